// What was read, as the older parts of the engine know it: who pays, what is sold, where, in which money, and the founder's facts.
import { decimalsOf } from '../money.ts'
import type { LedgerEntry, Mechanism, Reading } from '../read/reading.ts'
import type { Trade } from '../trades/schema.ts'
import type { BusinessModel, Fact, Understanding, Understood } from '../understand/understanding.ts'
import type { CaseSource } from './case-source.ts'
import { factOf } from './figures.ts'

/** Facts without an amount are still read by the older parts. */
const TOLD = new Set<Fact['kind']>(['skill', 'gap', 'regulation', 'wish'])

/** Where the founder's words give no clean phrase, the trade's own stand in. */
export function withReading(u: Understanding, { reading, choice: { trade } }: CaseSource): Understanding {
  const { country, locality } = reading.place
  const { words } = trade
  return {
    ...u,
    model: { value: modelOf(trade), evidence: [], basis: 'inferred' },
    otherModels: [],
    buyer: phrase(u.buyer, reading.payer.text || words.payers),
    user: phrase(u.user, reading.user.text || reading.payer.text || words.payers),
    offer: phrase(u.offer, reading.offer.text || words.offer),
    // What the trade says of problem and promise is printed; these were read by stray words.
    parts: [],
    problem: { ...u.problem, basis: 'assumed' },
    outcome: { ...u.outcome, basis: 'assumed' },
    place: country
      ? { ...u.place, basis: 'said', value: { country, ...(locality && { locality }) } }
      : u.place,
    currency: { ...u.currency, value: reading.currency },
    // What to ask is the trade's to say.
    missing: [],
    facts: [...u.facts.filter(({ kind, amount }) => TOLD.has(kind) && !amount), ...factsOf(reading)],
  }
}

/** How brand, headlines and benchmarks know a business, by how its trade earns. */
export function modelOf({ earns, build, market }: Trade): BusinessModel {
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

const phrase = (was: Understood<string>, text: string): Understood<string> =>
  text ? { ...was, value: text, basis: 'said' } : was

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
