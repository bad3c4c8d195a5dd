import { ArrowLeft } from 'lucide-react'
import { useParams } from 'react-router'
import { AdminPage } from '#features/admin/web/public.ts'
import { CallError } from '#kit/call.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useAnswer } from '#web/calls/use-call.ts'
import { useRetry } from '#web/calls/use-retry.ts'
import { withQueries } from '#web/calls/with-queries.tsx'
import { Card, CardTitle } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { QuickLink } from '#web/ui/quick-link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { getCustomer } from '../contract.ts'
import { CustomerHead } from './customer-head.tsx'
import { CustomerTabs } from './customer-tabs.tsx'

export default withQueries(CustomerPage)

function CustomerPage() {
  const { id = '' } = useParams()
  return (
    <AdminPage title="Customer" from="owner">
      <div className="-mt-3 grid grid-cols-1 gap-6">
        <div className="-ml-1.5">
          <QuickLink to="/admin/customers" icon={ArrowLeft}>
            All customers
          </QuickLink>
        </div>
        <Customer key={id} id={id} />
      </div>
    </AdminPage>
  )
}

function Customer({ id }: { id: string }) {
  const asked = useAnswer(getCustomer, { params: { id } }, { staleTime: 0 })
  const { failed, error, retrying, retry } = useRetry({
    error: asked.data ? null : asked.error,
    refetch: asked.refetch,
  })
  if (asked.data)
    return (
      <>
        <CustomerHead detail={asked.data} />
        <CustomerTabs detail={asked.data} />
      </>
    )
  if (error instanceof CallError && (error.status === 404 || error.status === 400)) return <NotThere />
  if (failed)
    return (
      <ErrorState
        title="Failed to load this customer"
        text={sentenceOf(error, 'Please try again in a moment.')}
        onRetry={retry}
        busy={retrying}
      />
    )
  return (
    <Card>
      <Skeleton lines={8} />
    </Card>
  )
}

function NotThere() {
  return (
    <Card className="sm:p-10">
      <CardTitle>There is no such customer</CardTitle>
      <p className="mt-2 max-w-[52ch] text-ink-2">The account may have been deleted by its person.</p>
    </Card>
  )
}
