// How the names of places are found in a text, and which of them need more than their name.
import { TOWNS } from './cities.ts'
import { COUNTRIES } from './countries.ts'

export const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const pattern = (names: string[]) =>
  new RegExp(
    `(?<![\\p{L}\\d])(?:${names
      .sort((a, b) => b.length - a.length)
      .map(escaped)
      .join('|')})(?![\\p{L}\\d])`,
    'gu',
  )

/** Also a bird, a name, a US state, a hat: they count only behind 'in' and its like. */
export const DOUBTFUL = new Set([
  'Turkey',
  'Georgia',
  'Jordan',
  'Panama',
  'Chile',
  'China',
  'Trinidad',
  'America',
  'US',
  'Malta',
  'Cyprus',
  'Peru',
  'Oman',
  ...TOWNS.filter((town) => town.isDoubtful).map((town) => town.name),
])

export interface Name {
  country: string
  isTown: boolean
}
export const NAMES = new Map<string, Name>([
  ...TOWNS.map((town) => [town.name, { country: town.country, isTown: true }] as const),
  ...COUNTRIES.flatMap(({ code, names }) =>
    names.map((name) => [name, { country: code, isTown: false }] as const),
  ),
])
export const ANY_NAME = pattern([...NAMES.keys()])
/** Words of every day: without their capital they are no places. */
const WORDS = new Set(
  'Turkey China Chile Jordan US Nice Reading Bath Mobile Split Hull Derby Buffalo Boulder Providence Phoenix Cork Limerick Queens LA Salvador Cali Panama Kerry Kent Devon Lima Cologne America Durham Georgia Manila Oman York'.split(
    ' ',
  ),
)
export const LOWER = new Map(
  [...NAMES]
    .filter(([name]) => !WORDS.has(name) && name.length > 3)
    .map(([name, value]) => [name.toLowerCase(), { name, ...value }]),
)
export const ANY_LOWER = new RegExp(ANY_NAME.source, 'giu')
export const DEMONYMS = new Map(COUNTRIES.map(({ demonym, code }) => [demonym, code]))
/** 'Thai food' and 'Spanish lessons' say nothing of where; 'German companies' do. */
export const ANY_DEMONYM = new RegExp(
  `${pattern([...DEMONYMS.keys()]).source}(?= (?:[a-z-]+ )?(?:farmers|companies|firms|consumers|customers|market|users|smes|students|households|cities|city|government|law|laws|businesses|retailers|schools|universities|hospitals|parents|families|women|men|people|startups|freelancers|shoppers|growers|manufacturers|landlords|homeowners|coast|towns|villages|suburbs|hotels|restaurants|clinics|doctors|banks|employers|workers))`,
  'gu',
)

/** Parts of the world, each with the market that a founder there would most likely begin in. */
export const REGIONS: [RegExp, string][] = [
  [/\b(?:the DACH region|DACH)\b/, 'DE'],
  [/\b(?:Scandinavia|the Nordics|Nordic countries)\b/, 'SE'],
  [/\bBenelux\b/, 'NL'],
  [/\b(?:the Baltics|Baltic (?:states|countries))\b/, 'LT'],
  [
    /\b(?:European Union|the EU|EU(?= (?:citizens|countries|member|residents|market|customers|companies|firms|consumers|travell?ers|passengers))|Euro-?zone|euro area|(?:[Ww]estern |[Ss]outhern |[Cc]entral |[Nn]orthern )?Europe)\b(?! (?:AI Act|MDR|law|rules|regulation))/,
    'DE',
  ],
  [/\b(?:the Gulf(?: states| region)?|GCC|Middle East)\b/, 'AE'],
  [/\bWest Africa\b/, 'NG'],
  [/\bEast Africa\b/, 'KE'],
  [/\b(?:Southern Africa|sub-Saharan Africa)\b/, 'ZA'],
  [/\b(?:South-?[Ee]ast Asia|ASEAN)\b/, 'SG'],
  [/\b(?:Latin America|LATAM)\b/, 'MX'],
]
