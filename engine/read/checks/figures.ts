// Figures as the checks see them: what they can be computed with, where they stand, and what they may be.

import type { LedgerEntry, Role } from '../reading.ts'
import type { ReadFigure } from '../roles/ledger.ts'
import { sentencesOf } from '../text/field.ts'
import { stem } from '../words.ts'

type Kind = 'money' | 'share' | 'count' | 'duration' | 'measure' | 'date'

export interface CheckFigure {
  entry: LedgerEntry
  kind: Kind
  /** Not a number for a date. */
  number: number
  /** How likely each role is; those hardly likely are left out. */
  likely: Partial<Record<Role, number>>
  /** The likeliest. */
  role: Role
  /** The plain text of its field. */
  text: string
  end: number
  /** The number of its sentence and its place among the figures of its field. */
  sentence: number
  order: number
  /** Stems of the words that belong to it: what is counted, what the price is for. */
  nouns: string[]
  which: 'only' | 'from' | 'to'
  worded: boolean
}

export const HOURS: Record<string, number> = {
  minutes: 1 / 60,
  hours: 1,
  days: 24,
  weeks: 168,
  months: 730,
  years: 8760,
}

const MONEY_ROLES: Role[] = [
  ...(['price', 'competitor-price', 'unit-cost', 'fixed-cost', 'wage', 'rent', 'one-off-cost'] as const),
  ...(['equipment-value', 'revenue-actual', 'revenue-goal', 'cash', 'loan-offered', 'debt'] as const),
  ...(['grant-awarded', 'grant-applied', 'raise-goal', 'budget', 'margin-claim'] as const),
]
/** A bare number whose role is likelier than this to be one of money is money: '600k', 'about 4.800'. */
const SURELY_MONEY = 0.6

export function checkFigures(figures: ReadFigure[]): CheckFigure[] {
  const orders = new Map<string, number>()
  const sentences = new Map<string, { start: number; end: number }[]>()
  return figures.map(({ entry, found: { figure }, likely }) => {
    const { plain, name } = figure.field
    if (!sentences.has(name)) sentences.set(name, sentencesOf(plain))
    const order = orders.get(name) ?? 0
    orders.set(name, order + 1)
    return {
      entry,
      kind: kindOf(entry, likely),
      number: typeof entry.value === 'number' ? entry.value : Number.NaN,
      likely,
      role: likeliestOf(likely),
      text: plain,
      end: figure.end,
      sentence: (sentences.get(name) ?? []).findIndex(
        ({ start, end }) => entry.start >= start && entry.start < end,
      ),
      order,
      nouns: nounsOf(entry, plain.slice(figure.start, figure.end + 30)),
      which: figure.which,
      worded: figure.worded,
    }
  })
}

function kindOf({ unit }: LedgerEntry, likely: CheckFigure['likely']): Kind {
  if (unit === 'money') return 'money'
  if (unit === 'fraction') return 'share'
  if (unit === 'date' || unit === 'time' || unit === 'years-of-age') return 'date'
  if (unit in HOURS) return 'duration'
  if (unit !== 'count') return 'measure'
  return chance({ likely }, ...MONEY_ROLES) > SURELY_MONEY ? 'money' : 'count'
}

const likeliestOf = (likely: CheckFigure['likely']): Role =>
  (Object.entries(likely) as [Role, number][]).reduce<[Role, number]>(
    (best, one) => (one[1] > best[1] ? one : best),
    ['other', 0],
  )[0]

const nounsOf = ({ thing }: LedgerEntry, behind: string): string[] => {
  const clause = behind.toLowerCase().replace(/[.!?;].*$/s, '')
  const words = `${thing} ${clause}`.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  return [...new Set(words.slice(0, 6).map(stem))]
}

/** How likely it is that the figure has one of these roles. */
export const chance = ({ likely }: Pick<CheckFigure, 'likely'>, ...roles: Role[]): number =>
  roles.reduce((sum, role) => sum + (likely[role] ?? 0), 0)

/** In the same field, not more sentences apart than so many. */
export const isNear = (a: CheckFigure, b: CheckFigure, sentences: number): boolean =>
  a.entry.field === b.entry.field && Math.abs(a.sentence - b.sentence) <= sentences

/** How many sentences lie between the first and the last. */
export function sentencesBetween(figures: CheckFigure[]): number {
  if (figures.some(({ entry }) => entry.field !== figures[0]?.entry.field)) return Number.POSITIVE_INFINITY
  const all = figures.map(({ sentence }) => sentence)
  return Math.max(...all) - Math.min(...all)
}

/** Every choice of so many members. */
export function subsets<T>(members: T[], fewest: number, most: number): T[][] {
  const all: T[][] = []
  const extend = (from: number, chosen: T[]): void => {
    if (chosen.length >= fewest) all.push(chosen)
    if (chosen.length === most) return
    for (let i = from; i < members.length; i++) extend(i + 1, [...chosen, members[i] as T])
  }
  extend(0, [])
  return all
}

export const sum = (figures: CheckFigure[]): number => figures.reduce((all, { number }) => all + number, 0)

export const product = (figures: CheckFigure[]): number =>
  figures.reduce((all, { kind, number }) => all * (kind === 'share' ? number / 100 : number), 1)
