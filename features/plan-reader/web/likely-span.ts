// Where the likely range lies along a slider, in percent. Pure.
import { PLACES, placeOf } from '#features/living-plan/web/public.ts'
import type { ReaderFigure } from '../contract.ts'

interface Span {
  from: number
  to: number
}

type Bounds = Parameters<typeof placeOf>[1]

/** Undefined where the range is not known, or is the whole slider. */
export function likelySpan(likely: ReaderFigure['likely'], bounds: Bounds): Span | undefined {
  if (!likely) return undefined
  const percent = (value: number) => (placeOf(value, bounds) / PLACES) * 100
  const [from, to] = [percent(likely.low), percent(likely.high)]
  return to > from && to - from < 100 ? { from, to } : undefined
}
