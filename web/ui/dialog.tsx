import clsx from 'clsx'
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { IconButton } from './button.tsx'
import {
  type DialogSize,
  dialogFooterLook,
  FRAME_STYLE,
  frameLook,
  panelLook,
  scrimLook,
} from './dialog-look.ts'
import { useFocusReturn } from './focus-return.ts'
import { OverlayHome } from './overlay-home.ts'

type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  size?: DialogSize
  /** The content brings its own title and margins; `title` is only spoken. */
  bare?: boolean
  /** A press beside the panel closes it, unless something is going on. */
  closesOutside?: boolean
  /** Only its own buttons close it: what it shows is not shown again. */
  stays?: boolean | undefined
  children: ReactNode
  footer?: ReactNode
}

export function Dialog({ open, onOpenChange, closesOutside = true, ...shown }: DialogProps) {
  const { stays } = shown
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const focusReturn = useFocusReturn()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrimLook} />
        <Radix.Content
          {...focusReturn}
          {...(!shown.description && { 'aria-describedby': undefined })}
          ref={setFrame}
          onInteractOutside={(event) => (stays || !closesOutside) && event.preventDefault()}
          onEscapeKeyDown={(event) => (stays || isOwnEscape(event)) && event.preventDefault()}
          className={frameLook}
          style={FRAME_STYLE}
        >
          <OverlayHome value={frame}>
            <Panel {...shown} />
          </OverlayHome>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** What is written over in place is left by the first Escape, and the dialog by the next. */
const isOwnEscape = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('[data-own-escape]') !== null

type PanelProps = Omit<DialogProps, 'open' | 'onOpenChange' | 'closesOutside'>

function Panel({ title, description, size = 'narrow', bare, stays, children, footer }: PanelProps) {
  return (
    <div className={panelLook(size)}>
      <div className={bare ? 'sr-only' : 'px-6 pt-7 pr-16 sm:px-8 sm:pt-8 sm:pr-18'}>
        <Radix.Title className="text-[1.625rem] font-semibold leading-tight tracking-tight">
          {title}
        </Radix.Title>
        {description && (
          <Radix.Description className="mt-2 text-ui text-ink-2">{description}</Radix.Description>
        )}
      </div>
      {bare && !stays && (
        // The content scrolls under the button otherwise.
        <div aria-hidden="true" className="h-16 shrink-0 border-b border-line sm:hidden" />
      )}
      <div className={clsx('min-h-0 flex-1 overflow-y-auto', !bare && 'px-6 pt-5 pb-7 sm:px-8 sm:pb-8')}>
        {children}
      </div>
      {footer && <div className={clsx(dialogFooterLook, 'border-t border-line pt-4 sm:pt-5')}>{footer}</div>}
      {!stays && (
        <Radix.Close asChild>
          <IconButton
            label="Close"
            icon={X}
            className={clsx(
              'absolute top-3 right-3 sm:top-4 sm:right-4',
              // Without a head the form scrolls under it.
              bare && 'rounded-full border-line bg-surface',
            )}
          />
        </Radix.Close>
      )}
    </div>
  )
}

export { ConfirmDialog } from './confirm-dialog.tsx'
