import { useState } from 'react'
import { useCall } from '#web/calls/use-call.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { revokeAccessToken, TOKEN_PREFIX } from '../contract.ts'

import { datesInWords, isExpired, SCOPES, type Token } from './words.ts'

type Props = { token: Token; onRevoked: () => Promise<void> }

export function TokenRow({ token, onRevoked }: Props) {
  const [asking, setAsking] = useState(false)
  const revoke = useCall(revokeAccessToken)
  const { id, name, scopes, ending, expiresAt } = token
  const expired = isExpired(expiresAt, Date.now())

  async function confirm() {
    await revoke.mutateAsync({ params: { id } })
    toast({ title: expired ? 'Access token removed' : 'Access token revoked', description: name })
    await onRevoked()
  }

  return (
    <li className="flex items-center justify-between gap-4 px-5 py-4 sm:px-6">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ui font-[550] wrap-anywhere">
          {name}
          <code className="text-caption font-normal text-ink-2">
            {TOKEN_PREFIX}…{ending}
          </code>
        </p>
        <p className="mt-2 flex flex-wrap gap-2">
          {expired && <Badge kind="bad">Expired</Badge>}
          {scopes.map((scope) => (
            <Badge key={scope}>{SCOPES[scope].title}</Badge>
          ))}
        </p>
        <p className="mt-2 flex flex-wrap gap-x-4 text-small text-ink-2">
          {datesInWords(token, Date.now()).map((words) => (
            <span key={words}>{words}</span>
          ))}
        </p>
      </div>
      <Button aria-label={`${expired ? 'Remove' : 'Revoke'} ${name}`} onClick={() => setAsking(true)}>
        {expired ? 'Remove' : 'Revoke'}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={expired ? 'Remove this access token?' : 'Revoke this access token?'}
        description={
          expired
            ? `‘${name}’ has expired and opens nothing any more.`
            : `Whatever uses ‘${name}’ stops working at once. This cannot be undone.`
        }
        confirmLabel={expired ? 'Remove' : 'Revoke'}
        busyLabel={expired ? 'Removing...' : 'Revoking...'}
        danger
        onConfirm={confirm}
      />
    </li>
  )
}
