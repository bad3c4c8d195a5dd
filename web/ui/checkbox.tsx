import clsx from 'clsx'
import { Check, Minus } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'

type CheckboxProps = {
  checked: boolean | 'indeterminate'
  onChange: (checked: boolean) => void
  /** Left out in dense rows, where `aria-label` names it. */
  label?: ReactNode
  'aria-label'?: string
  error?: ReactNode
  disabled?: boolean
  required?: boolean
  name?: string
  className?: string
}

export function Checkbox(props: CheckboxProps) {
  const { checked, onChange, label, error, className, ...native } = props
  const note = useId()
  const input = useRef<HTMLInputElement>(null)
  const partly = checked === 'indeterminate'
  const filled = partly || checked

  useEffect(() => {
    if (input.current) input.current.indeterminate = partly
  }, [partly])

  const Mark = partly ? Minus : Check
  const box = (
    <label
      className={clsx(
        // Alone in a row it takes the room of its box; the finger still gets 44 px.
        label
          ? 'flex min-h-6 gap-3 text-small text-ink-2'
          : '-m-3 inline-grid size-11 place-items-center align-middle',
        native.disabled ? 'cursor-not-allowed text-ink-3' : 'cursor-pointer',
        className,
      )}
    >
      <span className={clsx('grid size-5 shrink-0 place-items-center', label && 'mt-px')}>
        <input
          {...native}
          ref={input}
          type="checkbox"
          checked={checked === true}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? note : undefined}
          onChange={(event) => onChange(event.target.checked)}
          className={clsx(
            'size-5 cursor-[inherit] appearance-none rounded-1 border [grid-area:1/1] forced-colors:appearance-auto',
            boxLook({ filled, disabled: native.disabled, error: Boolean(error) }),
          )}
        />
        {filled && (
          <Mark
            size={16}
            strokeWidth={2.25}
            aria-hidden
            className={clsx(
              'pointer-events-none [grid-area:1/1] forced-colors:hidden',
              native.disabled ? 'text-ink-3' : 'text-surface',
            )}
          />
        )}
      </span>
      {label && <span className="min-w-0">{label}</span>}
    </label>
  )
  if (!error) return box
  return (
    <div>
      {box}
      <p id={note} className="mt-1.5 pl-8 text-caption text-danger">
        {error}
      </p>
    </div>
  )
}

function boxLook({ filled, disabled, error }: { filled: boolean; disabled?: boolean; error: boolean }) {
  if (disabled) return 'border-line bg-sunken'
  if (filled) return 'border-navy bg-navy'
  return error ? 'border-danger inset-ring-1 inset-ring-danger bg-surface' : 'border-line-strong bg-surface'
}
