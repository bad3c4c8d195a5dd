// One order: what we know of it, what the card provider says right now, and the way to give money back.
import { ExternalLink, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Asked } from '#web/calls/asked.tsx'
import { useAnswer } from '#web/calls/use-call.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { SidePanel } from '#web/ui/side-panel.tsx'
import { type AtProvider, askProvider, getOwnersOrder, type OwnersOrderDetail } from '../../owner-contract.ts'
import { dollars } from '../../prices.ts'
import { GiveBackDialog } from './decision-dialog.tsx'
import { Fact, Facts } from './facts.tsx'
import { momentText, ORDER_STATES, REFUND_STATES, SOURCES } from './words.ts'

export function OrderPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const asked = useAnswer(getOwnersOrder, { params: { id } }, { staleTime: 0 })
  const [giving, setGiving] = useState(false)
  return (
    <>
      <SidePanel open onOpenChange={(open) => !open && onClose()} title="Order">
        <Asked query={asked} failed="Failed to load the order" lines={8}>
          {({ order }) => (
            <div className="grid gap-7">
              <OrderFacts order={order} />
              <Refunds order={order} />
              <Provider id={id} />
              {order.leftCents > 0 && (
                <Button icon={Undo2} onClick={() => setGiving(true)}>
                  Refund this order
                </Button>
              )}
            </div>
          )}
        </Asked>
      </SidePanel>
      {giving && asked.data && <GiveBackDialog order={asked.data.order} onClose={() => setGiving(false)} />}
    </>
  )
}

function OrderFacts({ order }: { order: OwnersOrderDetail }) {
  const mark = ORDER_STATES[order.state]
  return (
    <div className="grid gap-5">
      <Facts>
        <Fact name="Customer">{order.email || 'None'}</Fact>
        <Fact name="Order">
          {order.packName}
          {order.startupName && <span className="block text-ink-2">{order.startupName}</span>}
        </Fact>
        <Fact name="State">
          <Badge kind={mark.kind}>{mark.label}</Badge>
        </Fact>
        <Fact name="Paid">
          {dollars(order.paidCents)}
          {order.promoCode && ` of ${dollars(order.priceCents)}, with ${order.promoCode}`}
        </Fact>
        {order.refundedCents > 0 && <Fact name="Went back">{dollars(order.refundedCents)}</Fact>}
        <Fact name="Made">
          <time dateTime={order.createdAt}>{momentText(order.createdAt)}</time>
        </Fact>
        <Fact name="Order id">{order.id}</Fact>
        {order.paymentId && <Fact name="Payment id">{order.paymentId}</Fact>}
      </Facts>
      {order.receiptUrl && (
        <LinkButton
          href={order.receiptUrl}
          target="_blank"
          rel="noopener noreferrer"
          size="small"
          icon={ExternalLink}
          className="max-sm:min-h-11 sm:justify-self-start"
        >
          Receipt
        </LinkButton>
      )}
    </div>
  )
}

function Refunds({ order: { refunds } }: { order: OwnersOrderDetail }) {
  if (refunds.length === 0) return null
  return (
    <section>
      <h3 className="font-semibold">Refunds</h3>
      <ul className="mt-3 grid gap-4">
        {refunds.map((refund) => (
          <li key={refund.id} className="grid gap-1 border-l-2 border-draft-soft pl-4 text-small">
            <span className="flex flex-wrap items-center gap-2">
              {refund.amountCents !== undefined && (
                <span className="font-semibold">{dollars(refund.amountCents)}</span>
              )}
              <Badge kind={REFUND_STATES[refund.state].kind}>{REFUND_STATES[refund.state].label}</Badge>
            </span>
            <span className="text-ink-2">
              {SOURCES[refund.source]}, {momentText(refund.decidedAt ?? refund.requestedAt)}
            </span>
            {refund.message && <span className="text-ink-2 [overflow-wrap:anywhere]">{refund.message}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Asked apart from the rest: it may take its time, or be away. */
function Provider({ id }: { id: string }) {
  const asked = useAnswer(askProvider, { params: { id } }, { staleTime: 0 })
  return (
    <section>
      <h3 className="font-semibold">At the card provider, now</h3>
      <div className="mt-3">
        <Asked query={asked} failed="The card provider could not be asked" lines={2}>
          {(provider) => <ProviderFacts provider={provider} />}
        </Asked>
      </div>
    </section>
  )
}

function ProviderFacts({ provider: { session, payment, refunds } }: { provider: AtProvider }) {
  if (!session) return <p className="text-small text-ink-2">It knows nothing of this order.</p>
  return (
    <Facts>
      <Fact name="Checkout">{session}</Fact>
      <Fact name="Payment">{payment}</Fact>
      {refunds.length === 0 && <Fact name="Refunds">None</Fact>}
      {refunds.map((refund) => (
        <Fact key={refund.id} name="Refund">
          {dollars(refund.amountCents)}, {refund.status}, {momentText(refund.createdAt)}
          <span className="block">{refund.id}</span>
        </Fact>
      ))}
    </Facts>
  )
}
