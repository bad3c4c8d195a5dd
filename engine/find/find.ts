// Which trade a brief belongs to. The words of the idea say which kind of business it is, and the way of earning that was read
// votes; a trade of its own is taken for the subjects that it names.
import type { TradeChoice } from '../case/case.ts'
import { kindOf } from '../read/customers.ts'
import { likelihoods, type Model, modelOf } from '../read/learned/model.ts'
import type { Mechanism, Reading } from '../read/reading.ts'
import { tradeLibrary } from '../trades/library.ts'
import type { Trade } from '../trades/schema.ts'
import type { Subject } from '../trades/subject-schema.ts'
import { kindFeatures } from './features.ts'
import table from './table.json' with { type: 'json' }

let kinds: Model | undefined

interface ScoredTrade {
  trade: Trade
  score: number
}

export interface TradeHints {
  /** What the brief is plainly about. */
  subject?: Subject | undefined
  /** As the founder says; only trades that earn so come into question. Every way of earning has a general one. */
  earnsBy?: Mechanism | undefined
}

export function findTrade(
  reading: Reading,
  idea: string,
  { subject, earnsBy }: TradeHints = {},
): TradeChoice {
  const { trades: all } = tradeLibrary()
  const trades = earnsBy ? all.filter(({ earns }) => earns[0]?.mechanism === earnsBy) : all
  const scores = kindsOf(trades, reading, idea, subject)
  const [first, ...next] = scores as [ScoredTrade, ...ScoredTrade[]]
  const own = specificOf(trades, scores, subject)
  const others = [first, ...next].map(({ trade }) => trade.id)
  return {
    trade: own ?? first.trade,
    sure: first.score,
    instead: (own ? others : others.slice(1)).slice(0, 2),
  }
}

/** How much the way of earning counts against the words. */
const EARNING_COUNTS = 1
const NEVER = 0.004
/** What the brief is plainly about is seldom sold in another way. */
const OTHER_THAN_SUBJECT = 0.3

const mainOf = ({ earns }: Trade) => (earns[0] as Trade['earns'][0]).mechanism

function kindsOf(
  trades: Trade[],
  reading: Reading,
  idea: string,
  subject: Subject | undefined,
): ScoredTrade[] {
  kinds ??= modelOf(table)
  const model = kinds
  const likely = likelihoods(model.scores(kindFeatures(`${reading.offer.text} ${idea}`)))
  const scores = trades
    .filter(({ general }) => general)
    .map((trade) => ({
      trade,
      score:
        (likely[model.classes.indexOf(trade.id)] ?? 0) *
        earningOf(trade, reading) ** EARNING_COUNTS *
        (isForOthers(trade, reading) ? NEVER : 1) *
        (subject && !subject.earns.includes(mainOf(trade)) ? OTHER_THAN_SUBJECT : 1),
    }))
    .sort((a, b) => b.score - a.score || (a.trade.id < b.trade.id ? -1 : 1))
  const all = scores.reduce((sum, { score }) => sum + score, 0)
  return scores.map(({ trade, score }) => ({ trade, score: all > 0 ? score / all : 0 }))
}

const FOR_PEOPLE = new Set(['app-by-subscription', 'app-with-purchases'])

/** What companies pay for is no app for everybody, even if it runs on a phone. */
const isForOthers = ({ id }: Trade, { payer }: Reading): boolean =>
  FOR_PEOPLE.has(id) && kindOf(payer.text) === 'to-businesses'

/** How likely it is that the founder earns as the trade does. */
function earningOf({ earns }: Trade, reading: Reading): number {
  const main = earns[0]?.mechanism
  return Math.max(NEVER, reading.earns.find(({ mechanism }) => mechanism === main)?.sure ?? 0)
}

/** A kind this unlikely by words and way of earning is out of the question. */
const LEAST_LIKELY_KIND = 0.03

/** The trade of its own for the very thing that is sold; undefined where none is known. */
function specificOf(trades: Trade[], kinds: ScoredTrade[], subject: Subject | undefined): Trade | undefined {
  if (!subject) return undefined
  return trades.find(
    ({ subjects, parent }) =>
      subjects?.includes(subject.id) &&
      (kinds.find(({ trade }) => trade.id === parent)?.score ?? 0) >= LEAST_LIKELY_KIND,
  )
}
