import { PASSWORD_SHORTEST } from '../contract.ts'

interface Typed {
  password: string
  confirmPassword: string
}

/** The two are compared once each is long enough to be meant. */
export function newPasswordErrors({ password, confirmPassword }: Typed): Partial<Typed> {
  const errors: Partial<Typed> = {}
  if (password.length < PASSWORD_SHORTEST)
    errors.password = `Password must be at least ${PASSWORD_SHORTEST} characters long`
  if (confirmPassword.length < PASSWORD_SHORTEST) errors.confirmPassword = 'Please confirm your password'
  else if (!errors.password && password !== confirmPassword) errors.confirmPassword = "Passwords don't match"
  return errors
}
