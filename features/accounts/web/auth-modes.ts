export type AuthMode = 'signIn' | 'signUp' | 'reset'

interface ModeWords {
  title: string
  lead: string
  action: string
  busy: string
  /** What analytics calls the form. */
  form: 'login' | 'signup' | 'password_reset'
}

export const MODES: Record<AuthMode, ModeWords> = {
  signIn: {
    title: 'Welcome Back',
    lead: 'Sign in to open your blueprints.',
    action: 'Sign In',
    busy: 'Signing In...',
    form: 'login',
  },
  signUp: {
    title: 'Create Account',
    lead: 'One account for your blueprints, credits and files.',
    action: 'Create Account',
    busy: 'Creating Account...',
    form: 'signup',
  },
  reset: {
    title: 'Reset Password',
    lead: 'We will email you a link to choose a new password.',
    action: 'Send Reset Email',
    busy: 'Sending Reset Email...',
    form: 'password_reset',
  },
}

export const CHECK_EMAIL = 'Check your email'
