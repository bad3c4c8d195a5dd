// Which new passwords are accepted. The server decides by it, and the forms say the same before anything is sent.
import { COMMON_PASSWORDS } from './common-passwords.ts'
import { PASSWORD_SHORTEST, PASSWORD_TOO_SHORT } from './contract.ts'

/** For whoever has a role: what it opens is worth more guesses. */
export const ROLE_PASSWORD_SHORTEST = 12
export const ROLE_PASSWORD_TOO_SHORT = `Admins need a password of at least ${ROLE_PASSWORD_SHORTEST} characters`

const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']

export interface PasswordOwner {
  email?: string | undefined
  hasRole?: boolean | undefined
}

/** What is wrong with it, in words for the person; undefined when it is accepted. */
export function passwordFault(password: string, { email, hasRole }: PasswordOwner = {}): string | undefined {
  if (password.length < PASSWORD_SHORTEST) return PASSWORD_TOO_SHORT
  if (hasRole && password.length < ROLE_PASSWORD_SHORTEST) return ROLE_PASSWORD_TOO_SHORT
  if (!password.trim()) return 'Password must not be only spaces'
  const plain = password.trim().toLowerCase()
  if (isAddress(plain, email)) return 'Password must not be your email address'
  if (isCommon(plain)) return 'This password is too common. Please choose another'
  return undefined
}

function isAddress(plain: string, email: string | undefined): boolean {
  const address = email?.trim().toLowerCase()
  return Boolean(address) && (plain === address || plain === address?.split('@')[0])
}

/** Digits and marks at the end are what people add when a form asks for more. */
function isCommon(plain: string): boolean {
  const stem = plain.replace(/[\s\d!?.*#$@_-]+$/, '')
  return (
    COMMON_PASSWORDS.has(plain) || COMMON_PASSWORDS.has(stem) || isOnePieceRepeated(plain) || isRow(plain)
  )
}

/** 'aaaaaaaa', 'xyxyxyxy', 'abcdabcd'. */
const isOnePieceRepeated = (plain: string) => /^(.{1,4})\1+$/u.test(plain)

/** Neighbours on the keyboard or in the alphabet, from end to end. */
function isRow(plain: string): boolean {
  const rows = [...ROWS, ...ROWS.map((row) => [...row].reverse().join(''))]
  return rows.some((row) => row.repeat(2).includes(plain))
}
