import clsx from 'clsx'
import { useId } from 'react'
import type { Option } from './select.tsx'

type SegmentedProps = {
  label: string
  value: string
  onChange: (value: string) => void
  options: Option[]
  className?: string
}

export function Segmented({ label, value, onChange, options, className }: SegmentedProps) {
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={clsx(
        'flex max-w-full overflow-x-auto rounded-2 border border-line bg-sunken p-1 [scrollbar-width:none]',
        className,
      )}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className="relative grid min-h-9 max-md:min-h-11 flex-1 cursor-pointer place-items-center whitespace-nowrap rounded-1 border border-transparent px-3.5 text-small font-[550] text-ink-2 hover:text-ink has-checked:border-line has-checked:bg-surface has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus"
        >
          {/* Over the whole segment, so that a press and the focus land on it. */}
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 cursor-pointer appearance-none focus-visible:outline-none"
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
