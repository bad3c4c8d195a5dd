import { Plus } from 'lucide-react'
import { LinkButton } from '#web/ui/button.tsx'
import { OutcomePage, WaysOn } from '#web/ui/outcome-page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { dollars, PACKS } from '../../prices.ts'
import { useBalance } from '../credits/use-balance.ts'
import { keep } from '../kept.ts'
import { BlankSheets } from './blank-sheets.tsx'
import type { Access, PaidOrder } from './follow-payment.ts'
import { WayIn } from './way-in.tsx'

/** An order of credits alone. */
export function CreditsAdded({ order, access }: { order: PaidOrder; access: Access }) {
  const { quantity, pack, amount_total } = order
  const amount = quantity === 1 ? '1 credit' : `${quantity} credits`
  return (
    <OutcomePage
      title="Credits Added"
      lead={`${amount} from the ${PACKS[pack].name} for ${dollars(amount_total)}. One credit makes one blueprint.`}
      picture={<BlankSheets quantity={quantity} />}
    >
      <Next order={order} access={access} />
    </OutcomePage>
  )
}

function Next({ order, access }: { order: PaidOrder; access: Access }) {
  const { credits, asking } = useBalance()
  if (access === 'asking' || asking) return <Skeleton lines={3} className="mt-8 max-w-100" />
  // They wait for whoever proves the address.
  if (!credits)
    return (
      <div className="mt-8 max-w-160">
        <WayIn
          where="Your credits are"
          reason={access === 'link sent' ? 'link sent' : 'none'}
          email={order.customer_email}
        />
        <WaysOn>
          <LinkButton to="/">Return to Home</LinkButton>
        </WaysOn>
      </div>
    )
  return (
    <>
      <dl className="mt-7 border-l border-draft-soft pl-6">
        <dt className="text-caption text-ink-3">Your credits</dt>
        <dd className="text-[1.75rem] font-semibold leading-tight tabular-nums tracking-tight">{credits}</dd>
      </dl>
      <WaysOn>
        <LinkButton
          to="/?show=blueprint"
          kind="signal"
          size="large"
          icon={Plus}
          onClick={() => keep('local', 'useCredits', 'true')}
        >
          Create Blueprint
        </LinkButton>
        <LinkButton to="/dashboard" size="large">
          Founder Dashboard
        </LinkButton>
      </WaysOn>
    </>
  )
}
