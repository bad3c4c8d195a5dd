// Where a purchase began in this tab: whoever cancels it can try again there.
import { keep, kept } from './kept.ts'

const KEY = 'checkoutStartedAt'
const STARTS = [
  '/?show=blueprint',
  '/blueprint-purchase',
  '/buy-credits',
  '/dashboard?show=blueprint',
] as const

export type Start = (typeof STARTS)[number]

export function rememberStart(start: Start): void {
  keep('session', KEY, start)
}

export function startedAt(): Start {
  const known = kept('session', KEY)
  return STARTS.find((start) => start === known) ?? '/?show=blueprint'
}
