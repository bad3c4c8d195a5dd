// What a business sells, each stream planned by its mechanism. The first one is the main one.
import type { MechanismInput, MechanismPlan } from '../mechanisms/mechanism.ts'
import { MECHANISMS } from '../mechanisms/mechanisms.ts'
import type { Trade } from '../trades/schema.ts'
import { type Circumstances, holds } from './conditions.ts'
import type { CaseInput } from './input.ts'
import type { Fill, Numbers } from './numbers.ts'

export interface CaseStream {
  id: string
  label: string
  plan: MechanismPlan
}

/** A case before its figures are settled. */
export interface Ground {
  trade: Trade
  variants: string[]
  stage: Circumstances['stage']
  /** Twelve factors from January on. */
  season: number[]
  /** `before`: without what the founder set since. */
  numbersWith: (fills: ReadonlyMap<string, Fill>, before?: Numbers) => Numbers
}

export function streamsOf(
  input: CaseInput,
  { trade, variants, stage, season }: Ground,
  numbers: Numbers,
): CaseStream[] {
  const circumstances = { variants, stage, sellsTo: input.sellsTo, numbers }
  const streams: CaseStream[] = []
  for (const stream of trade.earns.filter(({ when }) => holds(when, circumstances))) {
    const main = streams[0]?.plan
    const plan = MECHANISMS[stream.mechanism].plan(
      mechanismInput(input, {
        numbers,
        channels: channelsFor(trade, stream.id, circumstances),
        trade,
        stream,
        isMain: main === undefined,
        // What is sold today is the main stream; another one begins with the plan.
        stage: main === undefined || numbers.has(`${stream.id}-opening`) ? stage : 'starting',
        spare: main ? spareBeside(main, numbers) : 1,
        season,
      }),
    )
    // Nobody adds a second thing that loses money on each sale.
    if (main && (plan.results.margin?.value ?? 1) <= 0) continue
    streams.push({ id: stream.id, label: (stream.sale ?? trade.words.sale)[1], plan })
  }
  return streams
}

/** The share of what can be made that the main stream leaves to the others, when the first year ends. */
function spareBeside({ volume }: MechanismPlan, numbers: Numbers): number {
  if (!numbers.has('capacity')) return 1
  return Math.max(0, 1 - (volume[11] ?? 0) / Math.max(1, numbers.value('capacity')))
}

type Channel = Trade['channels'][0]

/** Those that suit this business and bring customers for the stream. */
export const channelsFor = (trade: Trade, stream: string, circumstances: Circumstances): Channel[] =>
  trade.channels.filter(
    (channel) => (channel.for ?? trade.earns[0]?.id) === stream && holds(channel.when, circumstances),
  )

interface StreamOf {
  numbers: Numbers
  channels: Channel[]
  trade: Trade
  stream: Trade['earns'][0]
  isMain: boolean
  stage: Circumstances['stage']
  spare: number
  season: number[]
}

function mechanismInput(
  { team, sellsTo, fee }: CaseInput,
  { numbers, channels, trade, stream, isMain, stage, spare, season }: StreamOf,
): MechanismInput {
  // Those who pay today belong to the main stream.
  const prefixed = (id: string) =>
    isMain ? id : numbers.has(`${stream.id}-${id}`) || id === 'opening' ? `${stream.id}-${id}` : id
  const weeks = Math.min(...channels.map((channel) => channel.weeks), 13)
  const isRunning = stage === 'running'
  return {
    value: (id) => numbers.value(prefixed(id)) * (prefixed(id) === 'capacity' && !isMain ? spare : 1),
    has: (id) => numbers.has(prefixed(id)),
    stream: {
      id: stream.id,
      label: isMain
        ? capital((stream.sale ?? trade.words.sale)[1])
        : `${capital((stream.sale ?? trade.words.sale)[1])}, ${stream.id.replaceAll('-', ' ')}`,
      unit: (stream.sale ?? trade.words.sale)[0],
    },
    demand: wonBy(channels, numbers),
    isRunning,
    team,
    cash: numbers.has('cash') ? numbers.value('cash') : 0,
    season,
    fee,
    onAccount: sellsTo === 'firms',
    from: isRunning ? 1 : Math.max(1, Math.min(4, Math.round(weeks / 4.3))),
  }
}

/** Customers a year at normal pace. */
export const wonBy = (channels: Channel[], { value }: Numbers): number =>
  channels.reduce((sum, { id }) => sum + value(`reach-${id}`) * value(`win-${id}`), 0)

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
