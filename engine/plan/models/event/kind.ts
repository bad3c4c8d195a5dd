// Events differ by how often they happen, what fills them, and what is paid for before anybody comes.
// Amounts are dollars of the United States. Texts hold no digit; '{buyers}' and the like are the brief's own words.
import type { RowTexts } from '../content/saying.ts'
import type { Range } from '../content/scale.ts'

export interface EventKind extends RowTexts {
  /** Words in a brief that tell it. */
  cues: RegExp
  /** 'festival': reads after 'a' or 'the'. */
  noun: string
  /** What is held, and who pays for a place in it. */
  session: { one: string; many: string }
  guest: { one: string; many: string }
  /** What a guest pays for: 'ticket', 'place', 'stall', 'fee'. */
  paid: string
  money: EventMoney

  priceLead: string
  priceTest: string
  day: string
}

interface EventMoney {
  price: Range
  /** Places in one session. One where a single client pays a fee. */
  seats: Range
  /** Sessions a year, in each of the three. */
  aYear: [number, number, number]
  /** Twelve factors; the quiet months first, because that is when a sensible founder begins. */
  season?: number[]
  filled: [first: number, later: number]
  /** Of the price, for each guest; and of a full house's takings, for each session. */
  perGuest: Range
  perSession: Range
  /** What is sold beside it, for each guest or for each so many of them. */
  beside?: { label: string; one: string; many: string; guestsEach: number; price: Range; cost: number }
  /** Who could come: counted from where it is held. */
  reach: { who: string; count: Range; go: Range; times: Range }
  equipment: Range
  help: { role: string; like: string; dollars: number }
}
