import clsx from 'clsx'
import { ChevronDown } from 'lucide-react'
import { Select as Radix } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { useListIsNotModal } from './list-is-not-modal.ts'
import { Choices, type Option } from './select.tsx'

type InlineSelectProps = {
  /** For those who do not see what it stands beside. */
  label: string
  /** Empty: nothing of the list is chosen yet. */
  value: string
  onChange: (value: string) => void
  options: Option[]
  /** The first so many stand apart from the rest. */
  first?: number
  /** What the trigger says. */
  children: ReactNode
  className?: string
}

/** A choice within a sentence, a row or a cell: words with a small arrow. Its list is made when it opens, so that many can stand on a page. */
export function InlineSelect(props: InlineSelectProps) {
  const { label, value, onChange, options, first, children, className } = props
  const [open, setOpen] = useState(false)
  useListIsNotModal(open)
  return (
    <Radix.Root {...{ value, open }} onOpenChange={setOpen} onValueChange={onChange}>
      <Radix.Trigger
        aria-label={label}
        className={clsx(
          'flex w-full min-w-0 items-center gap-2 rounded-1 text-left text-ui hover:bg-hover',
          className,
        )}
      >
        <span className="min-w-0 flex-1 truncate">
          <Radix.Value placeholder={children}>{children}</Radix.Value>
        </span>
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-3" />
      </Radix.Trigger>
      {open && <Choices {...{ options, first }} align="end" />}
    </Radix.Root>
  )
}
