import { EditDialog } from '#web/ui/edit-dialog.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Switch } from '#web/ui/switch.tsx'
import type { PromoCode } from '../contract.ts'
import { effectOf, type Typed } from './form-rules.ts'
import { usePromoForm } from './use-promo-form.ts'

const TYPES = [
  { value: 'percentage', label: 'Percentage' },
  { value: 'fixed', label: 'Fixed amount' },
]
const ENVIRONMENTS = [
  { value: 'prod', label: 'prod: works everywhere' },
  { value: 'test', label: 'test: only with test money' },
]
const UNITS = { percentage: 'Discount in percent', fixed: 'Discount in dollars' }

type Props = {
  /** The code to change; without it a new one is made. */
  code?: PromoCode
  onClose: () => void
}

export function PromoDialog({ code, onClose }: Props) {
  const { typed, faults, problem, isSaving, isChanged, change, leave, save } = usePromoForm(code, onClose)
  const text = (name: TextName) => ({
    name,
    value: typed[name],
    error: faults[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
    onBlur: () => leave(name),
  })
  return (
    <EditDialog
      title={code ? `Edit ${code.code}` : 'Create promo code'}
      dirty={isChanged}
      busy={isSaving}
      saveLabel={code ? 'Save changes' : 'Create code'}
      busyLabel={code ? 'Saving...' : 'Creating...'}
      failed={problem}
      onSave={save}
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...text('code')}
          onChange={({ target }) => {
            inCapitals(target)
            change({ code: target.value })
          }}
          label="Code"
          mono
          autoComplete="off"
          readOnly={code !== undefined}
          hint={code ? 'Orders and buyers know it by this name, so it stays.' : undefined}
        />
        <TextField {...text('description')} label="Description" optional autoComplete="off" />
        <Select
          label="Discount type"
          value={typed.discountType}
          onChange={(value) => change({ discountType: value as Typed['discountType'] })}
          options={TYPES}
        />
        <TextField
          {...text('discountValue')}
          label={UNITS[typed.discountType]}
          inputMode="decimal"
          autoComplete="off"
          hint={effectOf(typed)}
        />
        <TextField
          {...text('maxUses')}
          label="Uses in all"
          optional
          inputMode="numeric"
          hint={code ? `Blank is unlimited. Used ${code.currentUses} so far.` : 'Blank is unlimited.'}
        />
        <TextField
          {...text('usageLimit')}
          label="Uses per person"
          optional
          inputMode="numeric"
          hint="Blank is unlimited."
        />
        <TextField {...text('validFrom')} label="First day" optional type="date" />
        <TextField {...text('validUntil')} label="Last day" optional type="date" hint="Inclusive, in UTC." />
        <TextArea
          {...text('allowedEmails')}
          label="Allowed emails"
          optional
          rows={2}
          spellCheck={false}
          hint="Separated by commas. Blank is for everybody."
          className="sm:col-span-2"
        />
        <Select
          label="Environment"
          value={typed.environment}
          onChange={(value) => change({ environment: value as Typed['environment'] })}
          options={ENVIRONMENTS}
        />
        <Switch
          label="Active"
          description="Switched off, it answers like a code that does not exist."
          checked={typed.isActive}
          onChange={(isActive) => change({ isActive })}
          className="self-end"
        />
      </div>
    </EditDialog>
  )
}

/** In the field itself, so that the cursor stays where it is. */
function inCapitals(field: HTMLInputElement) {
  const { selectionStart, selectionEnd } = field
  field.value = field.value.toUpperCase()
  field.setSelectionRange(selectionStart, selectionEnd)
}

type TextName = { [K in keyof Typed]: string extends Typed[K] ? K : never }[keyof Typed]
