// What was read, as the older parts of the engine know it: who pays, what is sold, where, in which money, and the founder's facts.
import type { Brief } from '../brief.ts'
import { industryOf, stageOf } from '../brief-words.ts'
import { decimalsOf } from '../money.ts'
import { kindOf } from '../read/customers.ts'
import { fieldsOf } from '../read/fields.ts'
import type { LedgerEntry, Mechanism, Phrase, Reading } from '../read/reading.ts'
import { termsOf } from '../read/terms.ts'
import type {
  BusinessModel,
  Evidence,
  Fact,
  Place,
  Understanding,
  Understood,
} from '../read/understanding.ts'
import type { Trade } from '../trades/schema.ts'
import { factOf } from './figures.ts'
import type { CaseSource } from './source-data.ts'
import { USUAL_COUNTRY } from './usual-country.ts'

export function understandingOf(brief: Brief, source: CaseSource): Understanding {
  const { name, place } = source.reading
  const { idea, customer, context } = fieldsOf(brief)
  return {
    ...withoutTerms(brief, source),
    terms: termsOf([name, place.locality], idea, customer, context),
  }
}

/** Enough to compute with: what carries the idea is for its brand. Where the founder's words give no clean phrase, the trade's stand in. */
export function withoutTerms(brief: Brief, { reading, choice: { trade } }: CaseSource): Understanding {
  const { country, locality } = reading.place
  const payer = phraseOf(reading.payer, trade.words.payers)
  return {
    name: reading.name,
    founder: reading.founder,
    industry: chosen('industry', brief.industry, industryOf(brief)),
    stage: chosen('stage', brief.stage, stageOf(brief)),
    model: { value: modelOf(trade), evidence: [], basis: 'inferred' },
    otherModels: [],
    buyer: payer,
    user: reading.user.text ? phraseOf(reading.user, '') : payer,
    sells: { value: sellsTo(brief, reading, trade), evidence: [], basis: 'inferred' },
    offer: phraseOf(reading.offer, trade.words.offer),
    // What the trade says of problem and promise is printed.
    parts: [],
    problem: NOT_READ,
    outcome: NOT_READ,
    place: placeOf(country, locality),
    currency: { value: reading.currency, evidence: [], basis: country ? 'said' : 'assumed' },
    terms: [],
    // What to ask is the trade's to say.
    missing: [],
    facts: [...factsOf(reading), ...coFounderIn(brief, reading)],
  }
}

const NOT_READ: Understood<string> = { value: '', evidence: [], basis: 'assumed' }

const phraseOf = ({ text, from }: Phrase, otherwise: string): Understood<string> => ({
  value: text || otherwise,
  evidence: text
    ? [from ? { field: from.field, words: from.quote } : { field: 'correction', words: text }]
    : [],
  basis: 'said',
})

function placeOf(country: string | null, locality: string): Understood<Place> {
  const value = { country: country ?? USUAL_COUNTRY, ...(locality && { locality }) }
  return { value, evidence: [], basis: country ? 'said' : 'assumed' }
}

/** What was picked from a list of the form. 'other' and nothing at all say the same. */
function chosen<T extends string>(field: Evidence['field'], words: string, value: T): Understood<T> {
  const text = words.trim()
  const isSaid = text !== '' && !(value === 'other' && text.toLowerCase() !== 'other')
  return { value, evidence: isSaid ? [{ field, words: text }] : [], basis: isSaid ? 'said' : 'assumed' }
}

/** By who pays in the founder's words, else by the trade's. */
const sellsTo = (
  brief: Brief,
  { payer }: Reading,
  { words, build }: Trade,
): Understanding['sells']['value'] =>
  kindOf(payer.text) ??
  kindOf(brief.targetCustomer) ??
  kindOf(words.payers) ??
  (build.is === 'product' ? 'to-businesses' : 'to-consumers')

const CO_FOUNDER = /\bco-?founders?\b/i

/** A co-founder who is named makes two, where no number of founders is said. */
function coFounderIn({ businessIdea, additionalContext }: Brief, { ledger }: Reading): Fact[] {
  const words = CO_FOUNDER.exec(`${businessIdea}\n${additionalContext}`)?.[0]
  if (!words || ledger.some((entry) => entry.used && entry.role === 'team' && isFounders(entry))) return []
  return [
    {
      id: 'co-founder',
      kind: 'team-size',
      evidence: { field: 'additionalContext', words },
      amount: { low: 2, high: 2, unit: 'people' },
      about: 'founders',
      approximate: false,
    },
  ]
}

/** How brand, headlines and benchmarks know a business, by how its trade earns. */
function modelOf({ earns, build, market }: Trade): BusinessModel {
  const mechanism = earns[0]?.mechanism ?? 'project'
  const isSoftware = build.is === 'product'
  if (mechanism === 'subscription') return isSoftware ? 'software-subscription' : 'direct-to-consumer'
  if (mechanism === 'usage') return isSoftware ? 'usage-based-software' : 'local-service'
  if (mechanism === 'product-sale')
    return market.count.in === 'catchment' ? 'local-shop' : 'direct-to-consumer'
  return MODELS[mechanism]
}

const MODELS: Record<Exclude<Mechanism, 'subscription' | 'usage' | 'product-sale'>, BusinessModel> = {
  'service-visit': 'local-service',
  project: 'agency',
  retainer: 'agency',
  rental: 'rental',
  seats: 'local-service',
  event: 'event',
  course: 'education',
  membership: 'local-service',
  marketplace: 'marketplace',
  'success-fee': 'success-fee',
  commission: 'agency',
  staffing: 'agency',
  licensing: 'manufacturing',
  franchise: 'agency',
  advertising: 'content',
  'in-app': 'software-subscription',
  grants: 'non-profit',
  interest: 'local-service',
}

/** Money that is sought and people who found it; all other figures fill numbers of the case. */
function factsOf({ ledger, currency }: Reading): Fact[] {
  const minor = 10 ** decimalsOf(currency)
  return ledger.flatMap((entry) => {
    if (!entry.used || typeof entry.value !== 'number') return []
    if (entry.role === 'raise-goal' && entry.unit === 'money')
      return factOf(entry, { value: entry.value * minor, unit: 'usd' })
    if (entry.role === 'team' && isFounders(entry))
      return factOf(entry, { value: entry.value, unit: 'times' })
    return []
  })
}

const isFounders = ({ thing, quote, value }: LedgerEntry) =>
  Number(value) <= 6 && /\b(?:us|founder|partner|owner|sister|brother|friend)/i.test(`${thing} ${quote}`)
