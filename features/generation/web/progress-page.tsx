// /dashboard/progress/{blueprintId}: one blueprint while it is being made, and how it ended.
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { openLogin } from '#features/accounts/web/public.ts'
import { useCall } from '#web/calls/use-call.ts'
import { withQueries } from '#web/calls/with-queries.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { OutcomePage, WaysOn } from '#web/ui/outcome-page.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { tryAgain } from '../contract.ts'
import { CHECK_BY_HAND_AFTER, CheckNow } from './check-now.tsx'
import { type GenerationRecord, hasEnded, viewOf } from './generation-view.ts'
import { BLUEPRINT_COMPLETE, notStarted } from './generation-words.ts'
import { ProgressPanel } from './progress-panel.tsx'
import { remaining } from './stages.ts'
import { useDashboardAfter } from './use-dashboard-after.ts'
import { type Followed, useElapsed, useGeneration, usePercent } from './use-generation.ts'
import { useLateNotice } from './use-late-notice.ts'
import { ViewBlueprint } from './view-blueprint.tsx'

export default withQueries(ProgressPage)

function ProgressPage() {
  const { blueprintId = '' } = useParams()
  return <Progress key={blueprintId} blueprintId={blueprintId} />
}

function Progress({ blueprintId }: { blueprintId: string }) {
  const followed = useGeneration(blueprintId)
  const { record, nothingLoaded } = followed
  if (record) return <Loaded record={record} followed={followed} />
  return nothingLoaded ? <NothingLoaded why={nothingLoaded} /> : <Loading />
}

function Loaded({ record, followed }: { record: GenerationRecord; followed: Followed }) {
  const { status, startupName, estimatedTimeRemaining } = record
  const isComplete = status === 'complete'
  const elapsedSeconds = useElapsed(followed, 0)
  const view = viewOf(record, usePercent(record), elapsedSeconds)
  const isNews = useNews(isComplete && `${record.blueprintId} ${record.createdAt}`)
  useDashboardAfter(isNews)
  useLateNotice(!hasEnded(record), elapsedSeconds)
  return (
    <div className="container pt-[clamp(32px,4.5vw,56px)] pb-24">
      <ProgressPanel
        view={view}
        startupName={startupName}
        elapsedSeconds={elapsedSeconds}
        remaining={remaining(estimatedTimeRemaining)}
        actions={
          <Actions
            record={record}
            followed={followed}
            isLate={elapsedSeconds >= CHECK_BY_HAND_AFTER}
            isLeaving={isNews}
          />
        }
        note={
          !hasEnded(record) && (
            <p>
              This usually takes 2-5 minutes. You can leave this page. We email you when the files are ready.
            </p>
          )
        }
      />
    </div>
  )
}

type ActionsProps = {
  record: GenerationRecord
  followed: Followed
  isLate: boolean
  /** The page goes to the dashboard by itself. */
  isLeaving: boolean
}

/** What there is to do about it; at first nothing. */
function Actions({ record, followed: { ask, startOver, isCutOff }, isLate, isLeaving }: ActionsProps) {
  if (record.status === 'complete') return <ViewBlueprint isLeaving={isLeaving} />
  if (record.status === 'error') return <Failed blueprintId={record.blueprintId} onStarted={startOver} />
  if (isCutOff) return <CutOff />
  return isLate ? <CheckNow check={async () => hasEnded(await ask())} /> : null
}

function Failed({ blueprintId, onStarted }: { blueprintId: string; onStarted: () => void }) {
  const again = useCall(tryAgain, {
    onSuccess: onStarted,
    onError: (error) => toast({ kind: 'destructive', ...notStarted(error) }),
  })
  return (
    <div className="border-l-2 border-danger pl-5">
      <div role="alert">
        <p className="font-semibold">There was an error generating your blueprint.</p>
        <p className="mt-1 text-ui text-ink-2">
          Credits have been restored. Trying again spends one credit on the same idea.
        </p>
      </div>
      <div className="mt-5 flex flex-wrap gap-3 max-sm:flex-col">
        <Button
          kind="signal"
          busy={again.isPending}
          busyLabel="Starting..."
          onClick={() => again.mutate({ params: { id: blueprintId } })}
        >
          Try Again
        </Button>
        <LinkButton to="/dashboard">Return to Dashboard</LinkButton>
      </div>
    </div>
  )
}

/** It is asked for all the while: after the sign-in it goes on by itself. */
function CutOff() {
  return (
    <div className="border-l-2 border-warn pl-5">
      <p role="alert" className="text-ui">
        We can't check your progress right now. You may have been signed out. Your blueprint is still being
        made.
      </p>
      <Button className="mt-4" onClick={() => openLogin({ here: true })}>
        Sign In
      </Button>
    </div>
  )
}

function Loading() {
  return (
    <OutcomePage
      title="Creating Your Blueprint"
      lead={
        <p role="status" className="flex items-center gap-3">
          <Spinner size={18} />
          Loading...
        </p>
      }
    />
  )
}

const WHY = {
  refused: 'There is no such blueprint here, or you are not signed in. Yours are in your dashboard.',
  away: 'We cannot reach the server. Your blueprint is made all the same. Trying again...',
}

function NothingLoaded({ why }: { why: keyof typeof WHY }) {
  return (
    <OutcomePage title="Unable to load progress data" lead={<p role="alert">{WHY[why]}</p>}>
      <WaysOn>
        <LinkButton to="/dashboard" kind="signal" size="large">
          Return to Dashboard
        </LinkButton>
      </WaysOn>
    </OutcomePage>
  )
}

const announced = new Set<string>()

/** Says once that it is complete. Whoever comes back to this page by the back button has read it, and wants to stay. */
function useNews(completed: string | false): boolean {
  const [before] = useState(() => new Set(announced))
  const isNews = completed !== false && !before.has(completed)
  useEffect(() => {
    if (!isNews) return
    announced.add(completed)
    toast(BLUEPRINT_COMPLETE)
  }, [isNews, completed])
  return isNews
}
