// A blueprint that was really made, for somebody new.
import type { Page } from '@playwright/test'
import { newEmail, proveAddress, signUp } from './people.ts'
import { expect } from './quiet-page.ts'

interface Idea {
  startupName: string
  businessIdea: string
  targetCustomer: string
  industry: string
  stage: string
  additionalContext?: string
}

/** Signs this page's browser up, confirms the address and has it made: free, by the sandbox's own code. Answers its id. */
export async function makeBlueprint(page: Page, idea: Idea): Promise<string> {
  const email = await signUp(page, { email: newEmail('maker') })
  await proveAddress(page, email)
  const answer = await page.request.post('/api/generate-blueprint', {
    data: { fullName: 'Mara Lindqvist', email, promoCode: 'WELCOME100', ...idea },
  })
  const { blueprintId } = await answer.json()
  const status = async () =>
    (await (await page.request.get(`/api/blueprint/${blueprintId}/status`)).json()).status
  await expect.poll(status, { timeout: 120_000 }).toBe('complete')
  return blueprintId
}
