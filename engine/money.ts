// Amounts as people read them. By hand and not by Intl, because the same plan must give the same bytes on every
// machine, and locale data differ between runtimes.

/** Halves go away from zero, as in a spreadsheet's ROUND. The hair forgives binary fractions: 1.005 × 100 is 101. */
export function roundHalfUp(value: number): number {
  const size = Math.floor(Math.abs(value) + 0.5 + HAIR)
  return value < 0 && size > 0 ? -size : size
}
const HAIR = 1e-9

interface Sign {
  before: string
  decimals?: number
  /** Lakh and crore: the last three digits, then pairs. */
  pairs?: boolean
}

const SIGNS: Record<string, Sign> = {
  USD: { before: '$' },
  EUR: { before: '€' },
  GBP: { before: '£' },
  CAD: { before: 'CA$' },
  AUD: { before: 'A$' },
  NZD: { before: 'NZ$' },
  SGD: { before: 'S$' },
  HKD: { before: 'HK$' },
  INR: { before: '₹', pairs: true },
  JPY: { before: '¥', decimals: 0 },
  BRL: { before: 'R$' },
  MXN: { before: 'MX$' },
  ZAR: { before: 'R' },
  NGN: { before: '₦' },
  KES: { before: 'KSh ' },
  ILS: { before: '₪' },
  TRY: { before: '₺' },
}

// The rest of ISO 4217 that does not count in hundredths. CHF, SEK, NOK, DKK, PLN, AED and all others show their code.
const DECIMALS: Record<string, number> = {
  CLP: 0,
  ISK: 0,
  KRW: 0,
  PYG: 0,
  RWF: 0,
  UGX: 0,
  VND: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  BHD: 3,
  JOD: 3,
  KWD: 3,
  OMR: 3,
  TND: 3,
}

/** How many decimals a currency has: 2 for most, 0 for the yen. */
export function decimalsOf(currency: string): number {
  return SIGNS[currency]?.decimals ?? DECIMALS[currency] ?? 2
}

export interface MoneyFormat {
  /** Decimals to show; the currency's own when left out. */
  digits?: number
  /** 'USD 5' in place of '$5', where a typeface may lack the sign or a table mixes dollars. */
  code?: boolean
}

/** 123456 in EUR: '€1,234.56'. Below zero with a true minus, before the sign: '−€5.00'. */
export function formatMoney(minor: number, currency: string, format: MoneyFormat = {}): string {
  const decimals = decimalsOf(currency)
  const digits = format.digits ?? decimals
  const sign = SIGNS[currency]
  const number = formatNumber(minor / 10 ** decimals, digits, sign?.pairs)
  const before = sign && !format.code ? sign.before.replace(' ', NO_BREAK) : currency + NO_BREAK
  return number.startsWith(MINUS) ? MINUS + before + number.slice(1) : before + number
}

/** 1234.5 with one digit: '1,234.5'. Zero never carries a minus. */
export function formatNumber(value: number, digits = 0, pairs = false): string {
  const scaled = roundHalfUp(value * 10 ** digits)
  const text = String(Math.abs(scaled)).padStart(digits + 1, '0')
  const whole = group(text.slice(0, text.length - digits), pairs)
  const number = digits > 0 ? `${whole}.${text.slice(-digits)}` : whole
  return scaled < 0 ? MINUS + number : number
}

function group(digits: string, pairs: boolean): string {
  const head = digits.slice(0, -3)
  if (head === '') return digits
  return `${head.replace(pairs ? BEFORE_PAIRS : BEFORE_TRIPLES, ',')},${digits.slice(-3)}`
}
const BEFORE_PAIRS = /\B(?=(\d{2})+$)/g
const BEFORE_TRIPLES = /\B(?=(\d{3})+$)/g

const MINUS = '−'
const NO_BREAK = '\u00a0'
