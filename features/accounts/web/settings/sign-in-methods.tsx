import { type FormEvent, useState } from 'react'
import { faultOf } from '#web/calls/faults.ts'
import { FormError } from '#web/calls/form-error.tsx'
import { useCall } from '#web/calls/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { CurrentPassword } from '#web/ui/current-password.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { disconnectProvider } from '../../contract.ts'
import { type Account, useRefreshAccount } from './use-account.ts'

const FORM = 'disconnect-provider'

export function SignInMethods({ account: { hasPassword, providers } }: { account: Account }) {
  const [leaving, setLeaving] = useState<string>()
  const connected = [...new Set(providers)]
  const methods = [...(hasPassword ? ['Password'] : []), ...connected, 'Link by email']
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
      <div className="min-w-0">
        <h3 className="text-small font-[550]">Sign-in methods</h3>
        <p className="mt-1">{methods.join(', ')}</p>
      </div>
      {connected.map((provider) => (
        <Button key={provider} className="max-sm:w-full" onClick={() => setLeaving(provider)}>
          Disconnect {provider}
        </Button>
      ))}
      {leaving && (
        <DisconnectDialog
          provider={leaving}
          hasPassword={hasPassword}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </div>
  )
}

type DialogProps = { provider: string; hasPassword: boolean; onClose: () => void }

function DisconnectDialog({ provider, hasPassword, onClose }: DialogProps) {
  const [currentPassword, setCurrentPassword] = useState('')
  const [tried, setTried] = useState(false)
  const refresh = useRefreshAccount()
  const disconnect = useCall(disconnectProvider, {
    async onSuccess() {
      toast({ title: `${provider} disconnected` })
      onClose()
      await refresh()
    },
  })
  const shape = disconnectProvider.body.shape.currentPassword
  const fault = hasPassword ? faultOf(shape, currentPassword) : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (fault || disconnect.isPending) return
    disconnect.mutate({ body: { provider, ...(hasPassword && { currentPassword }) } })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !disconnect.isPending && onClose()}
      title={`Disconnect ${provider}?`}
      description={`${provider} will no longer sign you in. You can still use ${hasPassword ? 'your password or ' : ''}a link by email.`}
      footer={
        <>
          <Button onClick={onClose} disabled={disconnect.isPending}>
            Cancel
          </Button>
          <Button
            form={FORM}
            type="submit"
            kind="danger"
            busy={disconnect.isPending}
            busyLabel="Disconnecting..."
          >
            Disconnect
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit} className="grid gap-5">
        {hasPassword && (
          <CurrentPassword
            value={currentPassword}
            onChange={setCurrentPassword}
            error={tried ? fault : undefined}
          />
        )}
        <FormError error={disconnect.error} />
      </form>
    </Dialog>
  )
}
