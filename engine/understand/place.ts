// Where the business is and in which money it counts. Said beats inferred; with nothing said, the United States.
import type { Corrections } from '../edits.ts'
import { plain } from '../plain-text.ts'
import { corrected, correction } from './corrections.ts'
import { codeOf } from './facts/currencies.ts'
import type { Found } from './facts/facts.ts'
import { countryOfCurrency, currencyOf, isCountry } from './places/countries.ts'
import {
  ANY_DEMONYM,
  ANY_LOWER,
  ANY_NAME,
  DEMONYMS,
  DOUBTFUL,
  escaped,
  LOWER,
  NAMES,
  type Name,
  REGIONS,
} from './places/names.ts'
import { evidenceAt, type Field } from './text/field.ts'
import { withoutOrders } from './text/orders.ts'
import type { Evidence, Place, Understood } from './understanding.ts'

interface Hit {
  country: string
  weight: number
  evidence: Evidence
  locality?: string
}

const BEFORE_PLACE =
  /(?:\b(?:in|near|around|across|throughout|serving|at|to|of|from|outside|based in|downtown|central|north|south|east|west|greater|the|for|and|over|within|en|à|im|northern|southern|eastern|western)|,|\()\s*$/i
/** Where goods come from is not where they are sold. */
const SOURCE =
  /\b(?:import\w*|sourc\w+|outsourc\w+|(?:from|our|my|by|with|via|use|using)\s[^.,;]{0,24}\b(?:suppliers?|factor(?:y|ies)|growers|farms|mills)|beans|inspired by|recipes|style of|originat\w+|moved|born|grew up|travel(?:s|ling|ing)? to|trips? to|holidays? (?:to|in)|flights? to)\b[^.,;]{0,24}$/i
/** 'made in Galway' may be where the firm is, as long as nothing else says where; 'made in Portugal' is a label. */
const MADE =
  /\b(?:made|manufactur(?:ed?|es|ing)|grown|roast\w*|produced?|suppliers?|factor(?:y|ies))\b[^.,;]{0,24}$/i
/** 'manufacturers in Germany', 'factories in Poland' are customers behind such a word. */
const SERVED = /\b(?:for|help(?:s|ing)?|to|serv(?:e|es|ing)|target(?:s|ing)?|let(?:s|ting)?)\s[^.,;]{0,40}$/i

export function placeOf(
  /** Of the company and of the founder: a town in them says nothing. */
  names: string[],
  fields: Field[],
  found: Found[],
  corrections: Pick<Corrections, 'country' | 'locality' | 'currency'> = {},
): { place: Understood<Place>; currency: Understood<string> } {
  const hits = fields.flatMap((field) => hitsOf(field, names))
  const righted = corrections.country && isCountry(corrections.country) ? corrections.country : undefined
  const country = righted ?? strongest(hits)
  const sign = signSaid(found)
  const region = country ? undefined : regionIn(fields)
  const home = country ?? region?.country
  const local = home ? currencyOf(home) : undefined
  const code = sign && codeOf(sign.sign, local)
  const currency: Understood<string> = code
    ? { value: code, evidence: [sign.evidence], basis: 'said' }
    : {
        value: local ?? 'USD',
        evidence: region ? [region.evidence] : evidenceOf(hits, country),
        basis: home ? 'inferred' : 'assumed',
      }
  const place = chosenPlace(hits, country, currency, fields, region)
  const own =
    corrections.currency && /^[A-Z]{3}$/.test(corrections.currency) ? corrections.currency : undefined
  const locality = plain(withoutOrders(corrections.locality ?? ''), 80)
  const rightedPlace = righted ? { ...place, evidence: [correction(righted)] } : place
  return {
    place: locality
      ? {
          value: { ...place.value, locality },
          evidence: [...(righted ? rightedPlace.evidence : []), correction(locality)],
          basis: 'said',
        }
      : rightedPlace,
    currency: own ? corrected(own) : currency,
  }
}

interface Region {
  country: string
  evidence: Evidence
}

/** A part of the world names no country; one of its large markets stands in. */
function regionIn(fields: Field[]): Region | undefined {
  for (const field of fields)
    for (const [words, country] of REGIONS) {
      const match = words.exec(field.plain)
      if (!match || SOURCE.test(field.plain.slice(Math.max(0, match.index - 40), match.index))) continue
      return {
        country,
        evidence: evidenceAt(field, { start: match.index, end: match.index + match[0].length }),
      }
    }
  return undefined
}

function chosenPlace(
  hits: Hit[],
  country: string | undefined,
  currency: Understood<string>,
  fields: Field[],
  region: Region | undefined,
): Understood<Place> {
  if (country) {
    const own = hits.filter((hit) => hit.country === country && hit.weight > 0)
    const locality = own.filter((hit) => hit.locality).sort((a, b) => b.weight - a.weight)[0]?.locality
    return {
      value: { country, ...(locality ? { locality } : {}) },
      evidence: evidenceOf(hits, country),
      basis: 'said',
    }
  }
  const unknown = unknownTown(fields)
  const near = unknown ? { locality: unknown.words } : {}
  const home = currency.basis === 'said' ? countryOfCurrency(currency.value) : undefined
  if (home)
    return {
      value: { country: home, ...near },
      evidence: [...currency.evidence, ...(unknown ? [unknown] : [])],
      basis: 'inferred',
    }
  if (region)
    return {
      value: { country: region.country, ...near },
      evidence: [region.evidence, ...(unknown ? [unknown] : [])],
      basis: 'inferred',
    }
  // The euro alone names no country: its largest economy stands in, marked as our assumption.
  return {
    value: { country: currency.value === 'EUR' ? 'DE' : 'US', ...near },
    evidence: unknown ? [unknown] : [],
    basis: 'assumed',
  }
}

function strongest(hits: Hit[]): string | undefined {
  const sums = new Map<string, number>()
  for (const { country, weight } of hits) sums.set(country, (sums.get(country) ?? 0) + weight)
  const [best] = [...sums].filter(([, sum]) => sum > 0).sort((a, b) => b[1] - a[1])
  return best?.[0]
}

const evidenceOf = (hits: Hit[], country: string | undefined): Evidence[] => {
  const seen = new Set<string>()
  return hits
    .filter((hit) => hit.country === country && hit.weight > 0)
    .map((hit) => hit.evidence)
    .filter(({ words }) => !seen.has(words) && seen.add(words))
    .slice(0, 5)
}

const WIDER =
  /^(?: (?:city(?: centre| center)?|county|metro(?:politan)? area|area|region|suburbs|bay))(?![a-z])/i
const SIDE =
  /(?:\b(?:(?:the )?(?:US|U\.S\.|American)|north|south|east|west|central|greater|downtown|northern|southern|eastern|western|rural|inner|suburban) )$/i
/** Rules that exist in one country only. */
const LAWS: [RegExp, string][] = [
  [/\b(?:HIPAA|FERPA|COPPA|Medicare|Medicaid|501\(c\)\(3\)|FINRA|CCPA|IRS)\b/g, 'US'],
  [/\b(?:NHS|Ofsted|HMRC|MHRA|CQC|DBS check)\b/g, 'GB'],
  [/\b(?:FSSAI|SEBI|RBI|UPI|Aadhaar)\b/g, 'IN'],
  [/\b(?:LGPD|Pix)\b/g, 'BR'],
  [/\b(?:M-Pesa)\b/gi, 'KE'],
  [/\b(?:NDIS|AUSTRAC)\b/g, 'AU'],
  [/\b(?:BaFin|DSGVO|Kleinunternehmer)\b/g, 'DE'],
  [/\b(?:POPIA|FICA)\b/g, 'ZA'],
]

function hitsOf(field: Field, names: string[]): Hit[] {
  const plain = withoutNames(field.plain, names)
  const isShouting = plain === plain.toUpperCase() || plain === plain.toLowerCase()
  const hits: Hit[] = []
  for (const match of plain.matchAll(isShouting ? ANY_LOWER : ANY_NAME)) {
    const known = isShouting
      ? NAMES.get(match[0])
        ? { name: match[0], ...(NAMES.get(match[0]) as Name) }
        : LOWER.get(match[0].toLowerCase())
      : { name: match[0], ...(NAMES.get(match[0]) as Name) }
    if (!known) continue
    const before = plain.slice(Math.max(0, match.index - 40), match.index)
    if (DOUBTFUL.has(known.name) && !isPlaced(known.name, before, plain.slice(match.index + match[0].length)))
      continue
    hits.push(hitAt(field, plain, match.index, match[0], known, before))
  }
  for (const match of plain.matchAll(ANY_DEMONYM))
    hits.push({
      country: DEMONYMS.get(match[0]) ?? 'US',
      weight: 2,
      evidence: evidenceAt(field, { start: match.index, end: match.index + match[0].length }),
    })
  for (const [law, country] of LAWS)
    for (const match of plain.matchAll(law))
      hits.push({
        country,
        weight: 1,
        evidence: evidenceAt(field, { start: match.index, end: match.index + match[0].length }),
      })
  return hits.slice(0, 60)
}

const isPlaced = (name: string, before: string, after: string) =>
  (BEFORE_PLACE.test(before) &&
    !/^ (?:[Ss]treet|[Rr]oad|[Aa]venue|bags?|boards?|press|sauce|beans?|stoppers?)\b/.test(after)) ||
  (name === 'US' && !/[A-Z]{3} $/.test(before)) ||
  /^(?:,? (?:city|county|Ireland|England|Texas|TX|France|NC|Australia|UK))\b/.test(after)

function hitAt(
  field: Field,
  plain: string,
  start: number,
  words: string,
  { country, isTown }: Name,
  before: string,
): Hit {
  const isAbroad = field.name !== 'targetCustomer' && SOURCE.test(before)
  const isMade = !isAbroad && field.name !== 'targetCustomer' && MADE.test(before) && !SERVED.test(before)
  const after = plain.slice(start + words.length, start + words.length + 24)
  const side = SIDE.exec(before)?.[0] ?? ''
  const wider = WIDER.exec(after)?.[0] ?? ''
  const span = {
    start: start - (isTown ? side.length : 0),
    end: start + words.length + (isTown ? wider.length : 0),
  }
  const evidence = evidenceAt(field, span)
  const weight = isAbroad || (isMade && !isTown) ? -1 : isMade ? 0.5 : isTown ? 3 : 4
  return {
    country,
    weight: field.name === 'targetCustomer' && weight > 0 ? weight + 1 : weight,
    evidence,
    ...(isTown && !isAbroad ? { locality: evidence.words.replace(/^the /i, '') } : {}),
  }
}

/** A start-up called 'Paris Coffee' is not in Paris, nor is a founder called Austin. */
function withoutNames(plain: string, names: string[]): string {
  let text = plain
  for (const name of names.map((one) => one.trim()).filter((one) => one.length > 2 && one.length < 80)) {
    text = text.replace(new RegExp(escaped(name), 'gi'), (found) => ' '.repeat(found.length))
  }
  return text
}

function signSaid(found: Found[]) {
  const counts = new Map<string, { count: number; evidence: Evidence }>()
  for (const { field, quantities } of found)
    for (const quantity of quantities) {
      if (!quantity.currency) continue
      const known = counts.get(quantity.currency)
      counts.set(quantity.currency, {
        count: (known?.count ?? 0) + 1,
        evidence: known?.evidence ?? evidenceAt(field, quantity),
      })
    }
  // A cent alone names no currency: any other sign does it better.
  const [best] = [...counts].sort(
    (a, b) => Number(a[0] === 'cent') - Number(b[0] === 'cent') || b[1].count - a[1].count,
  )
  return best && { sign: best[0], evidence: best[1].evidence }
}

const NO_TOWN =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|English|Spanish|French|German|Chinese|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Q[1-4]|I|We|The|Excel|React|Python|Europe|Africa|Asia|Christmas|Easter|AI|EU|Slack|Google|Shopify|WhatsApp|Instagram|TikTok|Figma|Latin|Minecraft|Roblox|Unity)\b/

function unknownTown(fields: Field[]): Evidence | undefined {
  for (const field of [...fields].reverse()) {
    const match =
      /\b(?:in|near|around|outside) ((?:the )?[A-Z][\p{Ll}'-]+(?:[ -](?:upon|on|de|la|le|St\.?|[A-Z][\p{Ll}'-]+)){0,3})(?![\p{L}'])/u.exec(
        field.plain,
      )
    if (
      match?.[1] &&
      !SOURCE.test(field.plain.slice(Math.max(0, match.index - 30), match.index + 3)) &&
      !NO_TOWN.test(match[1].replace(/^the /, ''))
    )
      return evidenceAt(field, {
        start: match.index + match[0].length - match[1].length,
        end: match.index + match[0].length,
      })
  }
  return undefined
}
