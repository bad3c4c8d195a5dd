// How airy each sheet of the complete blueprint can be; it follows the templates in templates/complete, and a test
// compares the two.
import { DENSITIES, fittingDensity, type Ruler } from './density.ts'
import { argumentHeights } from './heights/argument.ts'
import { moneyAndEndHeights } from './heights/money-and-end.ts'
import { offerHeights } from './heights/offer.ts'
import type { SheetContent } from './sheet-content.ts'
import { measuresOf } from './sheet-measures.ts'

/** The density of every sheet that is judged; that of the others is found by trying. */
export function chosenDensities(content: SheetContent): Record<string, number> {
  const measures = measuresOf(content)
  const { ninetyDays, ...others } = heightsOf(content)
  const heights: Record<string, (r: Ruler) => number> = { ...others, 'ninety-days': ninetyDays }
  return Object.fromEntries(
    Object.entries(heights).map(([id, height]) => [
      id,
      fittingDensity(measures.room(id) * (SPARE[id] ?? 1), (d) => height(measures.ruler(d))),
    ]),
  )
}

/** Lists that end a sheet take the room that is left: points more between their rows. */
export function looseningOf(content: SheetContent, chosen: Record<string, number>): Record<string, number> {
  const measures = measuresOf(content)
  const heights = heightsOf(content)
  return Object.fromEntries(
    LISTS.map((id) => {
      const density = DENSITIES[chosen[id] ?? 0] ?? DENSITIES[0]
      const room = measures.room(id)
      const fits = (more: number) =>
        heights[id](measures.ruler({ ...density, gap: density.gap + more })) <= room
      return [id, LOOSER.findLast(fits) ?? 0]
    }),
  )
}
const LISTS = ['assumptions', 'sources'] as const
const LOOSER = Array.from({ length: 26 }, (_, i) => i / 5)

/** By how much each is judged too high, as measured on plans of many trades; judged a little low, it would run over. */
const SPARE: Record<string, number> = {
  market: 1.08,
  competition: 1.02,
  product: 1.08,
  finance: 1.02,
  scenarios: 1.09,
  funding: 1.01,
  'ninety-days': 1.05,
}

function heightsOf(content: SheetContent) {
  const measures = measuresOf(content)
  return {
    ...argumentHeights(measures),
    ...offerHeights(measures),
    ...moneyAndEndHeights(measures, content),
  }
}
