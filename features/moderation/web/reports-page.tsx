import { AdminPage } from '#features/admin/web/public.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useAnswer } from '#web/calls/use-call.ts'
import { useRetry } from '#web/calls/use-retry.ts'
import { withQueries } from '#web/calls/with-queries.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { listReports } from '../contract.ts'
import { RemoveSharePanel } from './remove-share-panel.tsx'
import { ReportTabs } from './report-tabs.tsx'

export default withQueries(ReportsPage)

function ReportsPage() {
  return (
    <AdminPage
      title="Community Reports"
      lead="What members reported. A post that three of them reported is hidden until you have decided."
      from="admin"
    >
      <Reports />
      <RemoveSharePanel />
    </AdminPage>
  )
}

function Reports() {
  // Members report and other admins decide while this page is not on show.
  const list = useAnswer(listReports, undefined, { staleTime: 0 })
  const { failed, error, retrying, retry } = useRetry(list)
  if (list.data) return <ReportTabs reports={list.data} />
  if (failed)
    return (
      <ErrorState
        title="Failed to load reports"
        text={sentenceOf(error, 'Please try again in a moment.')}
        onRetry={retry}
        busy={retrying}
      />
    )
  return (
    <Card>
      <Skeleton lines={6} />
    </Card>
  )
}
