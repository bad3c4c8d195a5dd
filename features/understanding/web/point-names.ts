// What we understood of a business, point by point, in plain words. Pure.
import type { Country } from '#engine/knowledge/countries.ts'
import type { Mechanism } from '#engine/read/reading.ts'
import type { Option } from '#web/ui/select.tsx'
import type { UnderstoodPoint } from '../contract.ts'

export type Point = UnderstoodPoint['id']

export const POINT_LABELS: Record<Point, string> = {
  offer: 'What is sold',
  payer: 'Who pays',
  mechanism: 'How it earns',
  country: 'Country',
  locality: 'Town or region',
  currency: 'Currency',
}

export const POINTS = Object.keys(POINT_LABELS) as Point[]

const MECHANISM_NAMES: Record<Mechanism, string> = {
  subscription: 'By subscription',
  usage: 'By use',
  'product-sale': 'By selling goods',
  'service-visit': 'By visits and appointments',
  project: 'By projects',
  retainer: 'By a monthly retainer',
  rental: 'By renting out',
  seats: 'By seats on a trip or at a table',
  event: 'By tickets to events',
  course: 'By courses and classes',
  membership: 'By memberships',
  marketplace: 'By a share of sales between others',
  'success-fee': 'By a fee on success',
  commission: 'By commission',
  staffing: 'By lending out staff',
  licensing: 'By licences',
  franchise: 'By franchise fees',
  advertising: 'By advertising and sponsors',
  'in-app': 'By purchases in an app',
  grants: 'By grants and donations',
  interest: 'By interest on loans',
}

export const currencyName = (code: string) => {
  const name = nameOf('currency', code)
  return name && name !== code ? `${name} (${code})` : code
}

export const countryName = (code: string) => nameOf('region', code) ?? code

function nameOf(type: 'currency' | 'region', code: string): string | undefined {
  try {
    return new Intl.DisplayNames('en', { type, fallback: 'code' }).of(code)
  } catch {
    // Not a code.
    return code
  }
}

/** As it reads on the page. */
export function pointText(point: Point, value: string, countries: Country[]): string {
  switch (point) {
    case 'country':
      return countries.find(({ code }) => code === value)?.name ?? value
    case 'currency':
      return currencyName(value)
    case 'mechanism':
      return MECHANISM_NAMES[value as Mechanism] ?? value
    case 'locality':
      return value || 'None is named'
    default:
      return value
  }
}

const byLabel = (a: Option, b: Option) => a.label.localeCompare(b.label, 'en')

/** What can be chosen; undefined where it is written freely. */
export function choicesOf(point: Point, countries: Country[]): Option[] | undefined {
  switch (point) {
    case 'country':
      return countries.map(({ code, name }) => ({ value: code, label: name })).sort(byLabel)
    case 'currency':
      return [...new Set(countries.map(({ currency }) => currency))]
        .map((value) => ({ value, label: currencyName(value) }))
        .sort(byLabel)
    case 'mechanism':
      return Object.entries(MECHANISM_NAMES).map(([value, label]) => ({ value, label }))
    default:
      return undefined
  }
}

/** `pointText` with the countries it needs. */
export type Namer = (point: Point, value: string) => string
