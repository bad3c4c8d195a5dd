// What a trade can say.
import type { BusinessModel } from '../../read/understanding.ts'

export interface TradeWords {
  cues: RegExp
  /** Must be said too, anywhere in offer, parts or aims. */
  besides?: RegExp
  /** Left out: any. */
  models?: readonly BusinessModel[]
  /** At most 60 characters each. Left out: the line is made from the offer. */
  lines?: readonly [string, ...string[]]
  /** A moment of good service, as a screen or a sign would say it. */
  headline: string
  button: string
}
