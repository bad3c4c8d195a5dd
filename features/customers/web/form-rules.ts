// What is wrong with what was typed. Pure.
import { adjustCredits, changeRole } from '../contract.ts'

interface Typed {
  way: string
  count: string
  reason: string
  /** What there is to take. */
  credits: number
}

export function creditsErrors({ way, count, reason, credits }: Typed) {
  return { count: countError(way, count.trim(), credits), reason: reasonError(reason) }
}

function countError(way: string, count: string, credits: number): string | undefined {
  if (!/^\d+$/.test(count)) return 'Type a whole number.'
  const { amount } = adjustCredits.body.shape
  const found = amount.safeParse(Number(count))
  if (!found.success) return found.error.issues[0]?.message
  if (way === 'take' && Number(count) > credits)
    return credits === 0 ? 'There are none to take.' : `There are only ${credits} to take.`
  return undefined
}

export function reasonError(reason: string): string | undefined {
  const found = changeRole.body.shape.reason.safeParse(reason)
  return found.success ? undefined : found.error.issues[0]?.message
}
