import { useMutation } from '@tanstack/react-query'
import { call } from '#kit/call.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { sendVerification } from '../contract.ts'
import { closeDialog } from './dialog-store.ts'
import { useMe } from './use-me.ts'

/** For what only people with a confirmed address may do. */
export function ConfirmAddressDialog() {
  const me = useMe({ enabled: true })
  const send = useMutation({ mutationFn: () => call(sendVerification) })
  return (
    <Dialog
      open
      onOpenChange={closeDialog}
      title="Confirm your email first"
      description="It keeps spam and fake votes out of the community."
    >
      <div className="grid gap-5">
        <p className="text-ink-2">
          Open the link that we sent to{' '}
          <strong className="font-[550] text-ink wrap-anywhere">{me.data?.email ?? 'your address'}</strong>,
          then come back here and try again. What you typed is still here.
        </p>
        <p role="status" className="text-small text-ink-2 empty:hidden">
          {send.data && (send.data.linkSent ? SENT : CONFIRMED)}
        </p>
        <p role="alert" className="text-small text-danger empty:hidden">
          {send.error && sentenceOf(send.error, 'Failed to send the email. Please try again.')}
        </p>
        <div className="flex flex-wrap gap-3 max-sm:flex-col">
          <Button kind="signal" busy={send.isPending} busyLabel="Sending..." onClick={() => send.mutate()}>
            Send the link again
          </Button>
          <Button onClick={closeDialog}>Close</Button>
        </div>
      </div>
    </Dialog>
  )
}

const SENT = 'Sent. If it is not there in a minute, look in your spam folder.'
const CONFIRMED = 'Your address is confirmed. You can go on.'
