import { CallError } from '#kit/call.ts'
import { askSecondFactor, type SignedInUser } from '../dialog-store.ts'

interface Answered {
  user?: SignedInUser | undefined
  secondFactor?: string[] | undefined
}

const GIVEN_UP = { error: 'Signing in was not finished. Please try again.', code: 'sign_in_over' }

/** The answer of a sign-in, after its second step if there is one. */
export async function finishSignIn<A extends Answered>(answer: A): Promise<A & { user: SignedInUser }> {
  const user = answer.secondFactor ? await askSecondFactor() : answer.user
  if (!user) throw new CallError(401, JSON.stringify(GIVEN_UP))
  return { ...answer, user }
}
