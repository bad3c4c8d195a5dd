import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog, Dialog } from '#web/ui/dialog.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import type { Campaign } from '../contract.ts'
import { Conflict } from './conflict.tsx'
import { EditorFields } from './editor-fields.tsx'
import { Preview } from './preview.tsx'
import { useEditor } from './use-editor.ts'

const FORM = 'campaign'
const VIEWS = [
  { value: 'write', label: 'Write' },
  { value: 'preview', label: 'Preview' },
]

type Props = {
  /** The draft to change; without it a new one is made. */
  campaign?: Campaign
  onClose: () => void
}

export function EditorDialog({ campaign, onClose }: Props) {
  const editor = useEditor(campaign, onClose)
  const [view, setView] = useState('write')
  const [discarding, setDiscarding] = useState(false)
  const { typed, theirs, problem, isSaving, isChanged } = editor

  function close() {
    if (isSaving) return
    if (isChanged) setDiscarding(true)
    else onClose()
  }

  /** What is missing is shown where it is written, and the cursor goes there. */
  function save() {
    if (editor.save()) return
    setView('write')
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`#${FORM} [aria-invalid]`)?.focus())
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      closesOutside={!isChanged && !isSaving}
      size="wide"
      title={campaign ? 'Edit Campaign' : 'Create Campaign'}
      description="It stays a draft until you send it."
      footer={
        <>
          <Button onClick={close} disabled={isSaving}>
            Cancel
          </Button>
          <Button
            kind="signal"
            busy={isSaving}
            busyLabel={campaign ? 'Saving...' : 'Creating...'}
            onClick={save}
          >
            {campaign ? 'Save Changes' : 'Create Draft'}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        <Segmented label="View" value={view} onChange={setView} options={VIEWS} className="w-full sm:w-64" />
        {view === 'preview' ? (
          <Preview subject={typed.subject} content={typed.content} />
        ) : (
          <form
            id={FORM}
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              save()
            }}
          >
            <EditorFields typed={typed} faults={editor.faults} onChange={editor.change} />
          </form>
        )}
        {theirs && (
          <Conflict theirs={theirs} isSaving={isSaving} onTake={editor.takeTheirs} onKeep={editor.keepMine} />
        )}
        <p role="alert" className="text-small text-danger empty:hidden">
          {problem}
        </p>
      </div>
      <ConfirmDialog
        open={discarding}
        onOpenChange={setDiscarding}
        title="Discard what you typed?"
        description="It has not been saved."
        confirmLabel="Discard"
        busyLabel="Discarding..."
        danger
        onConfirm={onClose}
      />
    </Dialog>
  )
}
