import { type FormEvent, useState } from 'react'
import type { Answer } from '#kit/endpoint.ts'
import { FormError } from '#web/calls/form-error.tsx'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useCall } from '#web/calls/use-call.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast-store.ts'
import {
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
} from '../../second-factor-contract.ts'
import { FactorHead } from './factor-head.tsx'
import { useRefreshSecurity } from './use-security.ts'

type Begun = Answer<typeof beginAuthenticator>
type Props = { since: string | undefined; onCodes: (codes: string[]) => void }

export function AuthenticatorPanel({ since, onCodes }: Props) {
  const [begun, setBegun] = useState<Begun>()
  const refresh = useRefreshSecurity()
  const begin = useCall(beginAuthenticator, { onSuccess: setBegun, onError: sayFailed })
  const remove = useCall(removeAuthenticator, {
    async onSuccess() {
      toast({ title: 'Authenticator app removed' })
      await refresh()
    },
    onError: sayFailed,
  })
  return (
    <div>
      <FactorHead
        title={
          <>
            Authenticator app
            {since && <Badge kind="ok">On</Badge>}
          </>
        }
        text="A six-digit code from an app on your phone, after your password."
      >
        {since ? (
          <Button
            busy={remove.isPending}
            busyLabel="Removing..."
            onClick={() => remove.mutate(undefined)}
            className="max-sm:w-full"
          >
            Remove app
          </Button>
        ) : (
          <Button
            busy={begin.isPending}
            busyLabel="One moment..."
            onClick={() => begin.mutate({ body: {} })}
            className="max-sm:w-full"
          >
            Set up app
          </Button>
        )}
      </FactorHead>
      {begun && <SetUpDialog begun={begun} onClose={() => setBegun(undefined)} onCodes={onCodes} />}
    </div>
  )
}

const FORM = 'authenticator'

function SetUpDialog({
  begun,
  onClose,
  onCodes,
}: {
  begun: Begun
  onClose: () => void
  onCodes: Props['onCodes']
}) {
  const [code, setCode] = useState('')
  const refresh = useRefreshSecurity()
  const confirm = useCall(confirmAuthenticator, {
    async onSuccess({ recoveryCodes }) {
      toast({ title: 'Authenticator app added' })
      onClose()
      if (recoveryCodes) onCodes(recoveryCodes)
      await refresh()
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!confirm.isPending) confirm.mutate({ body: { code } })
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      closesOutside={false}
      title="Set up your authenticator app"
      description="Scan this code with your app, then enter the 6-digit code it shows."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button form={FORM} type="submit" kind="signal" busy={confirm.isPending} busyLabel="Checking...">
            Turn on
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={submit} className="grid gap-5">
        <QrCode {...begun.qrCode} />
        <p className="text-small text-ink-2">
          Can’t scan it? Enter this key in the app instead:
          <code className="mt-1 block font-mono text-ui text-ink [overflow-wrap:anywhere]">
            {begun.secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </code>
        </p>
        <TextField
          mono
          label="6-digit code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          required
          data-first-focus
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <FormError error={confirm.error} />
      </form>
    </Dialog>
  )
}

/** Dark on light in every theme: cameras expect it. */
function QrCode({ size, path }: Begun['qrCode']) {
  const edge = 4
  return (
    <svg
      role="img"
      aria-label="QR code for your authenticator app"
      viewBox={`${-edge} ${-edge} ${size + 2 * edge} ${size + 2 * edge}`}
      shapeRendering="crispEdges"
      className="mx-auto w-full max-w-52 rounded-2"
    >
      <rect x={-edge} y={-edge} width={size + 2 * edge} height={size + 2 * edge} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  )
}

function sayFailed(error: Error) {
  const description = sentenceOf(error, 'That did not work. Please try again.')
  toast({ kind: 'destructive', title: 'Error', description })
}
