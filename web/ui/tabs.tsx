import clsx from 'clsx'
import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

export type Tab = { value: string; label: string; count?: number; content: ReactNode }

type TabsProps = {
  label: string
  tabs: Tab[]
  /** Without it the tabs keep their own state and start at the first. */
  value?: string
  onChange?: (value: string) => void
  className?: string
}

// Radix writes these two styles, which our content policy refuses in served markup. Undefined takes them out again.
const NO_OUTLINE_STYLE = { outline: undefined }
const NO_ANIMATION_STYLE = { animationDuration: undefined }

export function Tabs({ label, tabs, value, onChange, className }: TabsProps) {
  return (
    <Radix.Root
      value={value}
      defaultValue={value === undefined ? tabs[0]?.value : undefined}
      onValueChange={onChange}
      className={clsx('min-w-0', className)}
    >
      <Radix.List
        aria-label={label}
        style={NO_OUTLINE_STYLE}
        className="-mx-2 flex gap-3 overflow-x-auto bg-[linear-gradient(var(--line),var(--line))] bg-[position:8px_100%] bg-[size:calc(100%-16px)_1px] bg-no-repeat [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            // Wider than its words, so that the ring of the focus does not run through them; the line below is not.
            className="relative flex min-h-12 shrink-0 items-center gap-2 px-2 text-ui font-[550] text-ink-2 after:absolute after:inset-x-2 after:bottom-0 after:border-b-2 after:border-transparent hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:text-ink data-[state=active]:after:border-draft"
          >
            {tab.label}
            {tab.count !== undefined && <Count value={tab.count} />}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} asChild>
          <div style={NO_ANIMATION_STYLE} className="rounded-2 pt-6">
            {tab.content}
          </div>
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}

function Count({ value }: { value: number }) {
  return (
    <span className="min-w-6 rounded-1 bg-tint px-1.5 text-center text-caption leading-5 text-ink-2">
      {value}
    </span>
  )
}
