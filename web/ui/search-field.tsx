import clsx from 'clsx'
import { Search, X } from 'lucide-react'
import { type ComponentProps, useRef } from 'react'
import { edgeLook, inputLook } from './field-look.ts'

type SearchFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  label: string
  value: string
  onChange: (value: string) => void
}

/** Its label is spoken, not shown: the glass and the placeholder show what it is. */
export function SearchField({ label, value, onChange, className, ...native }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)

  function clear() {
    onChange('')
    input.current?.focus()
  }

  return (
    <div className={clsx('relative min-w-0', className)}>
      <Search
        size={18}
        strokeWidth={1.75}
        aria-hidden
        className="pointer-events-none absolute left-3.5 top-1/2 -translate-y-1/2 text-ink-2"
      />
      <input
        {...native}
        ref={input}
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={clsx(
          inputLook,
          edgeLook(),
          'h-(--control) appearance-none pl-11 pr-11 [&::-webkit-search-cancel-button]:hidden',
        )}
      />
      {value && (
        <button
          type="button"
          aria-label="Clear search"
          onClick={clear}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-2 text-ink-2 hover:text-ink"
        >
          <X size={16} strokeWidth={1.75} aria-hidden />
        </button>
      )}
    </div>
  )
}
