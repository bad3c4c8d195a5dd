import { Badge } from '#web/ui/badge.tsx'
import type { Operations } from '../contract.ts'
import { Figure, Figures, Panel } from './panel.tsx'
import { duration, number } from './words.ts'

/** Longer than this, and founders were promised minutes that nobody kept. */
const LONG_WAIT_SECONDS = 300

export function MakingPanel({ making }: { making: Operations['making'] }) {
  const { finished, failed, underWay, medianSeconds, p95Seconds, oldestWaitingSeconds = 0 } = making
  const isLate = oldestWaitingSeconds > LONG_WAIT_SECONDS
  return (
    <Panel
      title="Making blueprints"
      note={`${number(underWay)} under way`}
      badge={
        isLate ? (
          <Badge kind="warn">First in line waits {duration(oldestWaitingSeconds)}</Badge>
        ) : (
          <Badge kind="ok">No queue to speak of</Badge>
        )
      }
    >
      <Figures>
        <Figure name="Median">{medianSeconds === undefined ? '—' : duration(medianSeconds)}</Figure>
        <Figure name="95th percentile">{p95Seconds === undefined ? '—' : duration(p95Seconds)}</Figure>
        <Figure name="Finished">{number(finished)}</Figure>
        <Figure name="Failed">{number(failed)}</Figure>
      </Figures>
    </Panel>
  )
}
