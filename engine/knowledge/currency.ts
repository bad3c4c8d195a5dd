// Money of another country, brought over by purchasing power: what buys there what a dollar buys in the United States.
//
// The rates are ours, rounded to two digits after the tables of the OECD and the World Bank for about 2024, and not
// looked up. They suit prices, wages and costs of setting up; they are not what a bank pays.

/** Units of the currency that buy what one US dollar buys at home. */
const PER_DOLLAR: Record<string, number> = {
  USD: 1,
  EUR: 0.7,
  GBP: 0.68,
  CHF: 0.97,
  SEK: 8.6,
  NOK: 9.2,
  DKK: 6.3,
  ISK: 145,
  PLN: 1.9,
  CZK: 12.7,
  HUF: 165,
  RON: 1.9,
  RSD: 42,
  UAH: 12,
  TRY: 13,
  RUB: 30,
  CAD: 1.15,
  AUD: 1.4,
  NZD: 1.45,
  JPY: 95,
  KRW: 800,
  CNY: 3.5,
  HKD: 5.6,
  TWD: 13.5,
  SGD: 0.83,
  MYR: 1.5,
  THB: 10.5,
  VND: 7_200,
  IDR: 4_800,
  PHP: 19.5,
  INR: 20.5,
  PKR: 68,
  BDT: 31,
  LKR: 90,
  NPR: 34,
  KZT: 170,
  AED: 2.1,
  SAR: 1.8,
  QAR: 2.1,
  ILS: 3.6,
  EGP: 8.5,
  MAD: 3.8,
  TND: 1.05,
  NGN: 230,
  GHS: 5,
  KES: 45,
  TZS: 860,
  UGX: 1_250,
  RWF: 370,
  ETB: 24,
  ZAR: 7.4,
  BRL: 2.5,
  MXN: 10.2,
  ARS: 420,
  CLP: 440,
  COP: 1_450,
  PEN: 1.8,
  UYU: 28,
  CRC: 320,
  DOP: 23,
  JMD: 90,
}

const WITHOUT_CENTS = new Set(['JPY', 'KRW', 'VND', 'CLP', 'ISK', 'UGX', 'RWF'])

export const currencies: string[] = Object.keys(PER_DOLLAR)

export const PURCHASING_RATES = {
  year: 2024,
  why: 'Rounded purchasing-power rates of about 2024, not looked up; a bank would pay another rate.',
}

export function inMinorUnits(amount: number, currency: string): number {
  return WITHOUT_CENTS.has(currency) ? Math.round(amount) : Math.round(amount * 100)
}

/** Minor units of one currency as minor units of another; undefined when one of them is not known. */
export function convert(amount: number, from: string, to: string): number | undefined {
  if (from === to) return amount
  const fromRate = PER_DOLLAR[from]
  const toRate = PER_DOLLAR[to]
  if (!fromRate || !toRate) return undefined
  const major = WITHOUT_CENTS.has(from) ? amount : amount / 100
  return inMinorUnits((major / fromRate) * toRate, to)
}
