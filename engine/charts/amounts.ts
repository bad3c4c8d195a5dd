// Money in charts: short in labels, round on axes.
import { decimalsOf, formatMoney, formatNumber } from '../money.ts'

/** `from`: below it, rounding to one decimal still stays below the unit. */
const UNITS = [
  { size: 1e12, from: 999.95e9, short: 'tn', name: 'trillion' },
  { size: 1e9, from: 999.95e6, short: 'bn', name: 'billion' },
  { size: 1e6, from: 999.95e3, short: 'm', name: 'million' },
  { size: 1e3, from: 999.5, short: 'k', name: 'thousand' },
] as const

/** '€92.6k', '−$2.8k', '¥3.4m', '€850': the exact amount, rounded once. What is exactly a round number shows no decimal. */
export function compactMoney(minor: number, currency: string): string {
  const major = 10 ** decimalsOf(currency)
  const unit = UNITS.find(({ from }) => Math.abs(minor) >= from * major)
  if (!unit) return formatMoney(minor, currency, { digits: 0 })
  const digits = minor % (unit.size * major) === 0 ? 0 : 1
  return formatMoney(minor / unit.size, currency, { digits }) + unit.short
}

/** '+€4.2k': for differences. */
export const withPlus = (minor: number, text: string): string => (minor > 0 ? `+${text}` : text)

export interface Denomination {
  /** '€ thousand' */
  name: string
  /** So many minor units are one. */
  size: number
}

/** What an axis counts in, so that its ticks have few digits. */
export function denomination(most: number, currency: string): Denomination {
  const major = 10 ** decimalsOf(currency)
  const whole = Math.abs(most) / major
  const sign = formatMoney(0, currency, { digits: 0 }).slice(0, -1).trim()
  const unit = UNITS.find(({ size }) => whole >= (size === 1e3 ? size : size * 5))
  return unit ? { name: `${sign} ${unit.name}`, size: unit.size * major } : { name: sign, size: major }
}

/** Ticks with as many decimals as their step needs: all of an axis alike. */
export function tickTexts(ticks: number[], size: number): string[] {
  const counts = ticks.map((tick) => tick / size)
  const digits = [0, 1, 2].find((tried) =>
    counts.every((count) => Math.abs(count * 10 ** tried - Math.round(count * 10 ** tried)) < 1e-6),
  )
  return counts.map((count) => formatNumber(count, count === 0 ? 0 : (digits ?? 2)))
}
