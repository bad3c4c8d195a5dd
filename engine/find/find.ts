// Which trade a brief belongs to: how it earns says which are possible, the words of the idea say which of them is nearest.
import type { TradeChoice } from '../case/case.ts'
import type { Reading } from '../read/reading.ts'
import { stem } from '../read/words.ts'
import { tradeLibrary } from '../trades/library.ts'
import type { Trade } from '../trades/schema.ts'

interface Indexed {
  trade: Trade
  stems: Map<string, number>
}

let index: { trades: Indexed[]; rarity: Map<string, number> } | undefined

export function findTrade(reading: Reading, idea: string): TradeChoice {
  index ??= indexOf(tradeLibrary().trades)
  const { trades, rarity } = index
  const wanted = new Set(stemsOf(`${reading.offer.text} ${idea}`))
  const scored = trades
    .map(({ trade, stems }) => ({
      trade,
      score: likelihoodOf(trade, reading) * (1 + likeness(wanted, stems, rarity)),
    }))
    .sort((a, b) => b.score - a.score || (a.trade.id < b.trade.id ? -1 : 1))
  const [first, ...next] = scored as [(typeof scored)[0], ...typeof scored]
  const all = scored.reduce((sum, { score }) => sum + score, 0)
  return {
    trade: first.trade,
    sure: all > 0 ? first.score / all : 0,
    instead: next.slice(0, 2).map(({ trade }) => trade.id),
  }
}

const NEVER = 0.001

/** Of the way in which the trade earns. */
function likelihoodOf({ earns }: Trade, reading: Reading): number {
  const main = earns[0]?.mechanism
  const place = reading.earns.findIndex(({ mechanism }) => mechanism === main)
  const sure = reading.earns[place]?.sure ?? 0
  return Math.max(NEVER, place === 0 ? Math.max(sure, 0.5) : sure * 0.6)
}

function likeness(wanted: Set<string>, stems: Map<string, number>, rarity: Map<string, number>): number {
  let sum = 0
  for (const word of wanted) sum += Math.min(2, stems.get(word) ?? 0) * (rarity.get(word) ?? 0)
  return sum / Math.sqrt(40 + stems.size)
}

function indexOf(trades: Trade[]): NonNullable<typeof index> {
  const indexed = trades.map((trade) => {
    const stems = new Map<string, number>()
    const texts = [...trade.fits, ...trade.signs, ...Object.values(trade.variants).flat(), trade.name]
    for (const word of stemsOf(texts.join(' '))) stems.set(word, (stems.get(word) ?? 0) + 1)
    return { trade, stems }
  })
  const rarity = new Map<string, number>()
  for (const { stems } of indexed)
    for (const word of stems.keys()) rarity.set(word, (rarity.get(word) ?? 0) + 1)
  for (const [word, count] of rarity) rarity.set(word, Math.log(1 + trades.length / count))
  return { trades: indexed, rarity }
}

const stemsOf = (text: string): string[] => (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map(stem)
