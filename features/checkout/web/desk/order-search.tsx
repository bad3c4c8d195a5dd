import { useState } from 'react'
import { Asked } from '#web/calls/asked.tsx'
import { sentenceOf } from '#web/calls/sentence.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SearchField } from '#web/ui/field.tsx'
import { LoadMore } from '#web/ui/pagination.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Table, Td, Th, Tr } from '#web/ui/table.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { usePause } from '#web/use-pause.ts'
import type { OwnersOrder } from '../../owner-contract.ts'
import { dollars } from '../../prices.ts'
import { type OrderFilter, useOwnersOrders } from './use-desk.ts'
import { momentText, ORDER_STATES } from './words.ts'

const FILTERS: { value: OrderFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'paid', label: 'Paid' },
  { value: 'free', label: 'Free' },
  { value: 'waiting', label: 'Waiting' },
  { value: 'unpaid', label: 'Not paid' },
  { value: 'refunded', label: 'Refunded' },
  { value: 'disputed', label: 'Disputed' },
]

export function OrderSearch({ onOrder }: { onOrder: (id: string) => void }) {
  const [search, setSearch] = useState('')
  const [state, setState] = useState<OrderFilter>('all')
  const asked = useOwnersOrders({ search: usePause(search.trim()), state })

  async function more() {
    const { isFetchNextPageError, error } = await asked.fetchNextPage()
    if (isFetchNextPageError) sayNotLoaded(error)
  }

  return (
    <div className="grid gap-5">
      <SearchField
        label="Search orders"
        placeholder="Address, promo code, order or payment id"
        value={search}
        onChange={setSearch}
      />
      <Segmented
        label="Which orders"
        value={state}
        onChange={(value) => setState(value as OrderFilter)}
        options={FILTERS}
      />
      <Asked query={asked} failed="Failed to load orders">
        {({ pages }) => {
          const orders = pages.flatMap((page) => page.orders)
          return orders.length > 0 ? <Orders orders={orders} onOrder={onOrder} /> : <Nothing />
        }}
      </Asked>
      {asked.hasNextPage && <LoadMore hasMore busy={asked.isFetchingNextPage} onMore={() => void more()} />}
    </div>
  )
}

type OrdersProps = { orders: OwnersOrder[]; onOrder: (id: string) => void }

function Orders({ orders, onOrder }: OrdersProps) {
  return (
    <Table
      caption="Orders"
      head={
        <Tr className="max-md:sr-only">
          <Th>Customer</Th>
          <Th>Order</Th>
          <Th numeric>Amount</Th>
          <Th>State</Th>
          <Th>Date</Th>
          <Th>
            <span className="sr-only">Details</span>
          </Th>
        </Tr>
      }
    >
      {orders.map((order) => (
        <Row key={order.id} order={order} onOrder={() => onOrder(order.id)} />
      ))}
    </Table>
  )
}

const stacked = 'max-md:block max-md:h-auto max-md:p-0!'

function Row({ order, onOrder }: { order: OwnersOrder; onOrder: () => void }) {
  const { email, packName, startupName, promoCode, priceCents, paidCents, state, createdAt } = order
  const mark = ORDER_STATES[state]
  const isSettled = paidCents > 0 || state === 'free'
  return (
    <Tr
      role="row"
      className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-4 max-md:gap-y-1 max-md:p-5"
    >
      <Th role="rowheader" scope="row" className={`${stacked} max-w-72 [overflow-wrap:anywhere]`}>
        {email || 'No address yet'}
      </Th>
      <Td role="cell" className={`${stacked} max-w-56 [overflow-wrap:anywhere] max-md:col-start-1`}>
        <span className="block">{packName}</span>
        {startupName && <span className="block text-caption text-ink-2">{startupName}</span>}
      </Td>
      <Td role="cell" numeric className={`${stacked} max-md:col-start-2 max-md:row-start-1`}>
        <span className="block">{dollars(isSettled ? paidCents : priceCents)}</span>
        {promoCode && <span className="block font-mono text-caption text-ink-2">{promoCode}</span>}
      </Td>
      <Td role="cell" className={`${stacked} max-md:col-start-1`}>
        <Badge kind={mark.kind}>{mark.label}</Badge>
      </Td>
      <Td
        role="cell"
        className={`${stacked} whitespace-nowrap text-ink-2 max-md:col-start-2 max-md:row-start-2`}
      >
        <time dateTime={createdAt}>{momentText(createdAt)}</time>
      </Td>
      <Td role="cell" className={`${stacked} text-right max-md:col-start-2`}>
        <Button
          kind="ghost"
          size="small"
          onClick={onOrder}
          aria-label={`Details of the order of ${email || 'nobody yet'}`}
          className="-mx-2 max-md:min-h-11"
        >
          Details
        </Button>
      </Td>
    </Tr>
  )
}

function Nothing() {
  return (
    <Card>
      <p className="font-semibold">No orders found</p>
      <p className="mt-1 text-ui text-ink-2">
        Try the beginning of an email address, a promo code, or any id of the order or its payment.
      </p>
    </Card>
  )
}

function sayNotLoaded(error: unknown) {
  const description = sentenceOf(error, 'Failed to load more orders. Please try again.')
  toast({ kind: 'destructive', title: 'Error', description })
}
