// /blueprint-purchase: the purchase as a page of its own, with what we understood beside it.
import clsx from 'clsx'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { DrawingPanel } from '#features/generation/web/public.ts'
import { FoldedUnderstanding, UnderstandingPanel } from '#features/understanding/web/public.ts'
import { withQueries } from '#web/calls/with-queries.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { DetailFields, IdeaFields, PersonFields } from './blueprint-fields.tsx'
import { InEveryBlueprint, OrderSummary } from './order-summary.tsx'
import { PACKAGES, PackChoice } from './pack-choice.tsx'
import { PayBar } from './pay-bar.tsx'
import { PURCHASE_PAGE } from './places.ts'
import { PromoCodeField } from './promo-code-field.tsx'
import { PurchaseInProgress } from './purchase-in-progress.tsx'
import { useLeaveWhenDone } from './purchase-run.ts'
import { type Purchase, usePurchase } from './use-purchase.ts'
import { useWide } from './use-wide.ts'

const TITLE = 'Get Your Startup Blueprint'
const WITH_MONEY = { useCredits: false }

export default withQueries(PurchasePage)

function PurchasePage() {
  const purchase = usePurchase(PURCHASE_PAGE, WITH_MONEY)
  const { dashboard, run, form, submit } = purchase
  const navigate = useNavigate()
  useLeaveWhenDone(useCallback(() => void navigate(dashboard), [navigate, dashboard]))
  return (
    <form ref={form.form} aria-label={TITLE} noValidate onSubmit={(event) => void submit(event)}>
      <div className="container pt-8 pb-14 sm:pt-10">
        <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
          <PageTitle>{TITLE}</PageTitle>
          <p className="text-body text-ink-2">Write it the way you’d tell a friend. Numbers help.</p>
        </div>
        {run.step === 'drawing' ? (
          <div className="mt-8 grid rounded-3 border border-line bg-surface p-5 sm:p-8 md:p-9">
            <DrawingPanel drawing={run.drawing}>
              {!run.drawing.done && <PurchaseInProgress className="mt-6 w-full" />}
            </DrawingPanel>
          </div>
        ) : (
          <Sheet purchase={purchase} />
        )}
      </div>
      {run.step !== 'drawing' && <PayBar purchase={purchase} />}
    </form>
  )
}

/** The form on the left and the reading on the right; on a phone the reading follows the idea. */
function Sheet({ purchase }: { purchase: Purchase }) {
  const { form, understanding, example } = purchase
  const isWide = useWide()
  return (
    <div className="mt-6 grid items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,31.5rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] max-xl:gap-x-8">
      <div className="grid min-w-0 gap-5">
        <IdeaFields {...{ form, understanding }} className="lg:[&_textarea]:max-h-100" />
      </div>
      {isWide !== true && (
        <FoldedUnderstanding
          {...{ understanding, example }}
          className="max-sm:-mx-5 max-sm:border-x-0 lg:hidden"
        />
      )}
      <div className="grid min-w-0 gap-5">
        <DetailFields {...{ form, understanding }} />
        <Person purchase={purchase} />
        <Package purchase={purchase} />
      </div>
      {isWide !== false && (
        <div className="min-w-0 max-lg:hidden lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <UnderstandingPanel {...{ understanding, example }} />
        </div>
      )}
    </div>
  )
}

function Package({ purchase: { form, run } }: { purchase: Purchase }) {
  const { bill, pack, setPack, promo } = form
  if (!bill) return null
  return (
    <div id={PACKAGES} className="mt-3 grid scroll-mt-24 gap-5 border-t border-line pt-6">
      <h2 className="text-[1.125rem]">Package</h2>
      <PackChoice value={pack} onChange={setPack} isFixed={run.step !== 'rest'} />
      <PromoCodeField field={promo} belowMinimum={bill.belowMinimum} />
      <OrderSummary lines={bill.lines} totalLabel="Total" total={bill.total} isFree={bill.isFree} />
      <p className="text-caption text-ink-2">{bill.grants} Delivered within 10 minutes.</p>
      <InEveryBlueprint className="mt-1" />
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
