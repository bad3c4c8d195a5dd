import { RotateCcw, Undo2 } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog, Dialog } from '#web/ui/dialog.tsx'
import { useBackQuestion } from '#web/ui/use-back-question.ts'
import { useUnloadQuestion } from '#web/ui/use-unload-question.ts'
import type { Milestone } from '../contract.ts'
import { Conflict } from './conflict.tsx'
import { type Draft, isSame } from './draft.ts'
import { EvidenceSection } from './evidence-section.tsx'
import { MilestoneFields } from './milestone-fields.tsx'
import { WORDS } from './milestone-words.ts'
import { type Kept, keptIn, type MilestoneMapData, useSaveMilestone } from './use-save-milestone.ts'

type Props = { blueprintId: string; milestone: Milestone; map: MilestoneMapData; onClose: () => void }

export function EditDialog({ blueprintId, milestone, map, onClose }: Props) {
  const original: Draft = map.originalData[milestone]
  // What it was when the dialog opened: later news about the map must not pass for what was read here.
  const [kept, setKept] = useState<Kept>(() => keptIn(map, milestone))
  const [draft, setDraft] = useState<Draft>(kept.data)
  const [beforeReset, setBeforeReset] = useState<Draft>()
  const [theirs, setTheirs] = useState<Kept>()
  const [isLeaving, setLeaving] = useState(false)
  const [evidenceDirty, setEvidenceDirty] = useState(false)
  const saving = useSaveMilestone({ blueprintId, milestone, onSaved: afterSaved, onConflict: setTheirs })
  const form = useId()
  const hasChanges = !isSame(draft, kept.data)
  const mayLose = hasChanges || evidenceDirty
  useUnloadQuestion(mayLose)
  useBackQuestion(mayLose, close)

  /** A number that was typed and not saved keeps the dialog open. */
  function afterSaved(saved: Kept) {
    if (!evidenceDirty) return onClose()
    setKept(saved)
    setDraft(saved.data)
  }

  function change(next: Draft) {
    setDraft(next)
    setBeforeReset(undefined)
  }

  function close() {
    if (saving.isSaving) return
    if (mayLose) setLeaving(true)
    else onClose()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!theirs) saving.save(draft, kept.version)
  }

  function keepMine(newest: Kept) {
    setKept(newest)
    setTheirs(undefined)
    saving.save(draft, newest.version)
  }

  function takeTheirs(newest: Kept) {
    setKept(newest)
    setTheirs(undefined)
    change(newest.data)
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={`Edit ${WORDS[milestone].title}`}
      description={WORDS[milestone].description}
      size="wide"
      closesOutside={!mayLose}
      footer={
        <Footer
          {...{ form, hasChanges }}
          isOriginal={isSame(draft, original)}
          isSaving={saving.isSaving}
          isBlocked={theirs !== undefined}
          onReset={() => {
            setBeforeReset(draft)
            setDraft(original)
          }}
          onUndo={
            beforeReset &&
            (() => {
              change(beforeReset)
            })
          }
        />
      }
    >
      <form id={form} onSubmit={submit} className="grid gap-6">
        {theirs && (
          <Conflict
            {...{ milestone, theirs, mine: draft }}
            onKeepMine={() => keepMine(theirs)}
            onTakeTheirs={() => takeTheirs(theirs)}
          />
        )}
        {/* What would be typed while it is saved would be lost when the dialog closes. */}
        <fieldset disabled={saving.isSaving} className="min-w-0">
          <MilestoneFields milestone={milestone} draft={draft} onChange={change} />
        </fieldset>
        <p role="alert" className="text-small text-danger empty:hidden">
          {saving.problem && `Not saved: ${saving.problem} What you typed is still here.`}
        </p>
      </form>
      <EvidenceSection
        {...{ blueprintId, milestone }}
        evidence={map.evidence[milestone]}
        onDirty={setEvidenceDirty}
      />
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setLeaving}
        title="Discard unsaved changes?"
        description="What you changed in this milestone has not been saved."
        confirmLabel="Discard Changes"
        busyLabel="Discarding..."
        onConfirm={onClose}
        danger
      />
    </Dialog>
  )
}

type FooterProps = {
  form: string
  hasChanges: boolean
  isOriginal: boolean
  isSaving: boolean
  /** Until it is decided whose words stay. */
  isBlocked: boolean
  onReset: () => void
  onUndo: (() => void) | undefined
}

function Footer({ form, hasChanges, isOriginal, isSaving, isBlocked, onReset, onUndo }: FooterProps) {
  return (
    <div className="grid w-full gap-3 border-t border-line pt-5 sm:flex sm:items-center">
      <p role="status" className="flex min-h-6 max-sm:empty:hidden sm:mr-auto">
        {hasChanges && <Badge kind="warn">Unsaved changes</Badge>}
      </p>
      {onUndo ? (
        <Button kind="ghost" icon={Undo2} disabled={isSaving} onClick={onUndo}>
          Undo Reset
        </Button>
      ) : (
        <Button kind="ghost" icon={RotateCcw} disabled={isOriginal || isSaving} onClick={onReset}>
          Reset to Original
        </Button>
      )}
      <Button
        type="submit"
        form={form}
        kind="signal"
        busy={isSaving}
        busyLabel="Saving..."
        disabled={isBlocked}
      >
        Save Changes
      </Button>
    </div>
  )
}
