// One change at a time, for a plan with books of its own: its streams rise and fall together.
import { eachStream, scalePrice, scaleUnitCosts, scaleVolume } from '../plan/finance/adjust.ts'
import type { Drivers, Stream } from '../plan/finance/drivers.ts'
import { outcomeOf } from '../plan/finance/outcome.ts'
import { project } from '../plan/finance/project.ts'
import type { Sensitivity } from '../plan/finance/sensitivities.ts'
import type { ChangeKind } from '../plan/finance/sensitivity-changes.ts'
import type { Results } from '../plan/results.ts'

const TOGETHER: {
  kind: ChangeKind
  label: string
  share: number
  scale: (stream: Stream, factor: number) => Stream
}[] = [
  { kind: 'volume', label: 'All sales −20%', share: -0.2, scale: scaleVolume },
  { kind: 'price', label: 'All prices −10%', share: -0.1, scale: scalePrice },
  { kind: 'unitCosts', label: 'All costs of what is sold +10%', share: 0.1, scale: scaleUnitCosts },
]

/** Of single streams, and no risk: what the founder draws is a choice, and customers at the start are there. */
const LEFT_OUT: ChangeKind[] = ['volume', 'acquisition', 'price', 'unitCosts', 'opening', 'founders']

/** Ranked by effect on cash after three years. One stream often follows another, so none falls alone. */
export function ownChanges({ drivers, outcome, changes }: Results): Sensitivity[] {
  const together = TOGETHER.map(({ kind, label, share, scale }): Sensitivity => {
    const changed: Drivers = eachStream(drivers, (stream) => scale(stream, 1 + share))
    const { endCash, lowestCash } = outcomeOf(project(changed))
    return {
      id: `${kind}:all`,
      kind,
      by: { value: share, unit: 'share' },
      label,
      endCash,
      effect: endCash - outcome.endCash,
      lowestCash,
    }
  })
  const others = changes.filter(({ kind }) => !LEFT_OUT.includes(kind))
  return [...together, ...others].sort((a, b) => Math.abs(b.effect) - Math.abs(a.effect))
}
