// How many people live where the business sells: those of the town where the gazetteer knows it, else what is usual for the trade.
import { formatNumber } from '../money.ts'
import type { Quantity } from '../plan/kit/quantity.ts'
import { populationOf } from '../read/places/gazetteer.ts'
import type { Range } from '../trades/schema.ts'
import type { Composer } from './composer.ts'

/** Beyond this a town is more than one business reaches from one place. */
const MOST_REACHED = 3

/** `isNational`: what is sold by post or online, or more than the town holds. */
export function peopleIn({ one, context }: Composer, usual: Range | undefined, isNational = false): Quantity {
  const { assume } = context
  const { locality } = one.reading.place
  const town = locality ? populationOf(locality, one.country) : undefined
  const show = (value: number) => `${formatNumber(Math.round(value))} people`
  if (one.trade.market.count.in === 'country' || !usual || isNational) {
    const people = COUNTRY_MILLIONS[one.country] ?? 30
    return assume('people', {
      label: `People in ${context.names.country}`,
      value: people * 1e6,
      low: people * 0.95e6,
      high: people * 1.05e6,
      show,
      why: 'population of the country, rounded',
    })
  }
  const [low, typical, high] = usual
  if (town) {
    const value = Math.min(town, high * MOST_REACHED)
    return assume('people', {
      label: `People in and around ${locality}`,
      value,
      low: value * 0.7,
      high: value * 1.4,
      show,
      why: 'population of the town by GeoNames, as far as one business reaches',
    })
  }
  return assume('people', {
    label: 'People within reach',
    value: typical,
    low,
    high,
    show,
    why: 'usual reach of such a business; the town’s own count replaces it',
  })
}

/** Of about 2025, rounded. */
const COUNTRY_MILLIONS: Record<string, number> = {
  US: 340,
  GB: 69,
  IE: 5.4,
  DE: 84,
  FR: 68,
  ES: 49,
  IT: 59,
  NL: 18,
  BE: 11.8,
  AT: 9.2,
  CH: 9,
  PT: 10.6,
  GR: 10.4,
  PL: 37,
  CZ: 10.9,
  HU: 9.6,
  RO: 19,
  SE: 10.6,
  NO: 5.6,
  DK: 6,
  FI: 5.6,
  IS: 0.4,
  HR: 3.9,
  RS: 6.6,
  UA: 38,
  TR: 86,
  CA: 41,
  AU: 27,
  NZ: 5.3,
  JP: 123,
  KR: 52,
  CN: 1410,
  HK: 7.5,
  TW: 23,
  SG: 6,
  MY: 35,
  TH: 66,
  VN: 101,
  ID: 284,
  PH: 117,
  IN: 1460,
  PK: 255,
  BD: 175,
  LK: 22,
  NP: 30,
  AE: 11,
  SA: 35,
  QA: 3,
  IL: 10,
  EG: 118,
  MA: 38,
  TN: 12,
  NG: 237,
  GH: 35,
  KE: 57,
  TZ: 70,
  UG: 51,
  RW: 14.5,
  ET: 135,
  ZA: 64,
  ZM: 22,
  ZW: 17,
  SN: 19,
  CI: 32,
  CM: 30,
  BR: 213,
  MX: 132,
  AR: 46,
  CL: 20,
  CO: 53,
  PE: 34,
  UY: 3.4,
  CR: 5.2,
  DO: 11.5,
  JM: 2.8,
  EC: 18,
  GT: 18.5,
  BO: 12.6,
}
