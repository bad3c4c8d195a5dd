import clsx from 'clsx'
import { useId } from 'react'

type SwitchProps = {
  label: string
  description?: string
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  name?: string
  className?: string
}

export function Switch({ label, description, checked, onChange, disabled, name, className }: SwitchProps) {
  const id = useId()
  return (
    <label
      className={clsx(
        'flex min-h-11 items-center justify-between gap-6',
        disabled ? 'cursor-not-allowed' : 'cursor-pointer',
        className,
      )}
    >
      <span className="grid min-w-0">
        <span id={`${id}-label`} className={clsx('text-ui font-[550]', disabled && 'text-ink-3')}>
          {label}
        </span>
        {description && (
          <span id={`${id}-text`} className={clsx('text-small', disabled ? 'text-ink-3' : 'text-ink-2')}>
            {description}
          </span>
        )}
      </span>
      <span className={clsx('grid shrink-0 items-center', disabled && 'opacity-45')}>
        <input
          type="checkbox"
          role="switch"
          name={name}
          aria-labelledby={`${id}-label`}
          aria-describedby={description ? `${id}-text` : undefined}
          checked={checked}
          aria-checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
          className="peer h-6 w-10 cursor-[inherit] appearance-none rounded-full bg-line-strong transition-colors duration-(--fast) [grid-area:1/1] checked:bg-navy forced-colors:appearance-auto"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none ml-[3px] size-[18px] rounded-full bg-surface transition-transform duration-(--fast) [grid-area:1/1] peer-checked:translate-x-4 forced-colors:hidden"
        />
      </span>
    </label>
  )
}
