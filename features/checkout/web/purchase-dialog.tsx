import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { IN_PROGRESS } from '#features/generation/web/public.ts'
import { withQueries } from '#web/calls/with-queries.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { PersonFields } from './blueprint-fields.tsx'
import { DASHBOARD, LANDING } from './places.ts'
import { useLeaveWhenDone } from './purchase-run.ts'
import { PurchaseSheet } from './purchase-sheet.tsx'
import { closePurchase, type ShownPurchase } from './purchase-store.ts'
import { usePurchase } from './use-purchase.ts'

export default withQueries(PurchaseDialog)

function PurchaseDialog({ shown }: { shown: ShownPurchase }) {
  const { another } = shown
  const title = another ? 'Create Another Blueprint' : 'Get Your Startup Blueprint'
  const purchase = usePurchase(another ? DASHBOARD : LANDING, shown)
  const { dashboard, run, refresh } = purchase
  const navigate = useNavigate()
  useCloseOnLeaving()
  useLeaveWhenDone(
    useCallback(() => {
      closePurchase()
      void navigate(dashboard)
    }, [navigate, dashboard]),
  )

  function close() {
    // What was begun goes on: the dashboard behind shows how far it is.
    if (another && run.step === 'drawing' && !run.drawing.done) {
      toast({ kind: 'info', icon: 'waiting', ...IN_PROGRESS })
      refresh()
    }
    closePurchase()
  }

  return (
    <Dialog
      open
      onOpenChange={close}
      // The panel shrinks when the drawing begins: the second press of a double click would fall beside it.
      closesOutside={run.step === 'rest'}
      size="wide"
      bare
      title={title}
    >
      <PurchaseSheet
        purchase={purchase}
        label={title}
        title={
          <p
            aria-hidden="true"
            className="mb-6 pr-10 text-[1.625rem] font-semibold leading-tight tracking-tight text-balance md:pr-0 md:text-[1.75rem]"
          >
            {title}
          </p>
        }
        person={
          another ? (
            // Room for the button that closes it.
            <div aria-hidden="true" className="max-md:hidden md:h-3" />
          ) : (
            <PersonFields form={purchase.form} buyer={purchase.buyer} className="md:mt-8" />
          )
        }
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
