const FAILED = 'Google sign-in did not work. Please try again.'

/** Nothing went wrong: a link decides. */
export const LINK_SENT =
  'We sent you an email. Open its link in this browser to connect Google to your account.'

const SENTENCES: Record<string, string> = {
  provider_unavailable:
    'Google sign-in is not available right now. Please try again, or sign in with your email.',
  provider_cancelled: 'Google sign-in was cancelled.',
  provider_failed: FAILED,
  link_sent: LINK_SENT,
  address_unverified:
    'Google has not confirmed this email address, so it cannot be used to sign in. Please sign in with your email.',
}

/** What the way back from the identity provider wrote into the address. */
export function providerError(search: string): string | undefined {
  const code = new URLSearchParams(search).get('error')
  if (!code) return undefined
  return Object.hasOwn(SENTENCES, code) ? SENTENCES[code] : FAILED
}
