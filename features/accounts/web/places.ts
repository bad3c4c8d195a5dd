// The same form stands in the dialog and on the pages; each place has its own words for failures and leads on elsewhere.
import type { AuthMode } from './auth-modes.ts'
import type { FailureWords } from './failure.ts'
import { UNREACHABLE } from './unreachable.ts'

export interface Place {
  next: { signIn: string; signUp: string }
  failure: Record<AuthMode, FailureWords>
}

export const DIALOG: Place = {
  next: { signIn: '/dashboard', signUp: '/dashboard' },
  failure: {
    signIn: { title: 'Sign In', refused: 'Authentication failed', unreachable: UNREACHABLE },
    signUp: { title: 'Account Creation', refused: 'Authentication failed', unreachable: UNREACHABLE },
    reset: { title: 'Password Reset', refused: 'Authentication failed', unreachable: UNREACHABLE },
  },
}

const PAGE_UNREACHABLE = {
  title: 'Connection Error',
  description: 'Unable to connect to server. Please try again.',
}
const CHECK = 'Please check your credentials.'

export const PAGE: Place = {
  next: { signIn: '/dashboard', signUp: '/blueprint-purchase' },
  failure: {
    signIn: { title: 'Login Failed', refused: CHECK, unreachable: PAGE_UNREACHABLE },
    signUp: { title: 'Signup Failed', refused: CHECK, unreachable: PAGE_UNREACHABLE },
    reset: { title: 'Password Reset', refused: CHECK, unreachable: PAGE_UNREACHABLE },
  },
}
