// People of the browser tests, and their mail in the sandbox mailbox.
import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'

export const PASSWORD = 'correct horse battery'
export const OWNER = { email: 'owner@example.com', password: 'of the owner alone' }

export const newEmail = (name = 'founder') => `${name}-${randomUUID().slice(0, 8)}@example.com`

interface Mail {
  /** The one that opens something once. */
  link: string
  links: string[]
  code: string
}

/** The newest email to the address whose subject fits, once it is there. */
export async function mailTo(request: APIRequestContext, to: string, subject: string): Promise<Mail> {
  let found: { links: string[]; text: string } | undefined
  await expect
    .poll(async () => {
      const answer = await request.get(`/sandbox/mailbox.json?to=${encodeURIComponent(to)}`)
      const mails: { subject: string; links: string[]; text: string }[] = await answer.json()
      found = mails.find((mail) => mail.subject.includes(subject))
      return found
    })
    .toBeDefined()
  const link = found?.links.find((url) => url.includes('token=')) ?? ''
  return { link, links: found?.links ?? [], code: found?.text.match(/\d{3} \d{3}/)?.[0] ?? '' }
}

/** Opens the link that proves the address, in the browser that signed up. */
export async function prove(request: APIRequestContext, email: string): Promise<void> {
  const { link } = await mailTo(request, email, 'Confirm your email')
  const data = { token: link.split('token=')[1] }
  expect((await request.post('/api/auth/verify-email', { data })).status()).toBe(200)
}

/** Signs this page's browser up, without the form, and proves the address: only then may they write to others. */
export async function signUpProved(page: Page, fullName?: string): Promise<string> {
  const email = await signUp(page, fullName ? { fullName } : {})
  await prove(page.request, email)
  return email
}

/** Signs this page's browser up, without the form. */
export async function signUp(
  page: Page,
  { email = newEmail(), fullName = 'Mara Lindqvist' } = {},
): Promise<string> {
  const answer = await page.request.post('/api/auth/signup', {
    data: { email, password: PASSWORD, fullName },
  })
  expect(answer.status()).toBe(200)
  return email
}

/** The same for a page. */
export const proveAddress = (page: Page, email: string): Promise<void> => prove(page.request, email)
