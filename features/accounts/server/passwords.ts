// argon2id with the library's defaults (19 MiB, two passes). Hashing is slow on purpose, so only a few run at a time.
import { hash, verify } from '@node-rs/argon2'
import { Failure } from '#server/errors.ts'

const AT_ONCE = 2
/** About four seconds of work; whoever comes after that is better told to come again. */
const MOST_WAITING = 100

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw new Failure('overloaded', { headers: { 'retry-after': '5' } })
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running++
  try {
    return await work()
  } finally {
    // The place is handed on, or given up.
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password))
}

let nobodys: Promise<string> | undefined

/** Takes as long without a hash as with one, so that the time tells nothing about the account. */
export async function isPassword(
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  nobodys ??= hash('nobody has this password')
  const stored = passwordHash ?? (await nobodys)
  const matches = await inTurn(() => verify(stored, password))
  return matches && typeof passwordHash === 'string'
}
