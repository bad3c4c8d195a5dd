// How the shop is doing, for who runs it: what is stuck comes first, then money, making, writers and mail.
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { AdminPage } from '#features/admin/web/public.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useAnswer } from '#web/calls/use-call.ts'
import { useRetry } from '#web/calls/use-retry.ts'
import { withQueries } from '#web/calls/with-queries.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { getOperations, REACHES, type Reach } from '../contract.ts'
import { FailedJobs } from './failed-jobs.tsx'
import { Headline } from './headline.tsx'
import { MailPanel } from './mail-panel.tsx'
import { MakingPanel } from './making-panel.tsx'
import { OrdersPanel } from './orders-panel.tsx'
import { QueuesPanel } from './queues-panel.tsx'
import { shortMoment } from './words.ts'
import { WritersPanel } from './writers-panel.tsx'

const LOOK_AGAIN_MS = 30_000
const OPTIONS = REACHES.map((value) => ({ value, label: `${value} days` }))

export default withQueries(OperationsPage)

function OperationsPage() {
  const [reach, setReach] = useState<Reach>('30')
  return (
    <AdminPage
      title="Operations"
      lead="What waits, what failed, how long things take and what came in. Days and times are UTC."
      from="admin"
      actions={
        <Segmented
          label="How far back"
          value={reach}
          onChange={(value) => setReach(value as Reach)}
          options={OPTIONS}
          className="max-sm:w-full"
        />
      }
    >
      <Figures reach={reach} />
    </AdminPage>
  )
}

function Figures({ reach }: { reach: Reach }) {
  const asked = useAnswer(
    getOperations,
    { query: { days: reach } },
    { refetchInterval: LOOK_AGAIN_MS, placeholderData: keepPreviousData },
  )
  const { failed, error, retrying, retry } = useRetry({
    error: asked.data ? null : asked.error,
    refetch: asked.refetch,
  })
  if (failed)
    return (
      <ErrorState
        title="Failed to load the figures"
        text={sentenceOf(error, 'Please try again in a moment.')}
        onRetry={retry}
        busy={retrying}
      />
    )
  if (!asked.data)
    return (
      <Card className="min-h-96">
        <Skeleton lines={9} />
      </Card>
    )
  const { at, days, making, writing, mail, queues, failedJobs } = asked.data
  return (
    <div className="grid min-w-0 grid-cols-1 gap-6">
      <p className="text-caption text-ink-3">
        {asked.isError
          ? `These figures are of ${shortMoment(at)}: the newest could not be loaded. We keep trying.`
          : `As of ${shortMoment(at)} · refreshes every 30 s`}
      </p>
      <Headline days={days} making={making} failedJobs={failedJobs.total} />
      <FailedJobs {...failedJobs} onChanged={() => void asked.refetch()} />
      <OrdersPanel days={days} />
      <div className="grid min-w-0 grid-cols-1 gap-6 lg:grid-cols-2">
        <MakingPanel making={making} />
        <QueuesPanel queues={queues} />
      </div>
      <WritersPanel writing={writing} />
      <MailPanel mail={mail} />
    </div>
  )
}
