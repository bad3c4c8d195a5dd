// The browser's side of passkeys. Its library is loaded when somebody presses a button that needs it.
import type { Assertion, Attestation } from '../../second-factor-contract.ts'

type Options = Record<string, unknown>

export const NO_PASSKEY = 'The passkey was not used. Please try again, or sign in another way.'

export const canUsePasskeys = (): boolean =>
  typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function'

export async function signWithPasskey(options: Options): Promise<Assertion> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON']
  return (await startAuthentication({ optionsJSON })) as unknown as Assertion
}

export async function makePasskey(options: Options): Promise<Attestation> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON']
  return (await startRegistration({ optionsJSON })) as unknown as Attestation
}
