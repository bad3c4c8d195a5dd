// Countries with their money and names, and what founders call them.
import table from './countries.json' with { type: 'json' }

export interface Country {
  code: string
  currency: string
  demonym: string
  names: string[]
}

const ALIASES: Record<string, string> = {
  US: 'USA, U.S., U.S.A., US, America, the States, United States of America',
  GB: 'UK, U.K., Great Britain, Britain, England, Scotland, Wales, Northern Ireland',
  IE: 'Republic of Ireland',
  NZ: 'Aotearoa',
  NL: 'Holland',
  CZ: 'Czech Republic',
  AE: 'UAE, U.A.E.',
  SA: 'KSA',
  KR: 'Korea',
  TR: 'Turkey',
  CI: 'Ivory Coast',
  CD: 'DRC, Congo',
  PH: 'the Philippines',
  TZ: 'Zanzibar',
  TT: 'Trinidad, Tobago',
  BA: 'Bosnia',
}

export const COUNTRIES: Country[] = table.countries.map((line) => {
  const [code = '', currency = 'USD', demonym = '', names = ''] = line.split('|')
  return { code, currency, demonym, names: [...names.split(', '), ...(ALIASES[code]?.split(', ') ?? [])] }
})

const BY_CODE = new Map(COUNTRIES.map((country) => [country.code, country]))
const BY_NAME = new Map(COUNTRIES.flatMap(({ code, names }) => names.map((name) => [name, code] as const)))
const OF_CURRENCY = new Map<string, string[]>()
for (const { code, currency } of COUNTRIES)
  OF_CURRENCY.set(currency, [...(OF_CURRENCY.get(currency) ?? []), code])

export const countryNamed = (name: string): string | undefined => BY_NAME.get(name)
export const currencyOf = (code: string): string => BY_CODE.get(code)?.currency ?? 'USD'
/** The country whose money it is, if it is one country's only. */
export function countryOfCurrency(currency: string): string | undefined {
  const all = OF_CURRENCY.get(currency) ?? []
  return currency === 'GBP'
    ? 'GB'
    : currency === 'AUD'
      ? 'AU'
      : currency === 'NZD'
        ? 'NZ'
        : currency === 'CHF'
          ? 'CH'
          : currency === 'ZAR'
            ? 'ZA'
            : currency === 'NOK'
              ? 'NO'
              : currency === 'DKK'
                ? 'DK'
                : currency === 'INR'
                  ? 'IN'
                  : currency === 'ILS'
                    ? 'IL'
                    : currency === 'MAD'
                      ? 'MA'
                      : all.length === 1
                        ? all[0]
                        : undefined
}

/** Moneys that are written with one and the same sign at home. */
const SHARED: Record<string, RegExp> = {
  $: /^(?:USD|AUD|CAD|NZD|SGD|HKD|TWD|MXN|COP|CLP|ARS|JMD|TTD|BBD|BSD|BZD|GYD|XCD|FJD|LRD|NAD|UYU|CUP|DOP|KYD|BMD|BND|SBD|SRD|CVE)$/,
  dollar: /^(?:USD|AUD|CAD|NZD|SGD|HKD|TWD|JMD|TTD|BBD|BSD|BZD|GYD|XCD|FJD|LRD|NAD|KYD|BND|SBD)$/,
  cent: /^(?:USD|EUR|AUD|CAD|NZD|SGD|HKD|ZAR|KES|LKR|MYR|JMD|TTD|NAD|FJD)$/,
  kr: /^(?:SEK|NOK|DKK|ISK)$/,
  '¥': /^(?:CNY|JPY)$/,
  peso: /^(?:MXN|PHP|COP|CLP|ARS|UYU|CUP|DOP)$/,
  rupee: /^(?:INR|PKR|LKR|NPR|MUR|SCR)$/,
  GBP: /^(?:GBP|EGP|SSP|SDG|LBP|SYP|FKP|GIP)$/,
  AED: /^(?:AED|MAD)$/,
  KES: /^(?:KES|UGX|TZS|SOS|ETB)$/,
  ZAR: /^(?:ZAR|LSL|SZL|NAD)$/,
  local: /^(?:ZMW|PGK|BWP|PHP|LSL|GTQ|MWK|MZN|HNL|PYG)$/,
  CHF: /^(?:CHF|XOF|XAF|RWF|BIF|GNF|DJF|CDF)$/,
  franc: /^(?:CHF|XOF|XAF|RWF|BIF|GNF|DJF|CDF|KMF|XPF)$/,
  XOF: /^(?:XOF|XAF)$/,
  dinar: /^(?:KWD|BHD|JOD|TND|DZD|IQD|LYD|RSD|MKD)$/,
  slash: /^(?:KES|UGX|TZS|INR|PKR|LKR|NPR|BDT)$/,
  BOB: /^(?:BOB|VES)$/,
}
const USUAL: Record<string, string> = {
  $: 'USD',
  dollar: 'USD',
  cent: 'USD',
  kr: 'SEK',
  '¥': 'CNY',
  peso: 'MXN',
  rupee: 'INR',
  local: 'USD',
  franc: 'CHF',
  dinar: 'KWD',
  slash: 'KES',
}

/** Whether a sign can mean this money, and which money it means where nothing else is known. */
export const canMean = (sign: string, currency: string): boolean =>
  sign === currency || (SHARED[sign]?.test(currency) ?? false)
export const usualFor = (sign: string): string => USUAL[sign] ?? sign
export const isShared = (sign: string): boolean => sign in USUAL || sign === 'EUR' || sign === 'USD'
