import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { IconButton } from './button.tsx'
import { FRAME_STYLE, frameLook, scrimLook } from './dialog-look.ts'
import { useFocusReturn } from './focus-return.ts'
import { OverlayHome } from './overlay-home.ts'

type SidePanelProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  children: ReactNode
}

/** Beside the page; on phones a sheet from below. */
export function SidePanel({ open, onOpenChange, title, children }: SidePanelProps) {
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const focusReturn = useFocusReturn()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrimLook} />
        <Radix.Content
          {...focusReturn}
          ref={setFrame}
          aria-describedby={undefined}
          className={frameLook}
          style={FRAME_STYLE}
        >
          <div className="pointer-events-auto mt-auto flex max-h-[92dvh] w-full flex-col rounded-t-4 bg-surface text-ink shadow-dialog animate-[slide-up_420ms_var(--ease)] sm:mt-0 sm:ml-auto sm:h-full sm:max-h-none sm:w-[26.5rem] sm:rounded-none sm:animate-[slide-in-right_420ms_var(--ease)]">
            <div className="flex min-h-18 items-center justify-between gap-4 border-b border-line py-3 pr-3 pl-6">
              <Radix.Title className="min-w-0 text-h3 font-semibold">{title}</Radix.Title>
              <Radix.Close asChild>
                <IconButton label="Close" icon={X} />
              </Radix.Close>
            </div>
            <div className="min-h-0 flex-1 overflow-y-auto p-6">
              <OverlayHome value={frame}>{children}</OverlayHome>
            </div>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
