// A whole blueprint, brief to files, once everything is warm: beside the goal, and beside the typesetter alone with the
// same pages, which no other part can be faster than.
import { type Blueprint, makeBlueprint } from '#engine/blueprint.ts'
import { knowledge } from '#engine/knowledge/knowledge.ts'
import { createPrintShop } from '#engine/press/print-shop.ts'
import { SAMPLES } from '#engine/testing/sample-briefs.ts'
import { type Figure, figure, WITHIN } from '../figure.ts'
import { at } from '../quantile.ts'
import { bareTypesetters } from './bare-typesetter.ts'

const GOAL_MS = 2000
const ROUNDS = 3

export async function* blueprint(): AsyncIterable<Figure> {
  const press = createPrintShop({ threads: 1 })
  const bare = bareTypesetters()
  const whole: number[] = []
  const alone: number[] = []
  try {
    for (let round = 0; round <= ROUNDS; round++)
      for (const brief of Object.values(SAMPLES)) {
        const begun = performance.now()
        const made: Blueprint = await makeBlueprint(brief, { knowledge })
        await press.print({ blueprint: made })
        const took = performance.now() - begun
        const typeset = await bare.timeFor(made)
        // The first round warms up.
        if (round === 0) continue
        whole.push(took)
        alone.push(typeset)
      }
  } finally {
    await Promise.all([press.close(), bare.close()])
  }
  yield figure('blueprint, whole set, median', at(whole, 0.5), 'ms', GOAL_MS, WITHIN)
  yield figure('blueprint, whole set, slowest in twenty', at(whole, 0.95), 'ms', GOAL_MS, WITHIN)
  yield figure('blueprint against the bare typesetter', at(whole, 0.5), 'ms', at(alone, 0.5), { atMost: 1.5 })
}
