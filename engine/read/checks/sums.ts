// A sum that figures of the brief may be meant for, whether they are is judged elsewhere.
import type { CheckFigure } from './figures.ts'

export const SUM_KINDS = [
  'product',
  'streams',
  'count-product',
  'share',
  'total',
  'count-total',
  'shares-total',
  'need',
  'need-product',
  'runway',
  'capacity',
  'time',
  'margin',
  'margin-share',
  'late',
  'less-share',
] as const
type SumKind = (typeof SUM_KINDS)[number]

export const SLOTS = [
  'rate',
  'count',
  'total',
  'part',
  'whole',
  'percent',
  'need',
  'have',
  'burn',
  'months',
  'capacity',
  'demand',
  'jobs',
  'each',
  'hours',
  'price',
  'cost',
  'claim',
  'start',
  'lead',
  'due',
  'people',
] as const
export type Slot = (typeof SLOTS)[number]

export interface Sum {
  kind: SumKind
  /** The figure that is stated stands last. */
  parts: [Slot, CheckFigure][]
  computed: number
  stated: number
  /** Weeks in a month, months in a year: what turns one period into the other. */
  times?: number
}

export const as = (slot: Slot, figures: CheckFigure[]): [Slot, CheckFigure][] =>
  figures.map((figure) => [slot, figure])

export const ratioOf = ({ computed, stated }: Sum): number => computed / stated

/** Kinds of which only what is exceeded is listed; the others must be equal. */
const BOUNDS = new Set<SumKind>(['shares-total', 'need', 'need-product', 'capacity', 'time', 'late'])
const ROUNDING = 0.012
const ABOUT = 0.05

/** Whether what is computed and what is stated agree, but for rounding. */
export function agrees(one: Sum): boolean {
  if (BOUNDS.has(one.kind)) return false
  const off = Math.abs(one.computed - one.stated)
  const isAbout = one.parts.some(([, { entry }]) => entry.approximate)
  return off <= Math.max(Math.abs(one.stated) * (isAbout ? ABOUT : ROUNDING), halfOfLastDigit(one.stated))
}

/** 5 may stand for 4.6 or 5.4, 450 for nothing but itself. */
const halfOfLastDigit = (value: number): number =>
  Math.abs(value) < 100 && Number.isInteger(value) ? 0.5 : 0
