// Corrections of a reading as the points that the page shows. Pure.
import { type PointValues, pointsIn } from '#features/understanding/web/public.ts'
import type { SheetEdits } from '../state/sheet.ts'

/** Every correction that is one of a point. */
export function correctionsIn({ reading = {} }: SheetEdits): PointValues {
  return pointsIn(reading)
}
