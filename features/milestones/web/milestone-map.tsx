// The map of a blueprint: five stations from the idea to the launch, each with what the plan says of it.
import { useState } from 'react'
import { CallError } from '#kit/call.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useAnswer } from '#web/calls/use-call.ts'
import { useLoginOn401 } from '#web/calls/use-login-on-401.ts'
import { useRetry } from '#web/calls/use-retry.ts'
import { Card, CardTitle } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { ProgressBar } from '#web/ui/progress.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { getMilestones, MILESTONES, type Milestone } from '../contract.ts'
import { EditDialog } from './edit-dialog.tsx'
import { closingMessage } from './milestone-words.ts'
import { RoutePlan } from './route-plan.tsx'
import { Seal } from './seal.tsx'
import type { MilestoneMapData } from './use-save-milestone.ts'

export default function MilestoneMap({ blueprintId }: { blueprintId: string }) {
  // Whenever the tab is shown: another window may have gone on with it.
  const map = useAnswer(getMilestones, { params: { id: blueprintId } }, { staleTime: 0 })
  const signedOut = useLoginOn401(map.error)
  const { failed, error, retrying, retry } = useRetry(map)
  if (map.data) return <Journey blueprintId={blueprintId} map={map.data} />
  if (!failed || signedOut) return <Loading />
  const isToCome = error instanceof CallError && error.code === 'not_finished'
  return (
    <ErrorState
      title={isToCome ? 'Your map comes with your plan' : 'The milestone map could not be loaded'}
      text={sentenceOf(error, 'Nothing is lost. Please try again in a moment.')}
      onRetry={retry}
      busy={retrying}
    />
  )
}

function Loading() {
  return (
    <Card className="min-h-96 sm:p-10">
      <Skeleton lines={5} />
    </Card>
  )
}

function Journey({ blueprintId, map }: { blueprintId: string; map: MilestoneMapData }) {
  const [editing, setEditing] = useState<Milestone>()
  const done = MILESTONES.filter((milestone) => map.completed[milestone]).length
  const isComplete = done === MILESTONES.length
  const [doneAtFirst] = useState(done)
  const text = `${done} of 5 completed`
  return (
    <Card as="section" aria-labelledby="journey" className="sm:p-10">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <CardTitle className="text-[1.75rem] leading-tight">
          <span id="journey">Your Startup Journey</span>
        </CardTitle>
        <p className="text-ink-2">{text}</p>
      </div>
      <ProgressBar
        label="Milestones completed"
        value={(done / MILESTONES.length) * 100}
        text={text}
        className="mt-4"
      />
      <RoutePlan map={map} onOpen={setEditing} />
      <div className="mt-8 flex items-center gap-5 border-t border-line pt-7 max-sm:flex-col max-sm:items-start">
        {isComplete && <Seal isFresh={doneAtFirst < MILESTONES.length} />}
        <p role="status" className={isComplete ? 'text-h3 font-semibold' : 'text-ink-2'}>
          {closingMessage(done)}
        </p>
      </div>
      {editing && (
        <EditDialog
          key={editing}
          {...{ blueprintId, map }}
          milestone={editing}
          onClose={() => setEditing(undefined)}
        />
      )}
    </Card>
  )
}
