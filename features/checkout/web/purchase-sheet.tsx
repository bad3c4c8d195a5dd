// What the dialog and the page share: what it costs on the left, the form or its progress on the right.
import type { ReactNode } from 'react'
import { DrawingPanel } from '#features/generation/web/public.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { IdeaFields } from './blueprint-fields.tsx'
import { creditLines } from './order-lines.ts'
import { InEveryBlueprint, OrderSummary } from './order-summary.tsx'
import { PackChoice } from './pack-choice.tsx'
import { PayButton } from './pay-button.tsx'
import { PromoCodeField } from './promo-code-field.tsx'
import { PurchaseInProgress } from './purchase-in-progress.tsx'
import { TermsLine } from './terms-line.tsx'
import type { Purchase } from './use-purchase.ts'

type Props = {
  purchase: Purchase
  /** Of the form, for those who do not see it. */
  label: string
  title?: ReactNode
  /** Who buys: above the idea. */
  person: ReactNode
}

export function PurchaseSheet({ purchase, label, title, person }: Props) {
  const { form, run, submit } = purchase
  return (
    <form
      ref={form.form}
      aria-label={label}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="md:grid md:min-h-full md:grid-cols-[24.5rem_minmax(0,1fr)]"
    >
      <div className="border-line bg-sunken max-md:border-b md:border-r">
        <div className="p-5 sm:p-8 md:sticky md:top-0">
          {title}
          <Offer purchase={purchase} />
        </div>
      </div>
      <div className="grid min-w-0 p-5 pt-7 sm:p-8 md:p-9">
        {run.step === 'drawing' ? (
          <DrawingPanel drawing={run.drawing}>
            {!run.drawing.done && <PurchaseInProgress className="mt-6 w-full" />}
          </DrawingPanel>
        ) : (
          <Fields purchase={purchase} person={person} />
        )}
      </div>
    </form>
  )
}

function Offer({ purchase: { form, run, buyer } }: { purchase: Purchase }) {
  const { bill, pack, setPack } = form
  return (
    <div className="grid gap-5">
      {bill ? (
        <>
          {!form.place.onlyPack && (
            <PackChoice value={pack} onChange={setPack} isFixed={run.step !== 'rest'} />
          )}
          <OrderSummary lines={bill.lines} totalLabel="Total" total={bill.total} isFree={bill.isFree} />
        </>
      ) : (
        <CreditSummary credits={buyer.credits} isSpent={isSpent(run, buyer)} />
      )}
      {run.step !== 'drawing' && <InEveryBlueprint className="mt-3 max-md:hidden" />}
      <p className="text-caption text-ink-2 *:block md:mt-3">
        <span>{bill ? bill.grants : 'Should it fail, the credit comes back at once.'} </span>
        <span>Delivered within 10 minutes.</span>
      </p>
    </div>
  )
}

/** Whether what the server said of the credits is without the one of this blueprint already. */
function isSpent(run: Purchase['run'], { creditsAt }: Purchase['buyer']): boolean {
  const { spentAt } = run.step === 'drawing' ? run.drawing : {}
  return spentAt !== undefined && creditsAt >= spentAt
}

function CreditSummary({ credits, isSpent }: { credits: number | undefined; isSpent: boolean }) {
  const { lines, left } = creditLines(credits, isSpent)
  return (
    <>
      <OrderSummary lines={lines} totalLabel="Credits left" total={left} />
      {credits === 0 && !isSpent && <LinkButton to="/buy-credits">Buy Credits</LinkButton>}
    </>
  )
}

function Fields({ purchase: { form, run }, person }: { purchase: Purchase; person: ReactNode }) {
  const { bill, promo } = form
  return (
    <div className="grid content-start gap-4">
      {person}
      <IdeaFields form={form} />
      {bill && <PromoCodeField field={promo} belowMinimum={bill.belowMinimum} />}
      <TermsLine by={bill ? 'ordering' : 'creating it'} />
      <PayButton busy={run.step === 'ordering'} bill={bill} />
    </div>
  )
}
