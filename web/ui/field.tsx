import clsx from 'clsx'
import { Check, CircleAlert, CircleCheck, type LucideIcon, Tag } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { edgeLook, inputLook } from './field-look.ts'

export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export type FieldText = {
  label: string
  optional?: boolean
  hint?: ReactNode
  error?: ReactNode
  valid?: ReactNode
  /** Stands at the right of the label: a 'Forgot your password?' link. */
  aside?: ReactNode
}

type FieldProps = FieldText & {
  validIcon?: LucideIcon
  className?: string
  children: (control: FieldControl, labelId: string) => ReactNode
}

export function Field(props: FieldProps) {
  const { label, optional, hint, error, valid, aside, validIcon = CircleCheck, className, children } = props
  const id = useId()
  const note = error || valid ? `${id}-note` : undefined
  const described = [note, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
  return (
    <div className={clsx('grid min-w-0 content-start gap-1.5', className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-small">
        <label id={`${id}-label`} htmlFor={id} className="font-[550] text-ink">
          {label}
          {optional && <span className="font-normal text-ink-3"> optional</span>}
        </label>
        {aside}
      </div>
      {children(
        { id, 'aria-describedby': described, 'aria-invalid': error ? true : undefined },
        `${id}-label`,
      )}
      {/* Present before it is filled, or screen readers would not speak it. */}
      <div aria-live="polite" className="empty:-mt-1.5">
        {error && <Note id={note} icon={CircleAlert} tone="text-danger" text={error} />}
        {!error && valid && <Note id={note} icon={validIcon} tone="font-[550] text-ok" text={valid} />}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-caption text-ink-3">
          {hint}
        </p>
      )}
    </div>
  )
}

type NoteProps = { id: string | undefined; icon: LucideIcon; tone: string; text: ReactNode }

function Note({ id, icon: Icon, tone, text }: NoteProps) {
  return (
    <p id={id} className={clsx('flex gap-2 text-caption', tone)}>
      <Icon size={16} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
      <span>{text}</span>
    </p>
  )
}

type TextFieldProps = FieldText &
  Omit<ComponentProps<'input'>, 'id'> & {
    /** For promo codes and the like: measuring type, upper case. */
    mono?: boolean
    /** Sits inside the field at its end: the eye of a password. */
    trailing?: ReactNode
  }

export function TextField(props: TextFieldProps) {
  const { label, optional, hint, error, valid, aside, mono, trailing, className, ...native } = props
  const end = trailing ?? (valid && !error && <ValidMark />)
  return (
    <Field
      {...{ label, optional, hint, error, valid, aside, className }}
      validIcon={mono ? Tag : CircleCheck}
    >
      {(control) => (
        <div className="relative">
          <input
            autoCapitalize={mono ? 'characters' : undefined}
            spellCheck={mono ? false : undefined}
            {...native}
            {...control}
            className={clsx(
              inputLook,
              'h-(--control)',
              end && 'pr-12',
              edgeLook(error, valid),
              mono && 'font-mono uppercase placeholder:normal-case',
            )}
          />
          {end && <div className="absolute inset-y-0 right-0 grid w-11 place-items-center">{end}</div>}
        </div>
      )}
    </Field>
  )
}

function ValidMark() {
  return <Check size={18} strokeWidth={1.75} aria-hidden className="pointer-events-none text-ok" />
}

type TextAreaProps = FieldText & Omit<ComponentProps<'textarea'>, 'id'>

export function TextArea(props: TextAreaProps) {
  const { label, optional, hint, error, valid, aside, className, rows = 4, ...native } = props
  return (
    <Field {...{ label, optional, hint, error, valid, aside, className }}>
      {(control) => (
        <textarea
          rows={rows}
          {...native}
          {...control}
          className={clsx(inputLook, 'min-h-(--control) resize-y py-2.5', edgeLook(error, valid))}
        />
      )}
    </Field>
  )
}

export { SearchField } from './search-field.tsx'
