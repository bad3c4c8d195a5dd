// One business: what was read, the trade that fits it, and its numbers. Everything after it is computed from the case alone.

import type { MechanismInput, MechanismPlan, Result } from '../mechanisms/mechanism.ts'
import { MECHANISMS } from '../mechanisms/mechanisms.ts'
import { decimalsOf } from '../money.ts'
import type { LedgerEntry, Reading } from '../read/reading.ts'
import type { CountryCard, Facet } from '../trades/facet-schema.ts'
import type { Trade } from '../trades/schema.ts'
import type { Subject } from '../trades/subject-schema.ts'
import { type Circumstances, holds } from './conditions.ts'
import { fillsOf } from './fills.ts'
import { customersCalled, withCalled } from './nouns.ts'
import { type CaseNumber, type Fill, type Numbers, numbersOf, type Rates } from './numbers.ts'
import { withOwnRows } from './own-rows.ts'
import { type PaySaid, paySaid } from './pay.ts'
import { impossibleFill, monthlyRevenueSaid, monthlyUnitsSaid, type OpenPoint } from './sanity.ts'
import { seasonIn } from './season.ts'
import { variantsOf } from './variants.ts'
import { type Consequence, whatFollows } from './what-follows.ts'
import { withSubjects } from './with-subjects.ts'

export interface TradeChoice {
  trade: Trade
  /** Between 0 and 1. */
  sure: number
  /** Ids of those that came next. */
  instead: string[]
}

export interface CaseInput {
  reading: Reading
  idea: string
  /** The brief's own text. */
  textOf: (field: LedgerEntry['field']) => string
  choice: TradeChoice
  /** What the offer touches besides. */
  facets: Facet[]
  /** What it is about, the plainest first. */
  subjects: Subject[]
  countryCard?: CountryCard
  country: string
  rates: Rates
  team: number
  sellsTo: Circumstances['sellsTo']
  fee: MechanismInput['fee']
  /** Run again at the same size: a risk does not make a firm a side business. */
  isSide?: boolean
  /** The founder's own values, by number, set after the plan was made. */
  set?: ReadonlyMap<string, number>
}

interface CaseStream {
  id: string
  label: string
  plan: MechanismPlan
}

export interface Case {
  /** What it was made from: a risk is measured by making it once more. */
  input: CaseInput
  reading: Reading
  /** With the founder's own rows. */
  trade: Trade
  choice: TradeChoice
  country: string
  currency: string
  circumstances: Circumstances
  numbers: Numbers
  /** Without what the founder set since. */
  original: Numbers
  fills: ReadonlyMap<string, Fill>
  /** Figures of the founder's that cannot be computed with. */
  open: OpenPoint[]
  /** As the brief states it, without what a number of the trade took. */
  pay: PaySaid
  /** Sums over the founder's own figures. */
  follows: Consequence[]
  /** Main one first. */
  streams: CaseStream[]
  /** Too small to live on: costs are taken at the low end. */
  isSide: boolean
  holds: (when: Parameters<typeof holds>[0]) => boolean
  /** The same business with these numbers set, and no others, at the same size. */
  withSet: (set: ReadonlyMap<string, number>) => Case
}

const SIDE_INCOME = 1_500

export function caseOf(input: CaseInput): Case {
  if (input.isSide !== undefined) return caseAtSize(input, input.isSide)
  const whole = caseAtSize(input, false)
  const year = whole.streams.reduce((sum, { plan }) => sum + leftIn(plan), 0)
  const isSide = year < SIDE_INCOME * 12 * input.rates.local && whole.circumstances.stage !== 'running'
  return isSide ? caseAtSize(input, true) : whole
}

/** Every trade has them, where the founder says them. */
const withCommonNumbers = (trade: Trade): Trade => ({
  ...trade,
  numbers: {
    ...trade.numbers,
    cash: { label: 'Money in hand', unit: 'usd', role: 'cash' },
    'runs-today': { label: 'Share of the planned runs that take place today', unit: 'share' },
    ...('opening' in trade.numbers
      ? {}
      : {
          opening: {
            label: 'Customers that pay today',
            unit: trade.words.customer,
            role: 'customers-paying',
          },
        }),
  },
})

/** What the second year's sales leave before fixed costs. */
const leftIn = ({ volume, results }: MechanismPlan): number =>
  volume.slice(12, 24).reduce((sum, sales) => sum + sales, 0) * (results.contribution?.value ?? 0)

interface Ground {
  trade: Trade
  variants: string[]
  stage: Circumstances['stage']
  numbersWith: (fills: ReadonlyMap<string, Fill>) => Numbers
}

function caseAtSize(input: CaseInput, isSide: boolean): Case {
  const { reading, choice, country, rates } = input
  const currency = reading.currency
  const minor = 10 ** decimalsOf(currency)
  const called = customersCalled(choice.trade, reading)
  const known = withSubjects(withCalled(choice.trade, called), input.subjects)
  const own = withOwnRows(withCommonNumbers(known), reading, minor)
  const { trade } = own
  const variants = variantsOf(trade, reading.offer.text, input.idea)
  const ground: Ground = {
    trade,
    variants,
    stage: stageOf(reading),
    numbersWith: (fills) => numbersOf({ trade, country, variants, rates, minor, fills, isSmall: isSide }),
  }
  const plain = ground.numbersWith(new Map())
  const said = fillsOf({
    trade,
    mechanism: MECHANISMS[(trade.earns[0] as Trade['earns'][0]).mechanism],
    ledger: reading.ledger,
    minor,
    currency,
    textOf: input.textOf,
    rangeOf: (id) => (plain.has(id) ? rangeOf(plain.get(id)) : undefined),
  })
  const { fills, open } = possibleFills(input, ground, new Map([...own.fills, ...said]))
  anchor(input, ground, fills, minor)
  const original = ground.numbersWith(new Map(fills))
  const follows = whatFollows({
    reading,
    price: fills.get('price')?.entry,
    textOf: input.textOf,
    sale: trade.words.sale,
  })
  const pay = payIn(input, fills, minor)
  const withSet = (set: ReadonlyMap<string, number>): Case => {
    const all = new Map(fills)
    for (const [id, value] of set)
      if (original.has(id) || id in trade.numbers)
        all.set(id, { value, entry: all.get(id)?.entry ?? setEntry(id, value) })
    const numbers = ground.numbersWith(all)
    const circumstances = { variants, stage: ground.stage, sellsTo: input.sellsTo, numbers }
    return {
      input: { ...input, isSide, set },
      reading,
      trade,
      choice,
      country,
      currency,
      circumstances,
      numbers,
      original,
      fills: all,
      open,
      pay,
      follows,
      streams: streamsOf(input, ground, numbers),
      isSide,
      holds: (when) => holds(when, circumstances),
      withSet,
    }
  }
  return withSet(input.set ?? new Map())
}

/** Average pay in the United States, a month in dollars, against which `rates.wage` is counted. */
export const DOLLARS_A_MONTH = 5_500

/** Wages that are a cost of each sale are no posts. */
function payIn({ reading, textOf, rates }: CaseInput, fills: ReadonlyMap<string, Fill>, minor: number) {
  const said = paySaid(reading, textOf, (rates.wage * DOLLARS_A_MONTH) / minor)
  const taken = new Set([...fills.values()].map(({ entry }) => entry.id))
  return { ...said, staff: said.staff.filter(({ entry }) => !taken.has(entry.id)) }
}

function streamsOf(input: CaseInput, { trade, variants, stage }: Ground, numbers: Numbers): CaseStream[] {
  const circumstances = { variants, stage, sellsTo: input.sellsTo, numbers }
  const streams: CaseStream[] = []
  for (const stream of trade.earns.filter(({ when }) => holds(when, circumstances))) {
    const main = streams[0]?.plan
    streams.push({
      id: stream.id,
      label: (stream.sale ?? trade.words.sale)[1],
      plan: MECHANISMS[stream.mechanism].plan(
        mechanismInput(input, {
          numbers,
          channels: channelsFor(trade, stream.id, circumstances),
          trade,
          stream,
          isMain: main === undefined,
          // What is sold today is the main stream; another one begins with the plan.
          stage: main === undefined || numbers.has(`${stream.id}-opening`) ? stage : 'starting',
          spare: main ? spareBeside(main, numbers) : 1,
        }),
      ),
    })
  }
  return streams
}

/** The share of what can be made that the main stream leaves to the others, when the first year ends. */
function spareBeside({ volume }: MechanismPlan, numbers: Numbers): number {
  if (!numbers.has('capacity')) return 1
  return Math.max(0, 1 - (volume[11] ?? 0) / Math.max(1, numbers.value('capacity')))
}

/** Without those that would make each sale a loss. */
function possibleFills(
  input: CaseInput,
  ground: Ground,
  said: Map<string, Fill>,
): { fills: Map<string, Fill>; open: OpenPoint[] } {
  const fills = new Map(said)
  const open: OpenPoint[] = []
  for (let tries = said.size; tries > 0; tries--) {
    const plan = streamsOf(input, ground, ground.numbersWith(fills))[0]?.plan
    const id = plan && impossibleFill(plan, fills)
    const fill = id === undefined ? undefined : fills.get(id)
    if (id === undefined || !fill) break
    const price = priceBeside(ground, fills, id, fill)
    if (price) {
      fills.set(price.id, price.fill)
      continue
    }
    fills.delete(id)
    open.push({ entry: fill.entry, id, because: 'loss' })
  }
  return { fills, open }
}

const PRICES = ['price', 'bill-rate']

/** Where the founder names what one costs and not what it sells for, the price keeps its usual distance from the cost. */
function priceBeside(
  { numbersWith }: Ground,
  fills: ReadonlyMap<string, Fill>,
  id: string,
  { value, entry }: Fill,
): { id: string; fill: Fill } | undefined {
  const usual = numbersWith(new Map())
  const price = PRICES.find((one) => usual.has(one))
  if (price === undefined || fills.has(price) || !usual.has(id) || usual.value(id) <= 0) return undefined
  const ratio = usual.value(price) / usual.value(id)
  return ratio > 1 ? { id: price, fill: { value: value * ratio, entry, follows: true } } : undefined
}

const FREQUENCIES = ['visits', 'buys', 'uses', 'orders', 'projects', 'cases', 'client-week', 'workers']
/** What grows a business that does not count customers. */
const SIZES = ['runs', 'units', 'audience', 'installs', 'loans']
const MOST_APART = 8
/** A stated count of runs is for something else when the stated revenue says so. */
const FAR_APART = 2

/** A running business starts from the revenue or the customers it states. */
function anchor(input: CaseInput, ground: Ground, fills: Map<string, Fill>, minor: number): void {
  if (ground.stage !== 'running') return
  const numbers = ground.numbersWith(fills)
  const stream = streamsOf(input, ground, numbers)[0]
  const revenue = monthlyRevenueSaid(input.reading)
  const opening = fills.get('opening')
  if (!stream || stream.plan.monthlyRevenue <= 0) return
  const size = SIZES.find(
    (id) => id in MECHANISMS[ground.trade.earns[0]?.mechanism ?? 'project'].numbers && numbers.has(id),
  )
  const units = monthlyUnitsSaid(input.reading)
  const each = salesEach(stream.plan)
  const wanted = revenue
    ? (revenue.amount * minor) / stream.plan.monthlyRevenue
    : units && each > 0
      ? units.amount / each
      : opening?.value
  const entry = revenue?.entry ?? units?.entry ?? opening?.entry
  if (wanted === undefined || !entry) return
  if (size) {
    const ratio = wanted / Math.max(0.1, stream.plan.customers[0] ?? 1)
    const isFar = ratio > FAR_APART || ratio < 1 / FAR_APART
    if (ratio <= 0 || (fills.has(size) && !isFar)) return
    // A few runs today grow into what is usual; more than that are what it has.
    if (size === 'runs' && ratio < 1) fills.set('runs-today', { value: ratio, entry, follows: true })
    else fills.set(size, { value: numbers.value(size) * ratio, entry })
    return
  }
  if (!opening) {
    fills.set('opening', { value: wanted, entry })
    return
  }
  const ratio = wanted / Math.max(1, opening.value)
  const frequency = FREQUENCIES.find((id) => numbers.has(id) && !fills.has(id))
  if (frequency && ratio < MOST_APART && ratio > 1 / MOST_APART)
    fills.set(frequency, { value: numbers.value(frequency) * ratio, entry })
}

/** Sales of one customer in a month, by the plan's own last month. */
const salesEach = ({ customers, volume }: MechanismPlan): number =>
  (volume.at(-1) ?? 0) / Math.max(1e-6, customers.at(-1) ?? 0)

const rangeOf = ({ low, value, high }: CaseNumber) => [low, value, high] as const

/** A value that the founder set by hand has no words in the brief. */
const setEntry = (id: string, value: number): LedgerEntry => ({
  id: -1,
  field: 'correction',
  quote: id,
  start: 0,
  value,
  unit: 'count',
  per: '',
  thing: '',
  approximate: false,
  role: 'other',
  status: 'actual',
  sure: 1,
  used: true,
})

function stageOf({ stage, ledger }: Reading): Circumstances['stage'] {
  const pays = ledger.some(
    ({ used, role, status }) =>
      used &&
      (status === 'actual' || status === 'past') &&
      (role === 'customers-paying' || role === 'revenue-actual' || role === 'units-sold'),
  )
  if ((stage.value === 'selling' || stage.value === 'growing') && pays) return 'running'
  if (stage.value === 'growing') return 'running'
  return stage.value === 'trial' ? 'trial' : 'starting'
}

type Channel = Trade['channels'][0]

/** Those that suit this business and bring customers for the stream. */
const channelsFor = (trade: Trade, stream: string, circumstances: Circumstances): Channel[] =>
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
}

function mechanismInput(
  { country, team, sellsTo, fee }: CaseInput,
  { numbers, channels, trade, stream, isMain, stage, spare }: StreamOf,
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
    season: seasonIn(trade, country),
    fee,
    onAccount: sellsTo === 'firms',
    from: isRunning ? 1 : Math.max(1, Math.min(4, Math.round(weeks / 4.3))),
  }
}

/** Customers a year at normal pace. */
const wonBy = (channels: Channel[], { value }: Numbers): number =>
  channels.reduce((sum, { id }) => sum + value(`reach-${id}`) * value(`win-${id}`), 0)

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Nobody has half a customer. */
const whole = (count: number) => (count >= 1 ? Math.round(count) : count)

/** Results of the plan, by the names under which sentences quote them. */
export function resultsIn({ streams, trade, numbers, circumstances }: Case): Record<string, Result> {
  const main = streams[0]?.plan
  if (!main) return {}
  const [one, many] = [trade.words.customer, trade.words.sale]
  const at = (months: number[], month: number) => months[month - 1] ?? 0
  const results: Record<string, Result> = { ...main.results }
  for (const month of [3, 6, 12]) {
    results[`customers-${month}`] = { value: whole(at(main.customers, month)), unit: one }
    results[`volume-${month}`] = { value: whole(at(main.volume, month)), unit: many }
  }
  const channels = channelsFor(trade, streams[0]?.id ?? '', circumstances)
  results.demand = { value: wonBy(channels, numbers), unit: one }
  results.volume = { value: at(main.volume, 12), unit: many }
  return results
}
