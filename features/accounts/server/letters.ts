// The emails about an account. Addresses in them come from the configuration, never from a request.
import type { Letter } from '#server/mail/letter.ts'

interface Written {
  subject: string
  letter: Letter
}

const REASON = 'You receive this because this address was used at Founder Co-Pilot.'
const NOT_YOU = 'If you did not ask for this, ignore this email; nothing changes without it.'

// In the fragment, which browsers send neither to a server nor to another site.
const page = (publicUrl: string, path: string, token: string) => `${publicUrl}${path}#token=${token}`

/** Without a code for accounts that sign in by link only. */
export function loginLetter(publicUrl: string, { token, code }: { token: string; code?: string }): Written {
  const note = code
    ? 'The link and the code work once, for 15 minutes. If you did not ask for them, ignore this email; nobody can sign in without it.'
    : 'Your account signs in by link only, so this email has no code. The link works once, for 15 minutes. If you did not ask for it, ignore this email; nobody can sign in without it.'
  return withLoginLink(publicUrl, { token, note, ...(code && { code }) })
}

export function supportLoginLetter(publicUrl: string, token: string): Written {
  const note =
    'Our support sent you this link. It works once, for 15 minutes. If you did not ask us for it, ignore this email; nobody can sign in without it.'
  return withLoginLink(publicUrl, { token, note })
}

function withLoginLink(
  publicUrl: string,
  { token, code, note }: { token: string; code?: string; note: string },
): Written {
  return {
    subject: 'Your login link',
    letter: {
      preview: 'Works for 15 minutes, once',
      heading: 'Sign in to Founder Co-Pilot',
      blocks: [
        { kind: 'text', text: 'Press the button on the device where you want to be signed in.' },
        { kind: 'button', label: 'Sign in', url: page(publicUrl, '/magic-login', token) },
        ...(code ? [codeBlock(code)] : []),
        { kind: 'rule' },
        { kind: 'small', text: note },
      ],
      reason: REASON,
    },
  }
}

function codeBlock(code: string) {
  return {
    kind: 'code' as const,
    label: 'Or type this code in the browser that asked for it:',
    code: `${code.slice(0, 3)} ${code.slice(3)}`,
  }
}

export function resetLetter(publicUrl: string, token: string, { isFirst }: { isFirst: boolean }): Written {
  const what = isFirst ? 'Set your password' : 'Reset your password'
  return {
    subject: what,
    letter: {
      preview: 'Works for one hour, once',
      heading: what,
      blocks: [
        {
          kind: 'text',
          text: isFirst
            ? 'This address has an account without a password. Press the button to choose one.'
            : 'Press the button to choose a new password. You will be signed out everywhere else.',
        },
        { kind: 'button', label: what, url: page(publicUrl, '/reset-password', token) },
        { kind: 'rule' },
        { kind: 'small', text: `The link works once, for one hour. ${NOT_YOU}` },
      ],
      reason: REASON,
    },
  }
}

/** To somebody who was made an admin, and whose password was too short for that. */
export function rolePasswordLetter(publicUrl: string, token: string): Written {
  return {
    subject: 'You are now an admin: set a longer password',
    letter: {
      preview: 'Admins need at least 12 characters',
      heading: 'Set a longer password',
      blocks: [
        {
          kind: 'text',
          text: 'You are now an admin of Founder Co-Pilot. Admins need a password of at least 12 characters, so your old one no longer works.',
        },
        { kind: 'button', label: 'Set a password', url: page(publicUrl, '/reset-password', token) },
        { kind: 'rule' },
        {
          kind: 'small',
          text: 'The link works once, for one hour. After that, press ‘Forgot your password?’ on the login page. You can also sign in with a link by email.',
        },
      ],
      reason: REASON,
    },
  }
}

export function verifyLetter(publicUrl: string, token: string): Written {
  return {
    subject: 'Confirm your email address',
    letter: {
      preview: 'One press, and your account is complete',
      heading: 'Confirm your email address',
      blocks: [
        {
          kind: 'text',
          text: 'Press the button to confirm that this address is yours. It is best done in the browser where you signed up.',
        },
        { kind: 'button', label: 'Confirm address', url: page(publicUrl, '/verify-email', token) },
        { kind: 'rule' },
        { kind: 'small', text: `The link works once, for 24 hours. ${NOT_YOU}` },
      ],
      reason: REASON,
    },
  }
}

export function changeEmailLetter(publicUrl: string, token: string): Written {
  return {
    subject: 'Confirm your new email address',
    letter: {
      preview: 'The change happens when you confirm it',
      heading: 'Confirm your new email address',
      blocks: [
        {
          kind: 'text',
          text: 'Somebody wants to use this address for their Founder Co-Pilot account. If that is you, press the button in the browser where you asked for it.',
        },
        { kind: 'button', label: 'Confirm address', url: page(publicUrl, '/verify-email', token) },
        { kind: 'rule' },
        { kind: 'small', text: `The link works once, for one hour. ${NOT_YOU}` },
      ],
      reason: REASON,
    },
  }
}

/** `otherWays`: what opens the account beside the password, such as 'Google' or a passkey. */
export function passwordChangedLetter(publicUrl: string, otherWays: string[]): Written {
  const left = otherWays.length > 0 ? ` These still open your account: ${otherWays.join(', ')}.` : ''
  return securityLetter({
    subject: 'Your password was changed',
    text: `The password of your Founder Co-Pilot account was changed. All other sessions and all access tokens were ended.${left}`,
    button: { label: 'Reset your password', url: `${publicUrl}/login` },
  })
}

export function emailChangedLetter(supportEmail: string, newEmail: string): Written {
  return securityLetter({
    subject: 'Your email address was changed',
    text: `Your Founder Co-Pilot account now uses ${newEmail}: emails about it, and links to sign in, go there from now on. All other sessions and all access tokens were ended, and connected accounts such as Google were disconnected.`,
    button: { label: 'Write to us', url: `mailto:${supportEmail}` },
  })
}

/** About a passkey, an authenticator app or recovery codes. */
export function factorLetter(
  publicUrl: string,
  text: string,
  subject = 'Your sign-in settings were changed',
): Written {
  return securityLetter({
    subject,
    text,
    button: { label: 'Look at your settings', url: `${publicUrl}/settings` },
  })
}

export function methodLinkedLetter(publicUrl: string, provider: string): Written {
  return securityLetter({
    subject: `${provider} can now open your account`,
    text: `Somebody signed in to ${provider} with this address, which ${provider} has confirmed. From now on that opens your Founder Co-Pilot account too.`,
    button: { label: 'Look at your settings', url: `${publicUrl}/settings` },
  })
}

export function methodUnlinkedLetter(publicUrl: string, provider: string): Written {
  return securityLetter({
    subject: `${provider} no longer opens your account`,
    text: `${provider} was disconnected from your Founder Co-Pilot account, and sessions that were opened with it elsewhere were ended.`,
    button: { label: 'Reset your password', url: `${publicUrl}/login` },
  })
}

export function connectLetter(
  publicUrl: string,
  { token, provider }: { token: string; provider: string },
): Written {
  return {
    subject: `Connect ${provider} to your account`,
    letter: {
      preview: 'Works for 15 minutes, once',
      heading: `Connect ${provider} to your account`,
      blocks: [
        {
          kind: 'text',
          text: `Somebody signed in to ${provider} with this address. If that was you, press the button in the same browser: from then on, ${provider} signs you in to your Founder Co-Pilot account.`,
        },
        { kind: 'button', label: `Connect ${provider}`, url: page(publicUrl, '/magic-login', token) },
        { kind: 'rule' },
        { kind: 'small', text: `The link works once, for 15 minutes. ${NOT_YOU}` },
      ],
      reason: REASON,
    },
  }
}

/** What somebody has to hear of who may not have done it. */
export function securityLetter({
  subject,
  text,
  button,
}: {
  subject: string
  text: string
  button: { label: string; url: string }
}): Written {
  return {
    subject,
    letter: {
      preview: 'If this was you, there is nothing to do',
      heading: subject,
      blocks: [
        { kind: 'text', text },
        { kind: 'text', text: 'If this was you, there is nothing to do. If it was not, act now:' },
        { kind: 'button', ...button },
      ],
      reason: REASON,
    },
  }
}
