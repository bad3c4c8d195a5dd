// How long the engine takes for a plan with the house writer, once it is warm; beside the goal, and beside the figures
// alone, which is the part that no wording can save.
import { makeBlueprint } from '#engine/blueprint.ts'
import { knowledge } from '#engine/knowledge/knowledge.ts'
import { project } from '#engine/plan/finance/project.ts'
import { sensitivities } from '#engine/plan/finance/sensitivities.ts'
import { SAMPLES } from '#engine/testing/sample-briefs.ts'
import { type Figure, figure, WITHIN } from '../figure.ts'
import { at } from '../quantile.ts'

const GOAL_MS = 300
const ROUNDS = 20

export async function* plan(): AsyncIterable<Figure> {
  const briefs = Object.values(SAMPLES)
  const whole: number[] = []
  const figures: number[] = []
  for (let round = 0; round <= ROUNDS; round++)
    for (const brief of briefs) {
      const begun = performance.now()
      const { plan: made } = await makeBlueprint(brief, { knowledge })
      const done = performance.now()
      sensitivities(made.finance.drivers, project(made.finance.drivers))
      // The first round warms up.
      if (round === 0) continue
      whole.push(done - begun)
      figures.push(performance.now() - done)
    }
  yield figure('plan, house writer, median', at(whole, 0.5), 'ms', GOAL_MS, WITHIN)
  yield figure('plan, house writer, slowest in a hundred', at(whole, 0.99), 'ms', GOAL_MS, WITHIN)
  yield figure('plan against its figures alone', at(whole, 0.5), 'ms', at(figures, 0.5))
}
