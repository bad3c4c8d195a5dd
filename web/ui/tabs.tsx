import clsx from 'clsx'
import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { tabLook, tabRowLook } from './tab-look.ts'

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
      <div className={tabRowLook}>
        <Radix.List aria-label={label} style={NO_OUTLINE_STYLE} className="flex gap-3">
          {tabs.map((tab) => (
            <Radix.Trigger key={tab.value} value={tab.value} className={tabLook}>
              {tab.label}
              {tab.count !== undefined && <Count value={tab.count} />}
            </Radix.Trigger>
          ))}
        </Radix.List>
      </div>
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
