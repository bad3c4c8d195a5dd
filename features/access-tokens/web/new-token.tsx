import { type FormEvent, useRef, useState } from 'react'
import { ACCESS_SCOPES, type AccessScope, type Input } from '#kit/endpoint.ts'
import { faultOf } from '#web/calls/faults.ts'
import { FormError } from '#web/calls/form-error.tsx'
import { useCall } from '#web/calls/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { CurrentPassword } from '#web/ui/current-password.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { RadioGroup } from '#web/ui/radio.tsx'
import { ShownOnce } from '#web/ui/shown-once.tsx'
import { createAccessToken, TOKEN_DAYS } from '../contract.ts'
import { lifetimes, SCOPES } from './words.ts'

type Props = { hasPassword: boolean; onMade: () => Promise<void>; onClose: () => void }

type Wish = Input<typeof createAccessToken>['body']

const FORM = 'new-access-token'
const { name: nameRule, scopes: scopesRule } = createAccessToken.body.shape
const EMPTY = { name: '', scopes: ['blueprints:read'] as AccessScope[], days: '90', currentPassword: '' }

/** The form, and then, in the same window, the token: shown until it is put away. */
export function NewToken({ hasPassword, onMade, onClose }: Props) {
  // Beside the call's own state, which a second press in the same moment would not see yet.
  const sent = useRef(false)
  const make = useCall(createAccessToken, {
    // Neither the token nor the password is kept when this window closes.
    gcTime: 0,
    onSuccess: onMade,
    onError() {
      sent.current = false
    },
  })
  const { data, isPending } = make
  function send(body: Wish) {
    if (sent.current) return
    sent.current = true
    make.mutate({ body })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      closesOutside={false}
      stays={data !== undefined}
      title={data ? 'Your new access token' : 'New access token'}
      description={
        data
          ? `‘${data.accessToken.name}’ is ready. Keep it like a password: whoever has it can do what it may.`
          : 'For one program of yours. We tell you by email that it was made.'
      }
      footer={data ? <Button onClick={onClose}>Done</Button> : <Footer busy={isPending} onClose={onClose} />}
    >
      {data ? (
        <ShownOnce label="Access token" value={data.token} copyLabel="Copy token" />
      ) : (
        <TokenForm hasPassword={hasPassword} busy={isPending} error={make.error} onSend={send} />
      )}
    </Dialog>
  )
}

function Footer({ busy, onClose }: { busy: boolean; onClose: () => void }) {
  return (
    <>
      <Button onClick={onClose} disabled={busy}>
        Cancel
      </Button>
      <Button form={FORM} type="submit" kind="signal" busy={busy} busyLabel="Making...">
        Make token
      </Button>
    </>
  )
}

type FormProps = { hasPassword: boolean; busy: boolean; error: unknown; onSend: (wish: Wish) => void }

function TokenForm({ hasPassword, busy, error, onSend }: FormProps) {
  const [wish, setWish] = useState(EMPTY)
  const [tried, setTried] = useState(false)
  const nameField = useRef<HTMLInputElement>(null)
  const { name, scopes, days, currentPassword } = wish
  const faults = {
    name: faultOf(nameRule, name),
    scopes: faultOf(scopesRule, scopes),
    currentPassword: hasPassword && !currentPassword ? 'Please enter your current password.' : undefined,
  }
  const set = (change: Partial<typeof EMPTY>) => setWish((before) => ({ ...before, ...change }))

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (faults.name) nameField.current?.focus()
    if (busy || Object.values(faults).some(Boolean)) return
    const chosen = TOKEN_DAYS.find((one) => String(one) === days) ?? 90
    onSend({ name, scopes, days: chosen, ...(hasPassword && { currentPassword }) })
  }

  return (
    <form id={FORM} noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        ref={nameField}
        label="Name"
        name="tokenName"
        required
        maxLength={80}
        autoComplete="off"
        placeholder="Nightly export"
        hint="After the program that will use it."
        value={name}
        onChange={(event) => set({ name: event.target.value })}
        error={tried ? faults.name : undefined}
      />
      <ScopeBoxes
        chosen={scopes}
        onChange={(next) => set({ scopes: next })}
        error={tried ? faults.scopes : undefined}
      />
      <RadioGroup
        legend="Lives for"
        value={days}
        onChange={(next) => set({ days: next })}
        options={lifetimes(Date.now())}
      />
      {hasPassword && (
        <CurrentPassword
          hint="So that nobody makes one in your place."
          value={currentPassword}
          onChange={(typed) => set({ currentPassword: typed })}
          error={tried ? faults.currentPassword : undefined}
        />
      )}
      <FormError error={error} />
    </form>
  )
}

type ScopeProps = {
  chosen: AccessScope[]
  onChange: (chosen: AccessScope[]) => void
  error: string | undefined
}

function ScopeBoxes({ chosen, onChange, error }: ScopeProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-small font-[550]">It may</legend>
      <div className="grid gap-3">
        {ACCESS_SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            checked={chosen.includes(scope)}
            onChange={(on) => onChange(on ? [...chosen, scope] : chosen.filter((one) => one !== scope))}
            className="min-h-11 sm:min-h-6"
            label={
              <>
                <span className="block text-ui font-[550] text-ink">{SCOPES[scope].title}</span>
                <span className="block text-caption">{SCOPES[scope].detail}</span>
              </>
            }
          />
        ))}
      </div>
      <p role="alert" className="mt-2 text-small text-danger empty:hidden">
        {error}
      </p>
    </fieldset>
  )
}
