// One business: what was read, the trade that fits it, and its numbers. Everything after it is computed from the case alone.

import type { MechanismPlan, Result } from '../mechanisms/mechanism.ts'
import { MECHANISMS } from '../mechanisms/mechanisms.ts'
import { decimalsOf } from '../money.ts'
import type { Reading } from '../read/reading.ts'
import type { Trade } from '../trades/schema.ts'
import { idsAskedAbout } from './asked-about.ts'
import { calibrate, contradictedBy, plausibleAccounts } from './calibrate.ts'
import type { Case } from './case-type.ts'
import { checkedSums } from './checked-sums.ts'
import { type Circumstances, holds } from './conditions.ts'
import { fillsOf } from './fills.ts'
import type { CaseInput } from './input.ts'
import { isPrice, workIds } from './kept-work.ts'
import { customersCalled, withCalled } from './nouns.ts'
import { type CaseNumber, entryWithout, type Fill, numbersOf } from './numbers.ts'
import { caseOfOwn } from './own-case.ts'
import { withOwnRows } from './own-rows.ts'
import { paySaid } from './pay.ts'
import { possibleFills } from './possible-fills.ts'
import { pricesFarOff } from './prices-far-off.ts'
import { seasonIn, statedSeason } from './season.ts'
import { channelsFor, type Ground, streamsOf, wonBy } from './streams.ts'
import { variantsOf } from './variants.ts'
import { whatFollows } from './what-follows.ts'
import { withSubjects } from './with-subjects.ts'
import { keepWithinReach, marketWith } from './within-reach.ts'

export type { Case } from './case-type.ts'
export type { CaseInput, TradeChoice } from './input.ts'

const SIDE_INCOME = 1_500
/** Of fitting size and market to each other. */
const ROUNDS = 3

export function caseOf(input: CaseInput): Case {
  const { own } = input.choice.trade
  if (own) return caseOfOwn(input, own)
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

function caseAtSize(given: CaseInput, isSide: boolean): Case {
  const { reading, choice, country, rates } = given
  const currency = reading.currency
  const minor = 10 ** decimalsOf(currency)
  const called = customersCalled(choice.trade, reading)
  const tradeHere = withSubjects(withCalled(choice.trade, called), given.subjects)
  // What is only asked about is not part of a firm that runs without it.
  const askedIds = stageOf(reading) === 'running' ? idsAskedAbout(reading, given.textOf) : new Set<number>()
  const baseReading = {
    ...reading,
    ledger: reading.ledger.map((entry) => (askedIds.has(entry.id) ? { ...entry, used: false } : entry)),
  }
  const own = withOwnRows(withCommonNumbers(tradeHere), baseReading, minor)
  const { trade } = own
  const variants = variantsOf(trade, reading.offer.text, given.idea)
  const ground: Ground = {
    trade,
    variants,
    stage: stageOf(reading),
    season: statedSeason(given) ?? seasonIn(trade, country),
    numbersWith: (fills, before) =>
      numbersOf({
        trade,
        country,
        variants,
        rates,
        minor,
        fills,
        isSmall: isSide,
        ...(before && { before: { numbers: before, workIds: workIds(trade) } }),
      }),
  }
  const plain = ground.numbersWith(new Map())
  const said = fillsOf({
    trade,
    mechanism: MECHANISMS[(trade.earns[0] as Trade['earns'][0]).mechanism],
    ledger: reading.ledger,
    minor,
    currency,
    textOf: given.textOf,
    rangeOf: (id) => (plain.has(id) ? rangeOf(plain.get(id)) : undefined),
  })
  const { fills, open: losing } = possibleFills(given, ground, new Map([...own.fills, ...said]))
  const accounts = plausibleAccounts(given, ground, fills, minor)
  const monthlyWage = rates.wage * DOLLARS_A_MONTH
  const stated = new Map(fills)
  const books = { ground, fills, minor, accounts, stated }
  let input = calibrate({ input: given, ...books })
  // Fewer new customers leave more to those of today, who then let the plan grow less.
  for (let round = 0; round < ROUNDS; round++) {
    if (!keepWithinReach({ input, ground, fills, minor, monthlyWage, accounts })) break
    input = calibrate({ input, ...books })
  }
  const open = [
    ...losing,
    ...contradictedBy(stated, fills),
    ...pricesFarOff({ reading, numbers: ground.numbersWith(fills), fills, minor, currency }),
  ]
  const original = ground.numbersWith(new Map(fills))
  const follows = whatFollows({
    reading,
    price: fills.get('price')?.entry,
    textOf: input.textOf,
    sale: trade.words.sale,
  })
  const priceEntry = (fills.get('price') ?? fills.get('bill-rate'))?.entry
  const sums = checkedSums({ reading, accounts, price: priceEntry })
  const pay = payIn({ ...input, reading: baseReading }, fills, minor)
  const withSet = (set: ReadonlyMap<string, number>): Case => {
    const all = new Map(fills)
    for (const [id, value] of set)
      if (original.has(id) || id in trade.numbers)
        all.set(id, { value, entry: all.get(id)?.entry ?? entryWithout(id, value) })
    const numbers = ground.numbersWith(all, [...set.keys()].some(isPrice) ? original : undefined)
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
      accounts,
      follows,
      sums,
      market: marketWith(input, ground, all),
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
  const pay = paySaid(reading, textOf, (rates.wage * DOLLARS_A_MONTH) / minor)
  const takenIds = new Set([...fills.values()].map(({ entry }) => entry.id))
  return { ...pay, staff: pay.staff.filter(({ entry }) => !takenIds.has(entry.id)) }
}

const rangeOf = ({ low, value, high }: CaseNumber) => [low, value, high] as const

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
