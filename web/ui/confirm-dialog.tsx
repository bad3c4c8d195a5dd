import { AlertDialog as Radix } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { CallError } from '#kit/call.ts'
import { Button } from './button.tsx'
import { dialogFooterLook, FRAME_STYLE, frameLook, panelLook, scrimLook } from './dialog-look.ts'
import { useFocusReturn } from './focus-return.ts'

type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: ReactNode
  confirmLabel: string
  busyLabel: string
  /** The dialog closes when it is done, and stays with a sentence when it fails. */
  onConfirm: () => Promise<void> | void
  danger?: boolean
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, busyLabel, onConfirm, danger } = props
  const focusReturn = useFocusReturn()
  const [state, setState] = useState<'rest' | 'busy' | { failed: string }>('rest')

  function change(next: boolean) {
    if (state === 'busy') return
    setState('rest')
    onOpenChange(next)
  }

  async function confirm() {
    setState('busy')
    try {
      await onConfirm()
      setState('rest')
      onOpenChange(false)
    } catch (error) {
      const sentence = error instanceof CallError ? error.sentence : undefined
      setState({ failed: sentence ?? 'That did not work. Please try again.' })
    }
  }

  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal>
        <Radix.Overlay className={scrimLook} />
        <Radix.Content {...focusReturn} className={frameLook} style={FRAME_STYLE}>
          <div className={panelLook('narrow')}>
            <div className="min-h-0 overflow-y-auto px-6 pt-7 pb-7 sm:px-8 sm:pt-8">
              <Radix.Title className="text-h3 font-semibold">{title}</Radix.Title>
              <Radix.Description className="mt-2 text-ui text-ink-2">{description}</Radix.Description>
              <p role="alert" className="mt-3 text-small text-danger empty:hidden">
                {typeof state === 'object' && state.failed}
              </p>
            </div>
            <div className={dialogFooterLook}>
              <Radix.Cancel asChild>
                <Button>Cancel</Button>
              </Radix.Cancel>
              <Button
                kind={danger ? 'danger' : 'signal'}
                busy={state === 'busy'}
                busyLabel={busyLabel}
                onClick={() => void confirm()}
              >
                {confirmLabel}
              </Button>
            </div>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
