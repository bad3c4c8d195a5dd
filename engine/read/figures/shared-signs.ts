// Signs that several moneys share.

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
