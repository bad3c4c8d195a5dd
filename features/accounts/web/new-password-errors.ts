import { PASSWORD_SHORTEST, PASSWORD_TOO_SHORT } from '../contract.ts'

interface Typed {
  password: string
  confirmPassword: string
}

/** The two are compared once each is long enough to be meant. */
export function newPasswordErrors({ password, confirmPassword }: Typed): Partial<Typed> {
  const errors: Partial<Typed> = {}
  if (password.length < PASSWORD_SHORTEST) errors.password = PASSWORD_TOO_SHORT
  if (confirmPassword.length < PASSWORD_SHORTEST) errors.confirmPassword = 'Please confirm your password'
  else if (!errors.password && password !== confirmPassword) errors.confirmPassword = "Passwords don't match"
  return errors
}
