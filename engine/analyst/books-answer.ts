// The books of one business as a language model sets them up, and what makes them unusable.
import { z } from 'zod'
import { calculate, namesIn } from '../case/formula.ts'
import type { Reading } from '../read/reading.ts'
import { OwnBooks } from '../trades/own-books.ts'
import type { DeclaredNumber, Trade } from '../trades/schema.ts'
import { upTo } from './lists.ts'
import { forbiddenIn, loneDigits, placeholdersIn } from './texts.ts'

const Id = z.string().regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/)
const Pair = z.tuple([z.string().min(1).max(50), z.string().min(1).max(50)])
const NumberUnit = z.union([
  z.enum(['money', 'share', 'times', 'hours', 'days', 'weeks', 'months', 'years']),
  Pair,
])

const NumberAnswer = z.object({
  id: Id,
  label: z.string().min(2).max(140),
  unit: NumberUnit,
  per: z.string().max(40).nullish(),
  figure: z.number().int().nullish(),
  make: z.string().max(400).nullish(),
  value: z.number().nullish(),
  low: z.number().nullish(),
  high: z.number().nullish(),
  why: z.string().max(500).nullish(),
})

const ChannelAnswer = z.object({
  id: Id,
  name: z.string().min(2).max(90),
  how: z.string().min(10).max(900),
  reached: z.string().min(2).max(60),
  reach: z.string().min(1).max(200),
  wins: z.string().min(1).max(200),
  cost: z.string().min(1).max(200),
})

const RiskAnswer = z.object({
  name: z.string().min(4).max(140),
  likely: z.enum(['low', 'medium', 'high']),
  sign: z.string().min(4).max(500),
  answer: z.string().min(4).max(600),
  moves: z.string().max(60),
})

const MarketStep = z.object({
  what: z.string().min(2).max(140),
  make: z.string().max(400),
  unit: z.union([z.literal('money'), Pair]),
  is: z.enum(['TAM', 'SAM', 'SOM']).nullish(),
})

/** Without what a model leaves out by writing null. */
const stripNulls = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(stripNulls)
    : value !== null && typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value)
            .filter(([, one]) => one !== null)
            .map(([key, one]) => [key, stripNulls(one)]),
        )
      : value

const Parts = OwnBooks.pick({
  startsIn: true,
  startsYear: true,
  startsBecause: true,
  streams: true,
  costs: true,
  purchases: true,
  posts: true,
  money: true,
  opening: true,
  receivableDays: true,
  payableDays: true,
  taxRate: true,
  taxFree: true,
  ownerTaxed: true,
  options: true,
})

export const BooksAnswer = z.preprocess(
  stripNulls,
  z.object({
    kind: z.string().min(3).max(80),
    business: z.string().min(3).max(120),
    sale: Pair,
    customer: Pair,
    thesis: upTo(4, z.string().min(10).max(500), 2),
    numbers: z.array(NumberAnswer).min(6).max(240),
    ...Parts.shape,
    options: upTo(8, Parts.shape.options.element),
    market: upTo(8, MarketStep, 3),
    channels: upTo(6, ChannelAnswer, 2),
    risks: upTo(8, RiskAnswer, 4),
  }),
)
export type BooksAnswer = z.infer<typeof BooksAnswer>

const FIGURE_ID = /^f(\d+)$/

/** What makes a number of each id, so that formulas can be tried. */
function valuesOf(answer: BooksAnswer, reading: Reading): (id: string) => number {
  const byId = new Map(answer.numbers.map((number) => [number.id, number]))
  const running = new Set<string>()
  const value = (id: string): number => {
    const figure = figureOf(id, reading)
    if (figure !== undefined) return figure
    const number = byId.get(id)
    if (!number || running.has(id)) return Number.NaN
    running.add(id)
    const result =
      number.figure != null
        ? (figureOf(`f${number.figure}`, reading) ?? Number.NaN)
        : number.make
          ? calculate(number.make, value)
          : (number.value ?? Number.NaN)
    running.delete(id)
    return result
  }
  return value
}

function figureOf(id: string, { ledger }: Reading): number | undefined {
  const entry = ledger.find((one) => one.id === Number(FIGURE_ID.exec(id)?.[1] ?? -1))
  if (typeof entry?.value !== 'number') return undefined
  return entry.unit === 'fraction' ? entry.value / 100 : entry.value
}

/** Every formula of the books, with where it stands. */
export function formulasOf(answer: BooksAnswer): [where: string, formula: string][] {
  const path = (points: { amount: string }[]) => points.map(({ amount }) => amount)
  return [
    ...answer.streams.flatMap(({ id, price, cost, fee, volume, churn, capacity }) =>
      [
        price,
        cost,
        ...(fee ? [fee] : []),
        ...path(volume),
        ...(churn ? [churn] : []),
        ...(capacity ? [capacity] : []),
      ].map((formula): [string, string] => [`streams, ${id}`, formula]),
    ),
    ...answer.costs.flatMap(({ id, monthly }) =>
      path(monthly).map((formula): [string, string] => [`costs, ${id}`, formula]),
    ),
    ...answer.purchases.map(({ id, amount }): [string, string] => [`purchases, ${id}`, amount]),
    ...(answer.opening ?? []).map(({ id, amount }): [string, string] => [`opening, ${id}`, amount]),
    ...(answer.taxRate ? [['taxRate', answer.taxRate] as [string, string]] : []),
    ...(answer.taxFree ? [['taxFree', answer.taxFree] as [string, string]] : []),
    ...answer.posts.flatMap(({ id, count, monthlyPay, onCost }) =>
      [monthlyPay, ...(onCost ? [onCost] : []), ...path(count)].map((formula): [string, string] => [
        `posts, ${id}`,
        formula,
      ]),
    ),
    ...answer.money.flatMap(({ id, amount, rate }) =>
      [amount, ...(rate ? [rate] : [])].map((formula): [string, string] => [`money, ${id}`, formula]),
    ),
    ...answer.market.map(({ what, make }): [string, string] => [`market, ${what}`, make]),
    ...answer.channels.flatMap(({ id, reach, wins, cost }) =>
      [reach, wins, cost].map((formula): [string, string] => [`channels, ${id}`, formula]),
    ),
    ...answer.options.flatMap(({ id, set }) => set.map(({ to }): [string, string] => [`options, ${id}`, to])),
    ...answer.numbers.flatMap(({ id, make }): [string, string][] => (make ? [[`numbers, ${id}`, make]] : [])),
  ]
}

export function booksFaults(answer: BooksAnswer, reading: Reading): string[] {
  const value = valuesOf(answer, reading)
  const ids = new Set(answer.numbers.map(({ id }) => id))
  const isKnown = (id: string) => ids.has(id) || figureOf(id, reading) !== undefined
  const bad = formulasOf(answer).flatMap(([where, formula]) => {
    const unknown = namesIn(formula).filter((id) => !isKnown(id))
    if (unknown.length > 0) return unknown.map((id) => `${where}: '${id}' is not among the numbers`)
    return Number.isFinite(calculate(formula, value)) ? [] : [`${where}: '${formula}' has no result`]
  })
  return [...new Set([...numberFaults(answer, reading), ...bad, ...boundFaults(answer, value)])]
}

function numberFaults({ numbers }: BooksAnswer, reading: Reading): string[] {
  const seen = new Set<string>()
  return numbers.flatMap(({ id, figure, make, value, low, high }) => {
    const faults: string[] = []
    if (seen.has(id)) faults.push(`numbers: '${id}' is declared twice`)
    seen.add(id)
    const ways = [figure != null, Boolean(make), value != null].filter(Boolean).length
    if (ways !== 1) faults.push(`numbers, ${id}: needs exactly one of figure, make and value`)
    if (figure != null && figureOf(`f${figure}`, reading) === undefined)
      faults.push(`numbers, ${id}: f${figure} is no number of the reading`)
    if (value != null && (low == null || high == null || low > value || high < value))
      faults.push(`numbers, ${id}: low, value and high must rise`)
    return faults
  })
}

/** What no business has. */
function boundFaults(answer: BooksAnswer, value: (id: string) => number): string[] {
  const at = (formula: string) => calculate(formula, value)
  const faults: string[] = []
  for (const { id, price, volume, churn, counts } of answer.streams) {
    if (at(price) < 0) faults.push(`streams, ${id}: the price is below nothing`)
    if (volume.some(({ amount }) => at(amount) < 0 || at(amount) > 1e8))
      faults.push(`streams, ${id}: a volume that cannot be`)
    if (counts === 'customers' && churn === undefined) faults.push(`streams, ${id}: customers need a churn`)
    if (churn !== undefined && (at(churn) < 0 || at(churn) > 0.6))
      faults.push(`streams, ${id}: a churn a month between nothing and 0.6`)
  }
  for (const { id, unit, make, value: own } of answer.numbers)
    if (unit === 'share' && Math.abs(make ? at(make) : (own ?? 0)) > 20)
      faults.push(`numbers, ${id}: a share is written as 0.4, not as 40`)
  for (const { id, wins } of answer.channels)
    if (at(wins) < 0 || at(wins) > 1) faults.push(`channels, ${id}: the share won lies between 0 and 1`)
  return faults
}

/** Texts of the books with sentences of their own figures cut: a number that the books do not declare is nobody's. */
export function withSoundTexts(answer: BooksAnswer): BooksAnswer {
  const ids = new Set(answer.numbers.map(({ id }) => id))
  const isSound = (text: string) =>
    loneDigits(text).length === 0 &&
    forbiddenIn(text.replace(/\{\{[^}]*\}\}/g, '')).length === 0 &&
    placeholdersIn(text).every((id) => ids.has(id))
  const sound = (text: string) =>
    text
      .split(/(?<=[.?!])\s+/)
      .filter(isSound)
      .join(' ')
  const { thesis, channels, risks, streams } = answer
  return {
    ...answer,
    streams: streams.map((stream) => ({ ...stream, label: withoutDigits(stream.label, stream.unit[1]) })),
    thesis: thesis.filter(isSound),
    channels: channels.map((channel) => ({ ...channel, how: sound(channel.how) || `${channel.name}.` })),
    risks: risks.flatMap((risk) => {
      const [sign, told] = [sound(risk.sign), sound(risk.answer)]
      return isSound(risk.name) && sign && told ? [{ ...risk, sign, answer: told }] : []
    }),
  }
}

/** Titles and headlines are made of what a stream is called. */
function withoutDigits(label: string, otherwise: string): string {
  const plain = label.replace(/\s*\([^)]*\d[^)]*\)/g, '')
  return /\d/.test(plain) ? otherwise.charAt(0).toUpperCase() + otherwise.slice(1) : plain
}

const FIGURE_NAMES = /(?<![\w-])f\d+(?![\w-])/g
const NOT_FORMULAS = new Set([
  'id',
  'label',
  'startsBecause',
  'why',
  'how',
  'name',
  'sign',
  'answer',
  'what',
  'role',
])

/** A figure that is declared as a number goes by that number's name everywhere: whoever changes it changes it once. */
export function withOwnNames(answer: BooksAnswer): BooksAnswer {
  const names = new Map<string, string>(
    answer.numbers.flatMap(({ id, figure }) => (figure != null ? [[`f${figure}`, id] as const] : [])),
  )
  const renamed = JSON.stringify(answer, (key, value) =>
    typeof value === 'string' && !NOT_FORMULAS.has(key)
      ? value.replace(FIGURE_NAMES, (name) => names.get(name) ?? name)
      : value,
  )
  return JSON.parse(renamed) as BooksAnswer
}

/** As declared numbers of a trade; f-figures that formulas name become numbers of their own. */
export function numbersFrom(answer: BooksAnswer, reading: Reading, country: string): Trade['numbers'] {
  const declared = answer.numbers.map(({ id, label, unit, per, figure, make, value, low, high, why }) => {
    const range =
      value == null ? undefined : ([low ?? value, value, high ?? value] as [number, number, number])
    const number: DeclaredNumber = {
      label,
      unit: unit === 'money' ? 'usd' : unit,
      ...(per && { per }),
      ...(figure != null && { figure }),
      ...(make && { make: make.trim() }),
      ...(range && { range, local: { [country]: range } }),
      ...(why && { basis: why }),
    }
    return [id, number] as const
  })
  const named = formulasOf(answer).flatMap(([, formula]) => namesIn(formula))
  const aliases = new Set(named.filter((id) => FIGURE_ID.test(id)))
  const figures = [...aliases].flatMap((id) => {
    const entry = reading.ledger.find((one) => one.id === Number(id.slice(1)))
    return entry ? [[id, figureNumber(entry)] as const] : []
  })
  // Channels are rows whose numbers go by the channel's id.
  const channels = answer.channels.flatMap(({ id, name, reached, reach, wins, cost }) => {
    const number = (label: string, unit: DeclaredNumber['unit'], make: string): DeclaredNumber => ({
      label,
      unit,
      make,
    })
    return [
      [`reach-${id}`, number(`${name}: ${reached} a year`, [reached, reached], reach)] as const,
      [`win-${id}`, number(`${name}: share won`, 'share', wins)] as const,
      [`spend-${id}`, number(`${name}: cost a year`, 'usd', cost)] as const,
    ]
  })
  return Object.fromEntries([...declared, ...figures, ...channels])
}

function figureNumber({ id, label, quote, unit, thing, per }: Reading['ledger'][0]): DeclaredNumber {
  const thingUnit: DeclaredNumber['unit'] =
    unit === 'money'
      ? 'usd'
      : unit === 'fraction'
        ? 'share'
        : ['hours', 'days', 'weeks', 'months', 'years'].includes(unit)
          ? (unit as 'hours')
          : thing.length > 1
            ? [thing, thing]
            : 'times'
  return { label: label ?? quote, unit: thingUnit, figure: id, ...(per && { per }) }
}
