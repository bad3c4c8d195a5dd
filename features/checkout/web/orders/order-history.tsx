// The orders of whoever is signed in, with receipts and the way to a refund. A section of the settings.
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useRetry } from '#web/calls/use-retry.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadMore } from '#web/ui/pagination.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { OrderTable } from './order-table.tsx'
import type { Order } from './order-words.ts'
import { RefundDialog } from './refund-dialog.tsx'
import { useOrders, useRefreshOrders } from './use-orders.ts'

export default function OrderHistory() {
  const orders = useOrders()
  const { failed, error, retrying, retry } = useRetry({
    error: orders.data ? null : orders.error,
    refetch: orders.refetch,
  })
  const here = useGoneTo(!orders.isPending)
  return (
    <div ref={here} tabIndex={-1} className="outline-none">
      {orders.data ? (
        <Loaded orders={orders.data.pages.flatMap((page) => page.orders)} asked={orders} />
      ) : failed ? (
        <ErrorState
          title="Failed to load your orders"
          text={sentenceOf(error, 'Please try again in a moment.')}
          onRetry={retry}
          busy={retrying}
        />
      ) : (
        <Card>
          <Skeleton lines={4} />
        </Card>
      )}
    </div>
  )
}

/** Links to `#orders` lead here, also when the settings were still on their way. */
function useGoneTo(settled: boolean) {
  const here = useRef<HTMLDivElement>(null)
  const { hash, key } = useLocation()
  // With the key: the same link pressed again leads here again.
  useEffect(() => {
    if (hash !== '#orders' || !settled) return
    here.current?.closest('section')?.scrollIntoView()
    here.current?.focus({ preventScroll: true })
  }, [hash, key, settled])
  return here
}

type LoadedProps = { orders: Order[]; asked: ReturnType<typeof useOrders> }

function Loaded({ orders, asked }: LoadedProps) {
  const [refunding, setRefunding] = useState<Order>()
  const refresh = useRefreshOrders()
  const { table, focusNext } = useFocusOnNew(orders.length)

  async function more() {
    focusNext()
    const { isError, error } = await asked.fetchNextPage()
    if (isError) sayFailed(error)
  }

  if (orders.length === 0) return <None />
  return (
    <div ref={table}>
      <OrderTable orders={orders} onRefund={setRefunding} />
      <LoadMore
        hasMore={asked.hasNextPage}
        busy={asked.isFetchingNextPage}
        onMore={() => void more()}
        className="mt-4"
      />
      {refunding && (
        <RefundDialog order={refunding} onClose={() => setRefunding(undefined)} onRequested={refresh} />
      )}
    </div>
  )
}

/** The first of the new rows gets the focus: the button that brought them may be gone. */
function useFocusOnNew(count: number) {
  const table = useRef<HTMLDivElement>(null)
  const awaited = useRef<number>(undefined)
  useEffect(() => {
    if (awaited.current === undefined || count <= awaited.current) return
    table.current?.querySelectorAll<HTMLElement>('tbody tr')[awaited.current]?.focus()
    awaited.current = undefined
  }, [count])
  return {
    table,
    focusNext: () => {
      awaited.current = count
    },
  }
}

function None() {
  return (
    <Card>
      <p className="font-semibold">No orders yet</p>
      <p className="mt-1 text-ui text-ink-2">What you buy is listed here, with its receipt.</p>
      <LinkButton to="/buy-credits" className="mt-5 max-sm:w-full">
        Buy Credits
      </LinkButton>
    </Card>
  )
}

function sayFailed(error: unknown) {
  toast({
    kind: 'destructive',
    title: 'Error',
    description: sentenceOf(error, 'Failed to load more orders. Please try again.'),
  })
}
