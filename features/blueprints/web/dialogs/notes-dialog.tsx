import { type FormEvent, useState } from 'react'
import { useOneAtATime } from '#web/calls/one-at-a-time.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useAnswer, useCall } from '#web/calls/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog, Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { useUnloadQuestion } from '#web/ui/use-unload-question.ts'
import { addNote, listNotes } from '../../contract.ts'
import type { ShownFile } from '../files.ts'
import { useRefresh } from '../use-refresh.ts'
import { LoadedList } from './loaded-list.tsx'
import { NoteItem } from './note-item.tsx'
import { type Drafts, useDrafts } from './use-drafts.ts'
import { useWhichFile } from './which-file.tsx'

export function NotesDialog({ id, files, onClose }: { id: string; files: ShownFile[]; onClose: () => void }) {
  const { file, picker } = useWhichFile(files)
  const drafts = useDrafts()
  const adding = useAddNote(id, drafts)
  const [asking, setAsking] = useState(false)
  useUnloadQuestion(drafts.isAny)
  if (!file) return null

  function close() {
    if (adding.busy) return
    if (drafts.isAny) setAsking(true)
    else onClose()
  }

  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => !open && close()}
        // A press beside it would take half a comment along.
        closesOutside={false}
        title="Comments"
        description={
          files.length === 1 ? <bdi className="wrap-anywhere">{file.title}</bdi> : 'Only you see them.'
        }
      >
        {picker}
        <Notes key={file.id} params={{ id, fileId: file.id }} {...{ drafts, adding }} />
      </Dialog>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Discard your comment?"
        description="What you wrote has not been saved."
        confirmLabel="Discard"
        busyLabel="Discarding..."
        danger
        onConfirm={onClose}
      />
    </>
  )
}

/** Here rather than at the field, which goes when another file is chosen. */
function useAddNote(id: string, drafts: Drafts) {
  const refresh = useRefresh(id)
  const add = useCall(addNote)
  const { busy, run } = useOneAtATime<string>()

  async function send(fileId: string, text: string) {
    try {
      await add.mutateAsync({ params: { id, fileId }, body: { text } })
      drafts.dropSent(fileId, text)
      await refresh()
    } catch {
      // Shown at the field, which keeps the text.
    }
  }

  return {
    busy,
    send: (fileId: string, text: string) => void run(fileId, () => send(fileId, text)),
    errorOf: (fileId: string) => (add.variables?.params.fileId === fileId ? add.error : null),
    forget: add.reset,
  }
}

type NotesProps = {
  params: { id: string; fileId: string }
  drafts: Drafts
  adding: ReturnType<typeof useAddNote>
}

function Notes({ params, drafts, adding }: NotesProps) {
  const asked = useAnswer(listNotes, { params }, { staleTime: 0 })
  return (
    <div className="grid gap-5">
      <LoadedList asked={asked} what="the comments">
        {({ notes }) =>
          notes.length === 0 ? (
            <p className="text-small text-ink-2">No comments yet. Only you will see them.</p>
          ) : (
            <ul className="divide-y divide-line">
              {notes.map((note) => (
                <NoteItem key={note.id} note={note} params={params} drafts={drafts} />
              ))}
            </ul>
          )
        }
      </LoadedList>
      <AddNote {...{ params, drafts, adding }} />
    </div>
  )
}

function AddNote({ params: { fileId }, drafts, adding }: NotesProps) {
  const text = drafts.of(fileId) ?? ''
  const error = adding.errorOf(fileId)

  function submit(event: FormEvent) {
    event.preventDefault()
    adding.send(fileId, text)
  }

  return (
    <form onSubmit={submit} noValidate>
      <TextArea
        label="Add comment"
        value={text}
        rows={3}
        maxLength={2_000}
        dir="auto"
        data-first-focus
        onChange={(event) => {
          if (error) adding.forget()
          drafts.write(fileId, event.target.value)
        }}
        error={error && sentenceOf(error, 'The comment was not saved. Your text is still here.')}
      />
      <Button
        type="submit"
        kind="signal"
        busy={Boolean(adding.busy)}
        busyLabel="Adding..."
        className="mt-3 max-sm:w-full"
      >
        Add comment
      </Button>
    </form>
  )
}
