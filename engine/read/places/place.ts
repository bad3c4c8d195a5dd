// Where the business is, and in which money it counts. Every place that is named speaks for the countries that have one
// of that name, larger towns louder; the signs of money speak too; what is said of suppliers and of earlier lives hardly.

import type { FoundFigure } from '../figures/find.ts'
import { canMean, isShared, usualFor } from '../figures/shared-signs.ts'
import type { Language } from '../language.ts'
import type { Field } from '../text/field.ts'
import { homeOf, type PlaceWords, placeWords, spokenThere } from './by-language.ts'
import { COUNTRIES, countryNamed, countryOfCurrency, currencyOf } from './countries.ts'
import { townsNamed } from './gazetteer.ts'
import { TOWN_WORDS } from './town-words.ts'

export interface PlaceRead {
  /** ISO 3166, null where the brief does not tell. */
  country: string | null
  locality: string
  currency: string
  sure: number
}

interface Mention {
  name: string
  /** Order of appearance over all fields. */
  order: number
  weight: number
  countries: Map<string, number>
  isCountry: boolean
}

const LINK = `(?:de|del|da|do|dos|la|las|los|le|les|of|on|upon|am|an der|y|al|el|ng|sur|under)`
const WORD = String.raw`\p{Lu}[\p{L}'’-]*\.?`
const CAPITALS = new RegExp(String.raw`(?<![\p{L}\d@#])${WORD}(?:[ -](?:${LINK}\s)?${WORD}){0,3}`, 'gu')
const LOWER =
  /(?<![\p{L}])(?:in|near|around|outside|based in|from|across|serving|en|bei)\s+(?=((?:\p{Ll}[\p{L}'-]+)(?: \p{Ll}[\p{L}'-]+){0,2}))/gu

const BEFORE =
  /(?:\b(?:in|near|around|across|outside|serving|based in|based at|from|at|to|of|downtown|central|north|south|east|west|greater|between|and|through|over|en|à|im|em|bei|aus|rund um|cerca de|près de|i|på|northern|southern|eastern|western|rural|within|the|for)|[,(–/-])\s*$/i
const STRONG =
  /(?:\b(?:in|near|around|outside|based in|based at|serving|across|downtown|en|à|em|bei|rund um|cerca de|près de|rural|greater|between)|,)\s+(?:the\s|central\s|north\s|south\s|east\s|west\s|and around\s|downtown\s|greater\s|rural\s|upstate\s)?$/i
/** Where goods, people and ideas come from is not where they are sold. */
const ELSEWHERE =
  /\b(?:import\w*|sourc\w+|ship(?:ped|s)? from|suppliers?|factor(?:y|ies)|manufacturers?|born|grew up|studied|moved|trained|travel\w*|trips?|flights?|holidays?|inspired|recipes?|made|competitors?|rivals?|outfit|chain|lab|seller|container|university|college|degree|worked|cousin|brother|sister|used to|guy|firm|quotes?|quoted|ordered?|like the ones?|exists?|similar)\b[^.;]{0,34}$/i
const LAWS: [RegExp, string][] = [
  [
    /\b(?:HIPAA|FERPA|COPPA|Medicare|Medicaid|501\(c\)\(3\)|FINRA|CCPA|IRS|FDA|USDA|DOT|OSHA|LLC|ZIP code|SBA)\b/g,
    'US',
  ],
  [/\b(?:NHS|Ofsted|HMRC|MHRA|CQC|DBS check|council tax|Companies House)\b/g, 'GB'],
  [/\b(?:FSSAI|SEBI|RBI|UPI|Aadhaar|GST number|lakhs?|crores?)\b/g, 'IN'],
  [/\b(?:NDIS|AUSTRAC|ABN|tradies?|ute)\b/g, 'AU'],
  [/\b(?:BaFin|DSGVO|Kleinunternehmer|GmbH)\b/g, 'DE'],
  [/\b(?:POPIA|SARS|bakkie|spaza)\b/g, 'ZA'],
]

export function placeOf(
  names: string[],
  fields: Field[],
  figures: FoundFigure[],
  language: Language = 'en',
): PlaceRead {
  const mentions = fields.flatMap((field, i) => mentionsIn(field, names, i * 100_000, language))
  const signs = signsOf(figures)
  const scores = new Map<string, number>()
  const add = (country: string, weight: number) => scores.set(country, (scores.get(country) ?? 0) + weight)
  for (const mention of mentions)
    for (const [country, share] of mention.countries)
      add(country, mention.weight * share * spokenThere(language, country))
  for (const field of fields)
    for (const [law, country] of LAWS) if (field.plain.match(law)) add(country, country === 'IN' ? 0.4 : 0.7)
  for (const [sign, share] of signs) {
    const home = homeOf(language, sign) ?? usualHome(sign)
    if (home) add(home.country, home.weight * share)
  }
  for (const country of [...scores.keys()])
    for (const [sign, share] of signs) add(country, (canMean(sign, currencyOf(country)) ? 1 : -2) * share)
  const [best, second] = [...scores].filter(([, score]) => score > 0.75).sort((a, b) => b[1] - a[1])
  const country = best?.[0] ?? null
  return {
    country,
    locality: country ? localityIn(mentions, country) : '',
    currency: currencyIn(country, figures),
    sure: best ? best[1] / (best[1] + Math.max(0, second?.[1] ?? 0) + 0.5) : 0,
  }
}

function usualHome(sign: string): { country: string; weight: number } | undefined {
  const country = isShared(sign) ? undefined : countryOfCurrency(sign)
  return country ? { country, weight: 2 } : undefined
}

/** The money that the signs before the amounts mean in this country. */
export function currencyIn(country: string | null, figures: { currency?: string }[]): string {
  const [main] = [...signsOf(figures)].sort((a, b) => b[1] - a[1])
  const local = country ? currencyOf(country) : undefined
  if (!main) return local ?? 'USD'
  return local && canMean(main[0], local) ? local : usualFor(main[0])
}

/** The place that is named first and most clearly in that country, and oftenest. */
function localityIn(mentions: Mention[], country: string): string {
  const sums = new Map<string, number>()
  for (const { name, order, weight, countries, isCountry } of mentions) {
    const share = countries.get(country) ?? 0
    const isCity = isCountry && townsNamed(name).some((town) => town.country === country)
    if ((isCountry && !isCity) || share === 0) continue
    const early = 1 / (1 + order / 400)
    sums.set(name, (sums.get(name) ?? 0) + weight * (0.4 + 0.6 * share) * (0.5 + early) * (isCity ? 0.5 : 1))
  }
  return [...sums].sort((a, b) => b[1] - a[1])[0]?.[0] ?? ''
}

function mentionsIn(field: Field, names: string[], order: number, language: Language): Mention[] {
  const local = placeWords(language)
  const plain = names.reduce((text, name) => withoutName(text, name), field.plain)
  const found: Mention[] = []
  for (const match of plain.matchAll(CAPITALS)) {
    const words = match[0].split(' ')
    let at = match.index
    for (let from = 0; from < words.length; ) {
      const hit = longest(words, from)
      const count = hit?.words ?? 1
      if (hit) found.push(...mentionAt(plain, at, hit.name, order, local))
      at += words.slice(from, from + count).join(' ').length + 1
      from += count
    }
  }
  for (const match of plain.matchAll(local?.lower ?? LOWER)) {
    const words = (match[1] ?? '').split(' ')
    const at = match.index + match[0].length
    const hit = longest(words.map(capital), 0)
    const isLarge = hit && townsNamed(hit.name).some(({ size }) => size >= (hit.words > 1 ? 4 : 4.6))
    if (hit && (isLarge || countryNamed(hit.name)) && !isEveryday(hit.name, local))
      found.push(...mentionAt(plain, at, hit.name, order, local))
  }
  for (const { demonym, code } of COUNTRIES) {
    const at = demonym.length > 3 ? plain.indexOf(demonym) : -1
    if (at >= 0 && DEMONYM_BEFORE.test(plain.slice(at + demonym.length)))
      found.push({
        name: demonym,
        order: order + at,
        weight: 0.8,
        countries: new Map([[code, 1]]),
        isCountry: true,
      })
  }
  return found
}

const DEMONYM_BEFORE =
  /^s?(?![\p{L}])(?! (?:food|cuisine|lessons?|restaurants?|style|made|suppliers?|company|speak|language|class|course|grammar|literature))/u
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
/** A company called 'Paris Coffee' is not in Paris, nor is a founder called Austin. */
const withoutName = (text: string, name: string) => {
  const trimmed = name.trim()
  return trimmed.length > 2 ? text.replaceAll(trimmed, (found) => ' '.repeat(found.length)) : text
}

const isEveryday = (name: string, local: PlaceWords | undefined) =>
  TOWN_WORDS.has(name.toLowerCase()) ||
  (local !== undefined &&
    name
      .toLowerCase()
      .split(' ')
      .every((word) => local.everyday.has(word)))

const isPlace = (name: string) => countryNamed(name) !== undefined || townsNamed(name).length > 0

function longest(words: string[], from: number): { name: string; words: number } | undefined {
  for (let count = Math.min(5, words.length - from); count > 0; count--) {
    const name = words
      .slice(from, from + count)
      .join(' ')
      .replace(/['’]s$/, '')
      .replace(/[.,]+$/, '')
    if (name.length < 3 && !countryNamed(name)) continue
    if (isPlace(name)) return { name, words: count }
    // 'Leipzig-Plagwitz': a town and its quarter.
    const [town = ''] = name.split('-')
    if (town !== name && isPlace(town)) return { name: town, words: count }
  }
  return undefined
}

/** As `size` of the gazetteer: about 200,000 people. */
const LARGE = 5.3

function mentionAt(
  plain: string,
  at: number,
  name: string,
  order: number,
  local: PlaceWords | undefined,
): Mention[] {
  const before = plain.slice(Math.max(0, at - 60), at)
  const after = plain.slice(at + name.length, at + name.length + 24)
  const isFirst = /(?:^|[.!?:;]\s+|\n\s*)$/.test(before)
  const country = countryNamed(name)
  const towns = townsNamed(name)
  const largest = Math.max(0, ...towns.map(({ size }) => size))
  const isLed = local?.before.test(before) ?? false
  const isPlaced = BEFORE.test(before) || isLed
  // 'restoranes de Montevideo': behind a small word a large town is where it is.
  const isStrong = STRONG.test(before) || (local?.strong.test(before) ?? false) || (isLed && largest > LARGE)
  const isFollowed = /^,\s\p{Lu}/u.test(after)
  const isWord = isEveryday(name, local) || /^\p{Lu}{2,4}$/u.test(name)
  if (!country) {
    if (isWord && !isStrong && !isFollowed) return []
    if (isFirst && !isFollowed && !towns.some(({ size }) => size >= 4.3)) return []
    if (/^\s(?:Ltd|Inc|GmbH|LLC|Bank|University|College)\b/.test(after)) return []
  }
  const countries = new Map<string, number>()
  if (country) countries.set(country, 1)
  else {
    const weights = towns.map(({ country: code, size }) => [code, 10 ** (size * 0.75)] as const)
    const all = weights.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [code, weight] of weights) countries.set(code, weight / all)
  }
  const weight =
    (country ? 1.6 : 0.6 + largest / 8) *
    (isStrong ? 1.6 : isPlaced ? 1 : isFirst ? 0.7 : 0.6) *
    (ELSEWHERE.test(before) ? 0.25 : 1)
  return [{ name, order: order + at, weight, countries, isCountry: country !== undefined }]
}

function signsOf(figures: { currency?: string }[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { currency } of figures) if (currency) counts.set(currency, (counts.get(currency) ?? 0) + 1)
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return new Map([...counts].map(([sign, count]) => [sign, count / all]))
}
