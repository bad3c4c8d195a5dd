// /cancel: back from the payment page without having paid.
import { useEffect } from 'react'
import { LinkButton } from '#web/ui/button.tsx'
import { CornerMarks } from '#web/ui/corner-marks.tsx'
import { OutcomePage, WaysOn } from '#web/ui/outcome-page.tsx'
import { keptForm } from './kept-form.ts'
import { endPurchase } from './purchase-flag.ts'
import { startedAt } from './started-at.ts'

export default function CancelPage() {
  const tryAgain = startedAt()
  useEffect(endPurchase, [])
  const keepsForm = tryAgain !== '/buy-credits' && keptForm() !== undefined
  return (
    <OutcomePage
      title="Payment Cancelled"
      lead={keepsForm ? 'Nothing was charged. What you typed is still in the form.' : 'Nothing was charged.'}
      picture={<Slip />}
    >
      <WaysOn>
        <LinkButton to={tryAgain} kind="signal" size="large">
          Try Again
        </LinkButton>
        <LinkButton to="/" size="large">
          Return to Home
        </LinkButton>
      </WaysOn>
    </OutcomePage>
  )
}

/** The receipt that there is none of. */
function Slip() {
  return (
    <div
      aria-hidden="true"
      className="grid-paper relative mx-auto grid h-78 w-60 content-end border border-dashed border-draft bg-[-1px_-1px] max-md:hidden"
    >
      <CornerMarks />
      <div className="flex items-baseline justify-between border-t border-dashed border-draft bg-paper px-5 py-4">
        <span className="text-small text-ink-2">Charged</span>
        <span className="text-h3 font-semibold tabular-nums">$0.00</span>
      </div>
    </div>
  )
}
