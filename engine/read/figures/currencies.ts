// Currencies as founders write them. '$' and 'kr' belong to several countries; the place decides.

/** As found: an ISO code, or a sign shared by several currencies. */
export type CurrencySign = string

const WORDS: Record<string, string> = {
  EUR: '€|eur|euros?|eu\\.',
  USD: 'us\\$|usd|us dollars?|u\\.s\\. dollars?|bucks?|美元|美金',
  $: '\\$',
  dollar: 'dollars?|dólares|dolares',
  GBP: '£|gbp|pounds? sterling|pounds?|quid',
  AUD: 'a\\$|au\\$|aud|australian dollars?',
  CAD: 'c\\$|ca\\$|cad|canadian dollars?',
  NZD: 'nz\\$|nzd',
  SGD: 's\\$|sgd|singapore dollars?',
  HKD: 'hk\\$|hkd',
  TWD: 'nt\\$|twd',
  BRL: 'r\\$|brl|reais|real|contos?',
  MXN: 'mx\\$|mxn|mexican pesos',
  peso: 'pesos?',
  INR: '₹|inr|indian rupees?',
  rupee: 'rs\\.?|rupees?',
  '¥': '¥|元|圆',
  CNY: 'cny|rmb|yuan|人民币',
  JPY: 'jpy|yen|円|日元',
  KRW: '₩|krw|won|원',
  CHF: 'chf|swiss francs?|sfr\\.?|franken',
  kr: 'kr\\.?|kronor|kroner|krona|krone',
  SEK: 'sek',
  NOK: 'nok',
  DKK: 'dkk',
  ISK: 'isk',
  PLN: 'zł|pln|złotych|zlotych|zlotys|zloty',
  CZK: 'kč|czk|koruna',
  HUF: 'huf|forints?|ft',
  RON: 'ron|lei',
  BGN: 'bgn|leva',
  TRY: '₺|try|turkish lira|lira|tl',
  UAH: '₴|uah|hryvnias?',
  ILS: '₪|ils|nis|shekels?',
  AED: 'aed|dirhams?|dhs?|درهم',
  SAR: 'sar|riyals?|ريال',
  QAR: 'qar',
  KWD: 'kwd|kd',
  BHD: 'bhd|bd',
  OMR: 'omr|r\\.o\\.',
  JOD: 'jod|jd',
  /** Dinars are written without their country at home. */
  dinar: 'dinars?|dinares',
  EGP: 'egp|egyptian pounds?|جنيه',
  MAD: 'moroccan dirhams?',
  NGN: '₦|ngn|nairas?',
  GHS: 'gh₵|gh¢|₵|ghs|ghc|cedis?',
  KES: 'kes|kshs?\\.?|kenyan shillings?|shillings?|bob',
  UGX: 'ugx|ushs?\\.?',
  TZS: 'tzs|tshs?\\.?',
  /** '1,500/=' in East Africa, '1,500/-' there and in India. */
  slash: '\\/=|\\/-',
  ZMW: 'zmw|kwachas?',
  MWK: 'mwk|mk',
  BWP: 'bwp|pula',
  LSL: 'lsl|maloti',
  MZN: 'mzn|mt|meticais|metical',
  XOF: 'xof|f ?cfa|cfa',
  KZT: '₸|kzt|tenge',
  GTQ: 'gtq|quetzales',
  PGK: 'pgk|kina',
  JMD: 'j\\$|jmd',
  TTD: 'tt\\$|ttd',
  FJD: 'fjd|fj?\\$',
  /** A letter that founders of one country write for their money: see `figures/find.ts`. */
  local: '¤',
  RWF: 'rwf|frw',
  NAD: 'n\\$',
  AOA: 'kz|kwanzas?',
  SLE: 'nle|sle|leones?',
  GMD: 'gmd|dalasis?',
  MGA: 'mga|ariary',
  franc: 'francs?',
  ETB: 'etb|birr',
  ZAR: 'zar|rands?',
  PKR: 'pkr',
  BDT: '৳|bdt|takas?|tk\\.?',
  LKR: 'lkr',
  NPR: 'npr',
  IDR: 'idr|rupiah|rp\\.?',
  MYR: 'myr|ringgit|rm',
  THB: '฿|thb|baht',
  VND: '₫|đ|vnd|vnđ|dong',
  MMK: 'mmk|kyats?',
  KHR: '៛|khr|riels?',
  LAK: '₭|lak',
  MNT: '₮|mnt|tugriks?',
  GEL: '₾|gel|lari',
  AMD: '֏',
  AZN: '₼|azn|manats?',
  RUB: '₽|rub|rou?bles?',
  VUV: 'vuv|vatu|vt',
  PHP: '₱|php|piso',
  COP: 'cop|col\\$|colombian pesos',
  CLP: 'clp',
  ARS: 'ars',
  PEN: 's\\/\\.?|soles',
  BOB: 'bs\\.?|bolivianos?',
  CRC: '₡|crc|colones',
  DOP: 'rd\\$|dop',
  PYG: '₲|gs\\.?|guaraníes|guaranies',
  UYU: 'uyu',
  HNL: 'hnl|lempiras?',
}

/** Letters that are also everyday words count only in front of a number, or right behind one. */
const LOOSE = new Set('real won ft lei php try nis ils ron rm eu\\. gs\\.? lak rub'.split(' '))

/** 'won 18 of 40', 'try 5', 'real 200', 'leva 4 horas': verbs and adjectives in front of a number. */
const NEVER_BEFORE = new Set(
  'won try real lei nis ils ft takas? dong leva bob rub lak đ \\/= \\/- francs? dinars?'.split(' '),
)

const alternatives = (skip: ReadonlySet<string>) =>
  Object.values(WORDS)
    .flatMap((words) => words.split('|'))
    .filter((word) => !skip.has(word))
    .sort((a, b) => b.length - a.length)
    .join('|')

/** Before a number: '€', 'US$', 'Rs.'. */
export const PREFIX = new RegExp(`(?<![a-z])(${alternatives(NEVER_BEFORE)}|r|n)\\s?$`, 'i')
/** Behind a number: ' euro', '€', ' dollars'. Sticky. */
export const SUFFIX = new RegExp(`[\\s-]?(${alternatives(LOOSE)})(?!\\p{L})`, 'iuy')

/** Hundredths by their own name: '40 cents', '2 pence', '50p'. A cent belongs to whatever money the plan counts in. */
const PARTS: Record<string, string> = {
  cent: 'cents?|¢|ct\\.?|cts\\.?',
  EUR: 'euro-?\\s?cents?|centimes',
  USD: 'us cents?',
  GBP: 'pence|penn(?:y|ies)',
  INR: 'paise|paisa',
  peso: 'centavos',
  NGN: 'kobo',
  PLN: 'groszy',
  kr: 'öre|øre',
}
const PART = Object.entries(PARTS).map(
  ([sign, words]) => [sign, new RegExp(`[\\s-]?(?:${words})(?![a-z])`, 'iy')] as const,
)
const BARE_PENCE = /p(?=[\s/.,;)]|$)/y

/** A part of a currency behind a number. */
export function partAt(plain: string, at: number): { sign: CurrencySign; end: number } | undefined {
  for (const [sign, pattern] of PART) {
    pattern.lastIndex = at
    if (pattern.test(plain)) return { sign, end: pattern.lastIndex }
  }
  BARE_PENCE.lastIndex = at
  return BARE_PENCE.test(plain) ? { sign: 'GBP', end: BARE_PENCE.lastIndex } : undefined
}

const EXACT = Object.entries(WORDS).map(([sign, words]) => [sign, new RegExp(`^(?:${words})$`, 'i')] as const)

/** In small letters these are bedrooms, hair gel, policemen and names. */
const IN_CAPITALS = /^(?:bd|kd|jd|vt|gel|cop|sle|lak|nle|mt|mk)$/i

export function signOf(word: string): CurrencySign | undefined {
  if (/^r$/.test(word)) return undefined
  if (word === 'R') return 'ZAR'
  if (word === 'N') return 'NGN'
  if (IN_CAPITALS.test(word) && word !== word.toUpperCase()) return undefined
  return EXACT.find(([, words]) => words.test(word))?.[0]
}
