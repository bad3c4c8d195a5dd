import { ExternalLink } from 'lucide-react'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Table, Td, Th, Tr } from '#web/ui/table.tsx'
import { dollars } from '../../prices.ts'
import { badgeOf, contentOf, type Order, refundableUntil, refundNote } from './order-words.ts'

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

type Props = { orders: Order[]; onRefund: (order: Order) => void }

/** On phones a row becomes a card. Its cells then stand below one another, and have to say that they are still cells. */
export function OrderTable({ orders, onRefund }: Props) {
  return (
    <Table
      caption="Your orders"
      head={
        <Tr className="max-md:sr-only">
          <Th>Order</Th>
          <Th>Date</Th>
          <Th numeric>Amount</Th>
          <Th>State</Th>
          <Th>
            <span className="sr-only">Receipt and refund</span>
          </Th>
        </Tr>
      }
    >
      {orders.map((order) => (
        <Row key={order.id} order={order} onRefund={() => onRefund(order)} />
      ))}
    </Table>
  )
}

const stacked = 'max-md:block max-md:h-auto max-md:p-0!'

function Row({ order, onRefund }: { order: Order; onRefund: () => void }) {
  const { label, kind } = badgeOf(order)
  const note = refundNote(order)
  const mayRefund = refundableUntil(order, Date.now()) !== undefined
  return (
    <Tr
      role="row"
      tabIndex={-1}
      className="align-top outline-none focus-visible:bg-hover max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-4 max-md:gap-y-1 max-md:p-5"
    >
      <Th role="rowheader" scope="row" className={`${stacked} [overflow-wrap:anywhere]`}>
        <span className="block text-ui">{order.packName}</span>
        <span className="block font-normal text-ink-2">{contentOf(order)}</span>
      </Th>
      <Td role="cell" className={`${stacked} whitespace-nowrap text-ink-2 max-md:col-start-1`}>
        <time dateTime={order.createdAt}>{DAY.format(new Date(order.createdAt))}</time>
      </Td>
      <Td role="cell" numeric className={`${stacked} max-md:col-start-2 max-md:row-start-1`}>
        <Amount order={order} />
      </Td>
      <Td role="cell" className={`${stacked} max-md:col-span-2 max-md:mt-2`}>
        <Badge kind={kind}>{label}</Badge>
        {note && (
          <span className="mt-1 block text-caption text-ink-2 max-md:mt-0 max-md:ml-2 max-md:inline">
            {note}
          </span>
        )}
      </Td>
      <Td role="cell" className={`${stacked} max-md:col-span-2`}>
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1 md:-my-1.5 md:flex-col md:items-end">
          {order.receiptUrl && <Receipt url={order.receiptUrl} order={order} />}
          {mayRefund && (
            <Button
              kind="ghost"
              size="small"
              aria-label={`Request refund of ${nameOf(order)}`}
              onClick={onRefund}
              className="-mx-3.5 max-md:min-h-11"
            >
              Request refund
            </Button>
          )}
        </span>
      </Td>
    </Tr>
  )
}

function Amount({ order: { priceCents, paidCents, promoCode } }: { order: Order }) {
  return (
    <>
      <span className="block whitespace-nowrap text-ui font-semibold">
        {paidCents < priceCents && (
          <s className="mr-2 font-normal text-ink-3">
            <span className="sr-only">instead of </span>
            {dollars(priceCents)}
          </s>
        )}
        {dollars(paidCents)}
      </span>
      {promoCode && <span className="block font-mono text-caption text-ink-2">{promoCode}</span>}
    </>
  )
}

function Receipt({ url, order }: { url: string; order: Order }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Receipt of ${nameOf(order)} (opens in a new tab)`}
      className="inline-flex min-h-9 items-center gap-1.5 rounded-2 font-semibold text-navy hover:underline max-md:min-h-11"
    >
      Receipt
      <ExternalLink size={16} strokeWidth={1.75} aria-hidden />
    </a>
  )
}

function nameOf({ packName, createdAt }: Order): string {
  return `${packName}, ${DAY.format(new Date(createdAt))}`
}
