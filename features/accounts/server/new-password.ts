// A new password is checked before it is hashed: at sign-up, by a reset link, and in the settings.
import { Failure } from '#server/errors.ts'
import { passwordFault, ROLE_PASSWORD_SHORTEST, ROLE_PASSWORD_TOO_SHORT } from '../password-rule.ts'
import { hashPassword } from './passwords.ts'
import type { User } from './users.ts'

export interface NewPassword {
  passwordHash: string
  /** Whether it is long enough for a role, should its owner be given one. */
  passwordFitsRole: boolean
}

export async function hashNewPassword(
  password: string,
  { email, role }: Pick<User, 'email' | 'role'>,
): Promise<NewPassword> {
  const fault = passwordFault(password, { email, hasRole: role !== 'user' })
  if (fault) throw new Failure('password_refused', { sentence: `${fault}.` })
  return { passwordHash: await hashPassword(password), passwordFitsRole: fitsRole(password) }
}

/** Of the locked account: the role may have come while the password was hashed. */
export function refuseShortForRole({ role }: Pick<User, 'role'>, { passwordFitsRole }: NewPassword): void {
  if (role !== 'user' && !passwordFitsRole)
    throw new Failure('password_refused', { sentence: `${ROLE_PASSWORD_TOO_SHORT}.` })
}

export const fitsRole = (password: string): boolean => password.length >= ROLE_PASSWORD_SHORTEST
