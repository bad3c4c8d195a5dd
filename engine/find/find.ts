// Which trade a brief belongs to. The words of the idea say which kind of business it is, and the way of earning that was read
// votes; within the kind a trade of its own is taken only when its signs are there.
import type { TradeChoice } from '../case/case.ts'
import { likelihoods, type Model, modelOf } from '../read/learned/model.ts'
import type { Mechanism, Reading } from '../read/reading.ts'
import { stem } from '../read/words.ts'
import { tradeLibrary } from '../trades/library.ts'
import type { Trade } from '../trades/schema.ts'
import { kindFeatures } from './features.ts'
import table from './table.json' with { type: 'json' }

let kinds: Model | undefined

interface ScoredTrade {
  trade: Trade
  score: number
}

/** `earnsBy`: as the founder says; only trades that earn so come into question. Every way of earning has a general one. */
export function findTrade(reading: Reading, idea: string, earnsBy?: Mechanism): TradeChoice {
  const { trades: all } = tradeLibrary()
  const trades = earnsBy ? all.filter(({ earns }) => earns[0]?.mechanism === earnsBy) : all
  const scores = kindsOf(trades, reading, idea)
  const [first, ...next] = scores as [ScoredTrade, ...ScoredTrade[]]
  const own = specificOf(trades, scores, reading, idea)
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

function kindsOf(trades: Trade[], reading: Reading, idea: string): ScoredTrade[] {
  kinds ??= modelOf(table)
  const model = kinds
  const likely = likelihoods(model.scores(kindFeatures(`${reading.offer.text} ${idea}`)))
  const scores = trades
    .filter(({ general }) => general)
    .map((trade) => ({
      trade,
      score: (likely[model.classes.indexOf(trade.id)] ?? 0) * earningOf(trade, reading) ** EARNING_COUNTS,
    }))
    .sort((a, b) => b.score - a.score || (a.trade.id < b.trade.id ? -1 : 1))
  const all = scores.reduce((sum, { score }) => sum + score, 0)
  return scores.map(({ trade, score }) => ({ trade, score: all > 0 ? score / all : 0 }))
}

/** How likely it is that the founder earns as the trade does. */
function earningOf({ earns }: Trade, reading: Reading): number {
  const main = earns[0]?.mechanism
  return Math.max(NEVER, reading.earns.find(({ mechanism }) => mechanism === main)?.sure ?? 0)
}

const LEAST_LIKE = 0.62
/** Signs speak against the kind that the words gave, if it was not out of the question. */
const LEAST_LIKELY_KIND = 0.03
/** One of another kind has to be this much more like it. */
const OF_ANOTHER_KIND = 1.6

/** The trade whose signs stand in the idea and whose own lines are like it; undefined when unsure. */
function specificOf(
  trades: Trade[],
  kinds: ScoredTrade[],
  reading: Reading,
  idea: string,
): Trade | undefined {
  const words = stemsOf(`${reading.offer.text} ${idea}`)
  const text = ` ${words.join(' ')} `
  const scores = trades
    .flatMap((trade) => {
      const kind = kinds.findIndex((one) => one.trade.id === trade.parent)
      const likely = kinds[kind]?.score ?? 0
      if (likely < LEAST_LIKELY_KIND) return []
      return { trade, score: likenessOf(trade, text, new Set(words)) / (kind === 0 ? 1 : OF_ANOTHER_KIND) }
    })
    .sort((a, b) => b.score - a.score)
  const [first, second] = scores
  if (!first || first.score < LEAST_LIKE) return undefined
  return second && second.score > first.score * 0.8 ? undefined : first.trade
}

function likenessOf({ signs, fits }: Trade, text: string, words: ReadonlySet<string>): number {
  const count = signs.filter((sign) => text.includes(` ${stemsOf(sign).join(' ')} `)).length
  if (count === 0) return 0
  const best = Math.max(
    ...fits.map((line) => {
      const own = stemsOf(line).filter((word) => word.length > 3)
      return own.filter((word) => words.has(word)).length / Math.max(3, own.length)
    }),
  )
  return count * 0.5 + best
}

const stemsOf = (text: string): string[] => (text.toLowerCase().match(/\p{L}+/gu) ?? []).map(stem)
