// What stands in the field of an amount, a share or a count, and what is meant by what somebody types there. Pure.
//
// Values are in the quantity's own unit (minor units, fractions, counts); fields show what people say: 29.50, 4.5 %, 4,200.
import { decimalsOf, formatNumber } from '#engine/money.ts'
import type { Lever } from '#engine/plan/levers.ts'
import { numberIn, type SingleMark } from './typed-number.ts'

type Kind = Lever['kind']

const NOTHING_TYPED = 'Enter a number.'
const NOT_A_NUMBER = 'This is not a number. Enter digits, such as 29 or 29.50.'

export type Meaning = { value: number } | { error: string }

/** How many of the unit make one of what the field shows. */
function unitsIn(kind: Kind, currency: string): number {
  if (kind === 'money') return 10 ** decimalsOf(currency)
  return kind === 'percent' ? 0.01 : 1
}

function decimalsShown(kind: Kind, currency: string): number {
  if (kind === 'money') return decimalsOf(currency)
  return kind === 'count' ? 0 : 2
}

/** Nobody means a thousandth of a cent or of a customer; a dinar has a thousand parts, and shares have any. */
function singleMark(kind: Kind, currency: string): SingleMark {
  if (kind === 'money') return decimalsOf(currency) > 2 ? 'comma groups' : 'groups'
  return kind === 'count' ? 'groups' : 'decimals'
}

/** 2900 of EUR is '29', 2950 is '29.50', 0.045 is '4.5', 4200 is '4,200'. */
export function fieldText(value: number, kind: Kind, currency: string): string {
  const shown = value / unitsIn(kind, currency)
  const most = decimalsShown(kind, currency)
  const grouped = formatNumber(shown, most).replace('−', '-')
  // Where a lone comma is read as the decimal one, none is shown that is not.
  const text = singleMark(kind, currency) === 'decimals' ? grouped.replaceAll(',', '') : grouped
  if (most === 0) return text
  const [whole = '', fraction = ''] = text.split('.')
  if (/^0*$/.test(fraction)) return whole
  return kind === 'money' ? text : `${whole}.${fraction.replace(/0+$/, '')}`
}

interface Field {
  kind: Kind
  bounds: { low: number; high: number }
}

/** The value that is meant, or why it cannot be taken. */
export function meaningOf(typed: string, { kind, bounds }: Field, currency: string): Meaning {
  if (typed.trim() === '') return { error: NOTHING_TYPED }
  const number = numberIn(typed, singleMark(kind, currency))
  if (number === undefined || !Number.isFinite(number)) return { error: NOT_A_NUMBER }
  if (kind === 'count' && !Number.isInteger(number)) return { error: 'Enter a whole number.' }
  const value = number * unitsIn(kind, currency)
  const exact = kind === 'money' ? Math.round(value) : Math.round(value * 1e9) / 1e9
  const outside = exact < bounds.low || exact > bounds.high
  return outside ? { error: rangeSentence({ kind, bounds }, currency) } : { value: exact }
}

/** 'Enter an amount from 5 to 500.', with its sign or its percent. */
function rangeSentence({ kind, bounds }: Field, currency: string): string {
  const what = kind === 'money' ? 'an amount' : kind === 'percent' ? 'a share' : 'a number'
  const end = (value: number) => `${fieldText(value, kind, currency)}${kind === 'percent' ? '%' : ''}`
  return `Enter ${what} from ${end(bounds.low)} to ${end(bounds.high)}.`
}
