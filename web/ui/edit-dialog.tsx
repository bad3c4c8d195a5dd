import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import type { DialogSize } from './dialog-look.ts'
import { useUnloadQuestion } from './use-unload-question.ts'

type EditDialogProps = {
  title: string
  size?: DialogSize
  /** Whether closing would lose something: then it asks first. */
  dirty: boolean
  busy: boolean
  saveLabel: string
  busyLabel: string
  /** What went wrong with the last try. What was typed stays. */
  failed?: string | undefined
  onSave: () => void
  onClose: () => void
  children: ReactNode
}

const DOUBLE_CLICK_MS = 300

/** A form in a dialog. Nothing typed is lost without a question. */
export function EditDialog(props: EditDialogProps) {
  const { title, size, dirty, busy, saveLabel, busyLabel, failed, onSave, onClose, children } = props
  const form = useId()
  const [asking, setAsking] = useState(false)
  const lastPress = useRef(Number.NEGATIVE_INFINITY)
  const { fields, noteTry } = useFieldFocus(busy)
  useUnloadQuestion(dirty)
  useEffect(() => {
    // Answered: the next press is meant, however soon it comes.
    if (!busy) lastPress.current = Number.NEGATIVE_INFINITY
  }, [busy])

  function close() {
    if (busy) return
    if (dirty) setAsking(true)
    else onClose()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    // The second press of a double click can come before the first has made the form busy.
    if (busy || event.timeStamp - lastPress.current < DOUBLE_CLICK_MS) return
    lastPress.current = event.timeStamp
    noteTry()
    onSave()
  }

  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => !open && close()}
        title={title}
        size={size ?? 'wide'}
        closesOutside={!dirty}
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button type="submit" form={form} kind="signal" busy={busy} busyLabel={busyLabel}>
              {saveLabel}
            </Button>
          </>
        }
      >
        <form
          id={form}
          noValidate
          onSubmit={submit}
          // Whoever typed something since means the next press.
          onInput={() => (lastPress.current = Number.NEGATIVE_INFINITY)}
          className="grid gap-5"
        >
          {/* What would be typed while it is saved would be lost when the dialog closes. */}
          <fieldset ref={fields} disabled={busy} className="grid min-w-0 gap-5">
            {children}
          </fieldset>
          <p role="alert" className="text-small text-danger empty:hidden">
            {failed}
          </p>
        </form>
      </Dialog>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Discard your changes?"
        description="What you typed has not been saved."
        confirmLabel="Discard"
        busyLabel="Discarding..."
        danger
        onConfirm={onClose}
      />
    </>
  )
}

/** A refused try leads to the first field at fault; a failed one back to the field that it was made from. */
function useFieldFocus(busy: boolean) {
  const fields = useRef<HTMLFieldSetElement>(null)
  const before = useRef<Element>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (tries > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [tries])
  useEffect(() => {
    const isNowhere = document.activeElement === document.body
    if (!busy && isNowhere && before.current instanceof HTMLElement) before.current.focus()
  }, [busy])
  function noteTry() {
    before.current = document.activeElement
    setTries((count) => count + 1)
  }
  return { fields, noteTry }
}
