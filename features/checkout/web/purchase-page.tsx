// /blueprint-purchase: the purchase as a page of its own.
import clsx from 'clsx'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { withQueries } from '#web/calls/with-queries.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { PersonFields } from './blueprint-fields.tsx'
import { PURCHASE_PAGE } from './places.ts'
import { useLeaveWhenDone } from './purchase-run.ts'
import { PurchaseSheet } from './purchase-sheet.tsx'
import { type Purchase, usePurchase } from './use-purchase.ts'

const TITLE = 'Get Your Startup Blueprint'
const WITH_MONEY = { useCredits: false }

export default withQueries(PurchasePage)

function PurchasePage() {
  const purchase = usePurchase(PURCHASE_PAGE, WITH_MONEY)
  const { dashboard } = purchase
  const navigate = useNavigate()
  useLeaveWhenDone(useCallback(() => void navigate(dashboard), [navigate, dashboard]))
  return (
    <div className="container pt-10 pb-24 sm:pt-14">
      <PageTitle>{TITLE}</PageTitle>
      <p className="mt-3 max-w-[56ch] text-lead text-ink-2">
        Choose a package and describe your idea. The files are in your dashboard and inbox within 10 minutes.
      </p>
      <div className="mt-8 overflow-clip rounded-3 border border-line bg-surface sm:mt-10 max-sm:-mx-5 max-sm:rounded-none max-sm:border-x-0">
        <PurchaseSheet purchase={purchase} label={TITLE} person={<Person purchase={purchase} />} />
      </div>
    </div>
  )
}

/** Signed in there is nothing to ask; until that is known the room of what is likely is kept. */
function Person({ purchase: { form, buyer } }: { purchase: Purchase }) {
  const { isSignedIn, user } = buyer
  return (
    <>
      {isSignedIn !== true && (
        <PersonFields
          form={form}
          buyer={buyer}
          emailHint="Where the files go. Left empty, the payment page asks for it."
          className={clsx(isSignedIn === 'perhaps' && 'in-data-hint:hidden')}
        />
      )}
      {isSignedIn !== false && (
        <p
          className={clsx(
            'min-h-6 text-small text-ink-2 [overflow-wrap:anywhere]',
            isSignedIn === 'perhaps' && 'hidden in-data-hint:block',
          )}
        >
          {user && `Signed in as ${user.email}. The files come to this address.`}
        </p>
      )}
    </>
  )
}
