import { Button, LinkButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { closeDialog } from '../dialog-store.ts'

/** For people with a role that does not act before there is a second factor. */
export function SetUpDialog() {
  return (
    <Dialog
      open
      onOpenChange={closeDialog}
      title="Set up a second factor first"
      description="Admins sign in with a passkey, or with a code from an authenticator app. It takes a minute."
      footer={
        <>
          <Button onClick={closeDialog}>Not now</Button>
          <LinkButton to="/settings#security" kind="signal" onClick={closeDialog}>
            Set it up
          </LinkButton>
        </>
      }
    >
      <p className="text-ui text-ink-2">After that, you can go on right where you were.</p>
    </Dialog>
  )
}
