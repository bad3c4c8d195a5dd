// A figure that the founder may set: how its values read, and between which bounds a value makes sense.
import { decimalsOf, formatMoney } from '../../money.ts'
import type { Quantity } from './quantity.ts'

export type FigureKind = 'money' | 'percent' | 'count' | 'number'

export interface Bounds {
  low: number
  high: number
  /** The finest difference that can be read. */
  step: number
}

export interface Settable {
  /** As the plan uses it. */
  quantity: Quantity
  /** As it would be without the founder's value. */
  original: Quantity
  show: (value: number) => string
  kind: FigureKind
  bounds: Bounds
}

interface Frame {
  show: (value: number) => string
  currency: string
  /** The likely range; what the founder may set reaches further. */
  low: number
  high: number
  /** Beyond this a value would change nothing. */
  most?: number
  /** Whether nothing would be read as not said, and an assumption stand in its place. */
  isNeverNothing?: boolean
}

/** What is known of a quantity, with the founder's value in its place where there is one and it can be. */
export function settable(original: Quantity, frame: Frame, wanted: number | undefined): Settable {
  const kind = kindOf(original.value, frame)
  const bounds = boundsOf(original.value, kind, frame)
  const known = { original, quantity: original, show: frame.show, kind, bounds }
  if (wanted === undefined) return known
  if (problemOf(wanted, known)) return known
  const value = toStep(wanted, bounds.step)
  if (value === toStep(original.value, bounds.step)) return known
  return {
    ...known,
    quantity: { ...original, value, text: frame.show(value), basis: { kind: 'set', was: original.text } },
  }
}

/** Why a value cannot be taken; undefined when it can. */
export function problemOf(
  value: number,
  { bounds: { low, high }, show }: Pick<Settable, 'bounds' | 'show'>,
): string | undefined {
  if (Number.isFinite(value) && value >= low && value <= high) return undefined
  return `Must be between ${show(low)} and ${show(high)}.`
}

function kindOf(value: number, { show, currency, low, high }: Frame): FigureKind {
  const text = show(high)
  if (text.includes('%')) return 'percent'
  if (startsWithMoney(text, currency)) return 'money'
  return [value, low, high].every(Number.isInteger) ? 'count' : 'number'
}

/** The sign stands before the amount, and the rand's is a letter. */
function startsWithMoney(text: string, currency: string): boolean {
  const sign = formatMoney(0, currency, { digits: 0 }).replace(/[\d\s]/g, '')
  const at = text.indexOf(sign)
  return at >= 0 && /^\s?\d/.test(text.slice(at + sign.length))
}

/** Up to ten times what is likely, and a share never more than the whole. Money may be nothing; what divides may not. */
export function boundsOf(value: number, kind: FigureKind, frame: Frame): Bounds {
  const { show, currency, low, high, most = Number.POSITIVE_INFINITY } = frame
  const step = stepOf(value, kind, show, currency)
  const largest = Math.max(Math.abs(value), Math.abs(high), step)
  if (kind === 'money')
    return { low: frame.isNeverNothing ? step : 0, high: Math.min(most, tidyUp(largest * 10, step)), step }
  // What is smaller than its step is still what the plan has.
  const least = low <= 0 ? 0 : Math.min(value, Math.max(step, toStep(low / NARROWEST[kind], step)))
  if (kind !== 'percent') return { low: least, high: Math.min(most, tidyUp(largest * 10, step)), step }
  return { low: least, high: Math.min(most, largest > 1 ? toStep(largest * 3, step) : 1), step }
}

/** How far below what is likely a figure may be set, by its kind: a share of a hundredth is still a share. */
const NARROWEST = { percent: 1000, count: 50, number: 10 } as const

/** The finest of the usual steps that changes what is read. */
function stepOf(value: number, kind: FigureKind, show: (value: number) => string, currency: string): number {
  const ways = {
    money: [1, 10 ** decimalsOf(currency)],
    percent: [0.0001, 0.001, 0.01],
    count: [1],
    number: [0.01, 0.1, 1],
  }[kind]
  const reads = (step: number) => {
    const from = toStep(value, step)
    return show(from) !== show(toStep(from + step, step))
  }
  return ways.find(reads) ?? (ways.at(-1) as number)
}

/** 0.1 + 0.2 is 0.3 here: the browser's slider and the server's sum agree. */
export function toStep(value: number, step: number): number {
  const steps = Math.round(value / step)
  return step < 1 ? Number((steps * step).toFixed(4)) : steps * step
}

/** Up to two digits, so that a bound reads well. */
function tidyUp(value: number, step: number): number {
  const size = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1)
  return toStep(Math.ceil(value / size) * size, step)
}
