import { useState } from 'react'
import { ACCESS_SCOPES, type AccessScope } from '#kit/endpoint.ts'
import { faultOf } from '#web/calls/faults.ts'
import { FormError } from '#web/calls/form-error.tsx'
import { useCall } from '#web/calls/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EditDialog } from '#web/ui/edit-dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { RadioGroup } from '#web/ui/radio.tsx'
import { ShownOnce } from '#web/ui/shown-once.tsx'
import { createAccessToken, TOKEN_DAYS } from '../contract.ts'
import { lifetimes, SCOPES } from './words.ts'

type Props = { hasPassword: boolean; onMade: () => Promise<void>; onClose: () => void }

const { name: nameRule, scopes: scopesRule } = createAccessToken.body.shape
const EMPTY = { name: '', scopes: ['blueprints:read'] as AccessScope[], days: '90', currentPassword: '' }

/** The form, and then the token: shown until it is put away. */
export function NewToken({ hasPassword, onMade, onClose }: Props) {
  const [wish, setWish] = useState(EMPTY)
  const [tried, setTried] = useState(false)
  const make = useCall(createAccessToken, { onSuccess: onMade })
  const { name, scopes, days, currentPassword } = wish
  const faults = {
    name: faultOf(nameRule, name),
    scopes: faultOf(scopesRule, scopes),
    currentPassword: hasPassword && !currentPassword ? 'Please enter your current password.' : undefined,
  }
  const set = (change: Partial<typeof EMPTY>) => setWish((before) => ({ ...before, ...change }))

  function save() {
    setTried(true)
    if (Object.values(faults).some(Boolean)) return
    const chosen = TOKEN_DAYS.find((one) => String(one) === days) ?? 90
    make.mutate({ body: { name, scopes, days: chosen, ...(hasPassword && { currentPassword }) } })
  }

  if (make.data)
    return <MadeToken name={make.data.accessToken.name} token={make.data.token} onClose={onClose} />
  return (
    <EditDialog
      title="New access token"
      size="narrow"
      dirty={name !== '' || currentPassword !== ''}
      busy={make.isPending}
      saveLabel="Make token"
      busyLabel="Making..."
      onSave={save}
      onClose={onClose}
    >
      <TextField
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
        <TextField
          label="Current password"
          type="password"
          name="currentPassword"
          autoComplete="current-password"
          required
          hint="So that nobody makes one in your place."
          value={currentPassword}
          onChange={(event) => set({ currentPassword: event.target.value })}
          error={tried ? faults.currentPassword : undefined}
        />
      )}
      <FormError error={make.error} />
    </EditDialog>
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

function MadeToken({ name, token, onClose }: { name: string; token: string; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      closesOutside={false}
      title="Your new access token"
      description={`‘${name}’ is ready. Keep it like a password: whoever has it can do what it may.`}
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <ShownOnce label="Access token" value={token} copyLabel="Copy token" />
    </Dialog>
  )
}
