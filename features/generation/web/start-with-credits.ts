import type { Input } from '#kit/endpoint.ts'
import { callSignedIn } from '#web/calls/fresh-sign-in.ts'
import { generateBlueprint } from '../contract.ts'

type Form = Omit<Input<typeof generateBlueprint>['body'], 'useCredits' | 'promoCode' | 'requestId'>

/** The last request that nobody answered: it may have arrived all the same. */
let unanswered: { form: string; requestId: string | undefined } | undefined

/** Spends one credit. The same form sent again after a lost answer is the same request, so it costs no second one. */
export async function startWithCredits(form: Form): Promise<string> {
  const key = JSON.stringify(form)
  const requestId = unanswered?.form === key ? unanswered.requestId : newId()
  unanswered = { form: key, requestId }
  try {
    const { blueprintId } = await callSignedIn(generateBlueprint, {
      body: { ...form, useCredits: true, requestId },
    })
    unanswered = undefined
    if (!blueprintId) throw new Error('A credit was spent and no blueprint was named.')
    return blueprintId
  } catch (error) {
    if (wasAnswered(error)) unanswered = undefined
    throw error
  }
}

/** A refusal is an answer; a server that fell over half way is not. */
function wasAnswered(error: unknown): boolean {
  const status = (error as { status?: unknown }).status
  return typeof status === 'number' && status < 500
}

/** Only pages on a secure address can make one. Without it the server knows the same form by its words, for a minute. */
function newId(): string | undefined {
  return globalThis.crypto.randomUUID?.()
}
