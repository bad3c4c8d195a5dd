// Between the payment page and the order: being looked at, or not there yet.
import { LinkButton } from '#web/ui/button.tsx'
import { OutcomePage, WaysOn } from '#web/ui/outcome-page.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { PACKS } from '../../prices.ts'
import type { PaidOrder } from './follow-payment.ts'

export function Verifying({ unreachable }: { unreachable: boolean }) {
  return (
    <OutcomePage
      title="Confirming Your Payment"
      lead={
        <Waiting>
          {unreachable
            ? 'We cannot reach the server. Your payment is safe. Trying again...'
            : 'This takes a moment.'}
        </Waiting>
      }
    />
  )
}

export function Pending({ order }: { order: PaidOrder }) {
  const what = order.makesBlueprint ? 'Your blueprint is started' : 'Your credits are added'
  return (
    <OutcomePage
      title="Payment Pending"
      lead={`Your bank has not confirmed the payment for the ${PACKS[order.pack].name} yet. With some payment methods this takes minutes, with some days.`}
    >
      <p className="mt-4 max-w-[52ch] text-ink-2">
        {what} as soon as the payment arrives. You can close this page: we email you then.
      </p>
      <div className="mt-6 text-ui text-ink-2">
        <Waiting>Looking again every 10 seconds...</Waiting>
      </div>
      <WaysOn>
        <LinkButton to="/">Return to Home</LinkButton>
      </WaysOn>
    </OutcomePage>
  )
}

export function Starting() {
  return <OutcomePage title="Creating Your Blueprint" lead={<Waiting>Starting your blueprint...</Waiting>} />
}

function Waiting({ children }: { children: string }) {
  return (
    <p role="status" className="flex items-center gap-3">
      <Spinner size={18} />
      {children}
    </p>
  )
}
