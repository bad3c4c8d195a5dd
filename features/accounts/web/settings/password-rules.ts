import { PASSWORD_SHORTEST } from '../../contract.ts'

export interface NewPassword {
  password: string
  confirmPassword: string
}

/** What is wrong, field by field; nothing when all is well. */
export function passwordFaults({ password, confirmPassword }: NewPassword): Partial<NewPassword> {
  const faults: Partial<NewPassword> = {}
  if (password.length < PASSWORD_SHORTEST)
    faults.password = `Password must be at least ${PASSWORD_SHORTEST} characters long`
  if (confirmPassword.length < PASSWORD_SHORTEST) faults.confirmPassword = 'Please confirm your password'
  else if (confirmPassword !== password) faults.confirmPassword = "Passwords don't match"
  return faults
}
