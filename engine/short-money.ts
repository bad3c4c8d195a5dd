// Amounts where there is little room: '€40k' beside a label, 'about €1.7 million' in a headline.
import { decimalsOf, formatMoney, roundHalfUp } from './money.ts'

interface Step {
  size: number
  short: string
  long: string
}

const STEPS: Step[] = [
  { size: 1e9, short: 'bn', long: ' billion' },
  { size: 1e6, short: 'm', long: ' million' },
  { size: 1e3, short: 'k', long: '' },
]

/** As amounts in rupees are read. */
const INDIAN_STEPS: Step[] = [
  { size: 1e7, short: ' crore', long: ' crore' },
  { size: 1e5, short: ' lakh', long: ' lakh' },
]

const stepsOf = (currency: string) => (currency === 'INR' ? INDIAN_STEPS : STEPS)

/** '€40k', '$8.5k', '€1.25m', '₹5 lakh'; small amounts as they are, with cents only where there are any. */
export function shortMoney(minor: number, currency: string): string {
  const unit = 10 ** decimalsOf(currency)
  const size = Math.abs(minor) / unit
  const step = size < 9_950 ? undefined : stepsOf(currency).find((one) => size >= one.size * 0.9995)
  if (!step) return formatMoney(minor, currency, minor % unit === 0 || size >= 1_000 ? { digits: 0 } : {})
  const places = size < step.size * 9.995 && step.size > 1e3 ? 2 : size < step.size * 99.95 ? 1 : 0
  const text = formatMoney(minor / step.size, currency, { digits: places })
  return `${text.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')}${step.short}`
}

/** To three digits, or two where it is said in millions: 156,994 becomes 157,000. Whole amounts keep their value. */
export function roundedMoney(minor: number, currency: string): { value: number; text: string } {
  const unit = 10 ** decimalsOf(currency)
  const amount = minor / unit
  const size = Math.abs(amount)
  const step = stepsOf(currency).find((one) => one.long !== '' && size >= one.size)
  if (!step) {
    const grain = size >= 1_000 ? 10 ** Math.max(0, Math.floor(Math.log10(size)) - 2) : 1
    const value = roundHalfUp(amount / grain) * grain * unit
    return { value, text: formatMoney(value, currency, { digits: 0 }) }
  }
  const places = size < step.size * 100 ? 1 : 0
  const rounded = roundHalfUp((amount / step.size) * 10 ** places) / 10 ** places
  const text = formatMoney(rounded * unit, currency, { digits: places })
  return { value: Math.round(rounded * step.size * unit), text: `${text.replace(/\.0$/, '')}${step.long}` }
}
