// The currency that the founder's words name, where it is not the plan's: a wholesale price in dollars in a plan in pesos.

/** Currencies written with the dollar sign, or called dollar. */
const DOLLAR_SIGN = [
  'USD',
  'AUD',
  'CAD',
  'NZD',
  'SGD',
  'HKD',
  'TWD',
  'MXN',
  'ARS',
  'CLP',
  'COP',
  'UYU',
  'NAD',
]
const DOLLARS = ['USD', 'AUD', 'CAD', 'NZD', 'SGD', 'HKD', 'TWD', 'NAD', 'JMD', 'TTD', 'BBD', 'FJD']
const POUNDS = ['GBP', 'EGP']

const SIGNS: { currency: string; named: RegExp; isOwn: (plan: string) => boolean }[] = [
  { currency: 'USD', named: /\busd\b|\bus ?\$|\bus dollars?\b/i, isOwn: (plan) => plan === 'USD' },
  { currency: 'USD', named: /\bdollars?\b|\bdlls?\b/i, isOwn: (plan) => DOLLARS.includes(plan) },
  { currency: 'USD', named: /\$/, isOwn: (plan) => DOLLAR_SIGN.includes(plan) },
  { currency: 'EUR', named: /€|\beur(?:os?)?\b/i, isOwn: (plan) => plan === 'EUR' },
  { currency: 'GBP', named: /£|\bgbp\b/i, isOwn: (plan) => POUNDS.includes(plan) },
]

export const quotedCurrency = (quote: string, plan: string): string =>
  SIGNS.find(({ named, isOwn }) => named.test(quote) && !isOwn(plan))?.currency ?? plan
