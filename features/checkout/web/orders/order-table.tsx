import { ExternalLink } from 'lucide-react'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Table, Td, Th, Tr } from '#web/ui/table.tsx'
import { dollars } from '../../prices.ts'
import { badgeOf, contentOf, type Order, refundableUntil, refundNote } from './order-words.ts'

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

type Props = { orders: Order[]; onRefund: (order: Order) => void }

/** Where there is little room a row becomes a card. Its cells then stand below one another, and have to say that they are still cells. */
export function OrderTable({ orders, onRefund }: Props) {
  return (
    <Table
      caption="Your orders"
      head={
        <Tr className="max-lg:sr-only">
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

const stacked = 'max-lg:block max-lg:h-auto max-lg:p-0!'

function Row({ order, onRefund }: { order: Order; onRefund: () => void }) {
  const { label, kind } = badgeOf(order)
  const note = refundNote(order)
  const mayRefund = refundableUntil(order, Date.now()) !== undefined
  return (
    <Tr
      role="row"
      tabIndex={-1}
      className="align-top outline-none focus-visible:bg-hover max-lg:grid max-lg:grid-cols-[1fr_auto] max-lg:gap-x-4 max-lg:gap-y-1 max-lg:p-5"
    >
      <Th role="rowheader" scope="row" className={`${stacked} [overflow-wrap:anywhere]`}>
        <span className="block text-ui">{order.packName}</span>
        <span className="block font-normal text-ink-2">{contentOf(order)}</span>
      </Th>
      <Td role="cell" className={`${stacked} whitespace-nowrap text-ink-2 max-lg:col-start-1`}>
        <time dateTime={order.createdAt}>{DAY.format(new Date(order.createdAt))}</time>
      </Td>
      <Td role="cell" numeric className={`${stacked} max-lg:col-start-2 max-lg:row-start-1`}>
        <Amount order={order} />
      </Td>
      <Td role="cell" className={`${stacked} max-lg:col-span-2 max-lg:mt-2`}>
        <Badge kind={kind}>{label}</Badge>
        {note && (
          <span className="mt-1 block text-caption text-ink-2 max-lg:mt-0 max-lg:ml-2 max-lg:inline">
            {note}
          </span>
        )}
      </Td>
      <Td role="cell" className={`${stacked} max-lg:col-span-2`}>
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1 lg:-my-1.5 lg:flex-col lg:items-end">
          {order.receiptUrl && <Receipt url={order.receiptUrl} order={order} />}
          {mayRefund && (
            <Button
              kind="ghost"
              size="small"
              aria-label={`Request refund of ${nameOf(order)}`}
              onClick={onRefund}
              className="-mx-3.5 max-lg:min-h-11"
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
      className="inline-flex min-h-9 items-center gap-1.5 rounded-2 font-semibold text-navy hover:underline max-lg:min-h-11"
    >
      Receipt
      <ExternalLink size={16} strokeWidth={1.75} aria-hidden />
    </a>
  )
}

function nameOf({ packName, createdAt }: Order): string {
  return `${packName}, ${DAY.format(new Date(createdAt))}`
}
