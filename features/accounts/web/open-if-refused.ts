import { CallError } from '#kit/call.ts'
import { openConfirmAddress, openLogin } from './dialog-store.ts'

/**
 * Opens the dialog for what a refused call needs: a sign-in, or a confirmed address. Answers whether there is one. The
 * page stays, so that nothing that was typed is lost.
 */
export function openIfRefused(error: unknown): boolean {
  if (!(error instanceof CallError)) return false
  if (error.isAnswered) return true
  if (error.status === 401) openLogin({ here: true })
  else if (error.code === 'prove_address') openConfirmAddress()
  else return false
  return true
}
