import { useState } from 'react'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useCall } from '#web/calls/use-call.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { sendVerification } from '../../contract.ts'
import { ChangeAddress } from './change-address.tsx'
import { type Account, useRefreshAccount } from './use-account.ts'

export function EmailPanel({ account }: { account: Account }) {
  const [changing, setChanging] = useState(false)
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h3 className="text-small font-[550]">Email</h3>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <span className="min-w-0 [overflow-wrap:anywhere]">{account.email}</span>
            <Badge kind={account.proved ? 'ok' : 'warn'}>
              {account.proved ? 'Confirmed' : 'Not confirmed'}
            </Badge>
          </p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col">
          {!account.proved && <SendConfirmation email={account.email} />}
          {!account.isOwner && (
            <Button aria-expanded={changing} onClick={() => setChanging(!changing)}>
              Change address
            </Button>
          )}
        </div>
      </div>
      {account.isOwner && (
        <p className="text-small text-ink-2">The owner's address is set in the configuration.</p>
      )}
      {changing && <ChangeAddress hasPassword={account.hasPassword} onCancel={() => setChanging(false)} />}
    </div>
  )
}

function SendConfirmation({ email }: { email: string }) {
  const refresh = useRefreshAccount()
  const send = useCall(sendVerification, {
    onSuccess({ linkSent }) {
      // Nothing to send: the address was confirmed in the meantime.
      if (!linkSent) return refresh()
      toast({ icon: 'mail', title: 'Check your email', description: `We sent a link to ${email}.` })
    },
    onError(error) {
      const description = sentenceOf(error, 'Failed to send the email. Please try again.')
      toast({ kind: 'destructive', title: 'Error', description })
    },
  })
  return (
    <Button busy={send.isPending} busyLabel="Sending..." onClick={() => send.mutate(undefined)}>
      Send confirmation email
    </Button>
  )
}
