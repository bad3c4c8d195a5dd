import { Tooltip as Radix } from 'radix-ui'
import { createContext, type ReactElement, type ReactNode, useContext, useState } from 'react'
import { useOverlayHome } from './overlay-home.ts'

const InGroup = createContext(false)

/** Tooltips in one group: after the first, its neighbours appear without waiting. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <InGroup value={true}>
      <Radix.Provider delayDuration={700} skipDelayDuration={300}>
        {children}
      </Radix.Provider>
    </InGroup>
  )
}

export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  const grouped = useContext(InGroup)
  const [open, setOpen] = useState(false)
  const tip = (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal container={useOverlayHome()}>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-70 max-w-64 rounded-2 bg-ink px-3 py-2 text-caption text-paper shadow-float animate-[appear_120ms_var(--ease)]"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
  return grouped ? tip : <TooltipGroup>{tip}</TooltipGroup>
}
