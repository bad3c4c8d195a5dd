// What an answer is made from: the question, the founder's figures around it, and the sums of the case.

import { isMoneyHere } from '../../case/money-here.ts'
import { decimalsOf, formatNumber } from '../../money.ts'
import { project } from '../../plan/finance/project.ts'
import { percent } from '../../plan/founder-facts.ts'
import { type Prose, say } from '../../plan/kit/prose.ts'
import { type Quantity, words } from '../../plan/kit/quantity.ts'
import type { LedgerEntry, Role } from '../../read/reading.ts'
import type { Composer } from '../composer.ts'
import { driversOf } from '../drivers.ts'
import { again } from '../effects.ts'
import { shown } from '../figures.ts'
import { type Economics, economicsOf } from './economics.ts'
import type { NearFigure, Question } from './question.ts'

export interface Answer {
  says: Prose
  /** A sum in the founder's own figures or the plan's, and not only words. */
  hasSum: boolean
}

/** Undefined: this kind of answer has nothing to say about the question. */
export type Answerer = (ask: Ask) => Answer | undefined

export interface Ask {
  composer: Composer
  question: Question
  /** Undefined where a sale leaves nothing. */
  economics: Economics | undefined
  /** Figures of prose, each under a name of its own. */
  money: (name: string, minor: number) => Quantity
  /** Three digits: what follows from assumptions is not known to the cent. */
  about: (name: string, minor: number) => Quantity
  count: (name: string, value: number, noun: readonly [string, string]) => Quantity
  /** Whole per cent where they say enough. */
  share: (name: string, value: number) => Quantity
  /** As the founder says it: '8.75%'. */
  rate: (name: string, value: number) => Quantity
  /** A number without a noun. */
  number: (name: string, value: number, digits?: number) => Quantity
}

export function askOf(composer: Composer, question: Question, row: string): Ask {
  const { context, one } = composer
  const figure = (name: string, value: number, text: string) =>
    context.computed(`asked-${row}-${name}`, value, text)
  return {
    composer,
    question,
    economics: economicsOf(composer),
    money: (name, minor) => figure(name, minor, shown(minor, 'usd', one.currency)),
    about: (name, minor) => figure(name, rounded(minor), shown(rounded(minor), 'usd', one.currency)),
    count: (name, value, [single, many]) => {
      const text = formatNumber(value, value < 10 && Math.abs(value - Math.round(value)) > 0.04 ? 1 : 0)
      return figure(name, value, `${text} ${text === '1' ? single : many}`)
    },
    share: (name, value) => figure(name, value, percent(value, Math.abs(value) < 0.1 ? 1 : 0)),
    rate: (name, value) => figure(name, value, percent(value, 2).replace(/(\.\d)0%/, '$1%')),
    number: (name, value, digits = 0) => figure(name, value, formatNumber(value, digits)),
  }
}

function rounded(minor: number): number {
  const size = Math.abs(minor)
  if (size < 100_000) return size < 10_000 ? Math.round(minor) : Math.round(minor / 100) * 100
  const step = 10 ** (Math.floor(Math.log10(size)) - 2)
  return Math.round(minor / step) * step
}

interface Wanted {
  roles: readonly Role[]
  unit?: 'money' | 'fraction' | 'count' | 'time'
  /** Sentences away at most; everywhere when left out. */
  within?: number
  fits?: (entry: LedgerEntry) => boolean
}

const TIMES = ['hours', 'days', 'weeks', 'months', 'years']

/** The founder's figures of these roles that may be computed with, the nearest first. */
export function figuresNear({ question, composer }: Ask, wanted: Wanted): LedgerEntry[] {
  const { roles, unit, within = Number.POSITIVE_INFINITY, fits = () => true } = wanted
  return question.figures
    .filter(
      ({ entry, distance }) => distance <= within && isUsable(composer, entry, roles, unit) && fits(entry),
    )
    .map(({ entry }) => entry)
}

export const figureNear = (ask: Ask, wanted: Wanted): LedgerEntry | undefined => figuresNear(ask, wanted)[0]

function isUsable(
  { one }: Composer,
  entry: LedgerEntry,
  roles: readonly Role[],
  unit: Wanted['unit'],
): boolean {
  if (!entry.used || !roles.includes(entry.role) || typeof entry.value !== 'number') return false
  if (unit === 'time') return TIMES.includes(entry.unit)
  if (unit !== undefined && entry.unit !== unit) return false
  return entry.unit !== 'money' || isMoneyHere(entry, one.currency)
}

/** Figures that stand in the question itself, whatever their role: the question's own words say what they are. */
export const figuresInside = ({ question }: Ask): LedgerEntry[] =>
  question.figures
    .filter(({ entry, distance }: NearFigure) => distance === 0 && question.text.includes(entry.quote))
    .map(({ entry }) => entry)
    .filter(({ value }) => typeof value === 'number')

/** In minor units of the plan's money. */
export const amountOf = ({ composer }: Ask, { value }: LedgerEntry): number =>
  Number(value) * 10 ** decimalsOf(composer.one.currency)

const MONTHS_IN: Record<string, number> = { day: 12 / 260, week: 12 / 52, month: 1, quarter: 3, year: 12 }
const HOURS_IN_MONTH = 160

/** A cost or a pay by the month; undefined where the founder names no time. */
export function monthlyOf(ask: Ask, entry: LedgerEntry, hoursMonthly = HOURS_IN_MONTH): number | undefined {
  if (entry.per === 'hour') return amountOf(ask, entry) * hoursMonthly
  const months = MONTHS_IN[entry.per]
  return months === undefined ? undefined : amountOf(ask, entry) / months
}

/** The founder's money in hand, in minor units. */
export function cashOf(ask: Ask): number | undefined {
  const { numbers } = ask.composer.one
  return numbers.has('cash') && numbers.get('cash').basis === 'founder' ? numbers.value('cash') : undefined
}

/** What the second year leaves with other numbers, founders' pay and funding as planned. */
export function secondYearWith({ composer }: Ask, set: ReadonlyMap<string, number>): number {
  const { one, context, results } = composer
  const founders = results.drivers.staff.filter(({ isFounder }) => isFounder)
  const drivers = { ...driversOf(again(one, set), context, founders), funding: results.drivers.funding }
  return project(drivers).profit.ebitda.years[1] ?? 0
}

/** 'One visit at £45 leaves £20.' */
export function leavesProse(ask: Ask, { noun, price, left, isMonthly }: Economics): Prose {
  const each = ask.money('left', left)
  const time = isMonthly ? say` a month` : say``
  return price === undefined
    ? say`One ${words(noun[0])} leaves ${each}${time}.`
    : say`One ${words(noun[0])} at ${ask.money('price', price)}${time} leaves ${each}${time} after its own costs.`
}

/** 'you sell 40 visits a month today' or 'the plan has 40 visits in month twelve'. */
export function paceProse(ask: Ask, { pace, isRunning, isMonthly, noun }: Economics): Prose {
  const count = ask.count('pace', Math.max(1, Math.round(pace)), noun)
  if (!isRunning) return say`the plan has ${count} in month twelve`
  return isMonthly ? say`you have ${count} today` : say`you sell ${count} a month today`
}

/** Those who pay each month are not counted by the month. */
export const everyMonth = ({ isMonthly }: Economics): Prose => (isMonthly ? say`` : say` a month`)

export const sumAnswer = (says: Prose): Answer => ({ says, hasSum: true })
export const wordAnswer = (says: Prose): Answer => ({ says, hasSum: false })
