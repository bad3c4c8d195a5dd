import { PASSWORD_SHORTEST } from '../contract.ts'
import { type PasswordOwner, passwordFault } from '../password-rule.ts'

interface Typed {
  password: string
  confirmPassword: string
}

/** The two are compared once each is long enough to be meant. */
export function newPasswordErrors(
  { password, confirmPassword }: Typed,
  owner: PasswordOwner = {},
): Partial<Typed> {
  const errors: Partial<Typed> = {}
  const fault = passwordFault(password, owner)
  if (fault) errors.password = fault
  if (confirmPassword.length < PASSWORD_SHORTEST) errors.confirmPassword = 'Please confirm your password'
  else if (!errors.password && password !== confirmPassword) errors.confirmPassword = "Passwords don't match"
  return errors
}
