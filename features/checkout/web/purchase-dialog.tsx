import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { withQueries } from '#web/calls/with-queries.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PersonFields } from './blueprint-fields.tsx'
import { LANDING } from './places.ts'
import { useLeaveWhenDone } from './purchase-run.ts'
import { PurchaseSheet } from './purchase-sheet.tsx'
import { closePurchase, type ShownPurchase } from './purchase-store.ts'
import { usePurchase } from './use-purchase.ts'

const TITLE = 'Get Your Startup Blueprint'

export default withQueries(PurchaseDialog)

function PurchaseDialog({ shown }: { shown: ShownPurchase }) {
  const purchase = usePurchase(LANDING, shown)
  const { dashboard } = purchase
  const navigate = useNavigate()
  useCloseOnLeaving()
  useLeaveWhenDone(
    useCallback(() => {
      closePurchase()
      void navigate(dashboard)
    }, [navigate, dashboard]),
  )
  return (
    <Dialog
      open
      onOpenChange={closePurchase}
      // The panel shrinks when the drawing begins: the second press of a double click would fall beside it.
      closesOutside={purchase.run.step === 'rest'}
      size="wide"
      bare
      title={TITLE}
    >
      <PurchaseSheet
        purchase={purchase}
        label={TITLE}
        title={
          <p
            aria-hidden="true"
            className="mb-6 pr-10 text-[1.625rem] font-semibold leading-tight tracking-tight text-balance md:pr-0 md:text-[1.75rem]"
          >
            {TITLE}
          </p>
        }
        person={<PersonFields form={purchase.form} buyer={purchase.buyer} className="md:mt-8" />}
      />
    </Dialog>
  )
}

/** The browser's Back leaves the page under the dialog; the dialog goes with it. */
function useCloseOnLeaving() {
  const { pathname } = useLocation()
  const openedOn = useRef(pathname)
  useEffect(() => {
    if (pathname !== openedOn.current) closePurchase()
  }, [pathname])
}
