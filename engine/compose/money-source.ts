// What the browser needs of a case source: mechanisms and numbers with their labels. Sentences stay on the server.
import type { Trade } from '../trades/schema.ts'
import type { CaseSource } from './source-data.ts'

/** It computes the same figures and levers. A text that is left out is empty, so that the shape stays that of a source. */
export function moneySource({ reading, choice, subjects, townPeople }: CaseSource): CaseSource {
  const [subject] = subjects
  const trade = withoutSentences(choice.trade)
  // A subject counts its own market; of all that it says, only that makes figures.
  const market = subject?.market ? { ...trade.market, count: subject.market } : trade.market
  return {
    reading: { ...reading, founder: '', contradictions: [], asked: [], evidence: [], checks: [] },
    choice: { ...choice, trade: { ...trade, market } },
    secondNames: [],
    facets: [],
    subjects: [],
    ...(townPeople !== undefined && { townPeople }),
  }
}

function withoutSentences(trade: Trade): Trade {
  const { id, name, parent, general, variants, words, numbers, costs, start, season, market } = trade
  return {
    ...NO_SENTENCES,
    id,
    name,
    ...(parent && { parent }),
    ...(general && { general }),
    variants,
    words: { ...words, business: '', does: '', british: {} },
    numbers,
    costs,
    start,
    season,
    earns: trade.earns.map((stream) => ({ ...stream, says: '' })),
    people: trade.people.map((post) => ({ ...post, why: '' })),
    channels: trade.channels.map(({ names: _, ...channel }) => ({ ...channel, how: '' })),
    market: { ...market, says: '', caution: '' },
    build: { is: trade.build.is, what: '', features: [], records: [] },
    finance: { by: trade.finance.by, says: '' },
    ...(trade.own && { own: { ...trade.own, posts: trade.own.posts.map(({ why: _, ...post }) => post) } }),
  }
}

/** Sections of a trade that are sentences alone. */
type Sentences =
  | 'fits'
  | 'not'
  | 'signs'
  | 'problem'
  | 'buyers'
  | 'solution'
  | 'rivals'
  | 'money'
  | 'pricing'
  | 'selling'
  | 'product'
  | 'systems'
  | 'work'
  | 'rules'
  | 'risks'
  | 'doubt'
  | 'days'
  | 'decisions'
  | 'questions'

const NO_SENTENCES: Pick<Trade, Sentences> = {
  fits: [],
  not: [],
  signs: [],
  problem: { scene: [], nothing: '' },
  buyers: [],
  solution: { promise: '', parts: [], now: [], against: '' },
  rivals: { lead: '', list: [], position: '' },
  money: { made: [], lost: [], watch: '' },
  pricing: [],
  selling: { cycle: '', says: [] },
  product: { first: [], leave: [], next: [] },
  systems: [],
  work: { day: [], limits: {}, skills: [] },
  rules: [],
  risks: [],
  doubt: { short: '', case: [], unless: '', kill: [] },
  days: [],
  decisions: [],
  questions: [],
}
