import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { withQueries } from '#web/calls/with-queries.tsx'
import { AccessDialog } from './access-dialog.tsx'
import { ConfirmAddressDialog } from './confirm-address-dialog.tsx'
import { closeDialog, type ShownDialog as Shown } from './dialog-store.ts'
import { LoginDialog } from './login-dialog.tsx'
import { ConfirmDialog } from './second-factor/confirm-dialog.tsx'
import { FactorDialog } from './second-factor/factor-dialog.tsx'
import { SetUpDialog } from './second-factor/set-up-dialog.tsx'

export default withQueries(ShownDialog)

function ShownDialog({ shown }: { shown: Shown }) {
  useCloseOnLeaving()
  if (shown.kind === 'access') return <AccessDialog />
  if (shown.kind === 'confirm-address') return <ConfirmAddressDialog />
  if (shown.kind === 'factor') return <FactorDialog onDone={shown.onDone} />
  if (shown.kind === 'confirm') return <ConfirmDialog />
  if (shown.kind === 'set-up') return <SetUpDialog />
  return <LoginDialog email={shown.email} mode={shown.mode} again={shown.again} ended={shown.ended} />
}

/** The browser's Back leaves the page under the dialog; the dialog goes with it. */
function useCloseOnLeaving() {
  const { pathname } = useLocation()
  const openedOn = useRef(pathname)
  useEffect(() => {
    // The dashboard tidies its own query while the dialog opens: that leaves nothing.
    if (pathname !== openedOn.current) closeDialog()
  }, [pathname])
}
