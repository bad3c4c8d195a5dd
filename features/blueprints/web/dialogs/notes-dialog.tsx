import { type FormEvent, useState } from 'react'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useAnswer, useCall } from '#web/calls/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { addNote, listNotes } from '../../contract.ts'
import type { ShownFile } from '../files.ts'
import { useOneAtATime } from '../use-one-at-a-time.ts'
import { useRefresh } from '../use-refresh.ts'
import { LoadedList } from './loaded-list.tsx'
import { NoteItem } from './note-item.tsx'
import { useWhichFile } from './which-file.tsx'

export function NotesDialog({ id, files, onClose }: { id: string; files: ShownFile[]; onClose: () => void }) {
  const { file, picker } = useWhichFile(files)
  if (!file) return null
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      // A press beside it would take half a comment along.
      closesOutside={false}
      title="Comments"
      description={
        files.length === 1 ? <bdi className="wrap-anywhere">{file.title}</bdi> : 'Only you see them.'
      }
    >
      {picker}
      <Notes key={file.id} id={id} fileId={file.id} />
    </Dialog>
  )
}

function Notes({ id, fileId }: { id: string; fileId: string }) {
  const params = { id, fileId }
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
                <NoteItem key={note.id} note={note} params={params} />
              ))}
            </ul>
          )
        }
      </LoadedList>
      <AddNote params={params} />
    </div>
  )
}

function AddNote({ params }: { params: { id: string; fileId: string } }) {
  const [text, setText] = useState('')
  const refresh = useRefresh(params.id)
  const add = useCall(addNote)
  const once = useOneAtATime()

  function submit(event: FormEvent) {
    event.preventDefault()
    once(save)
  }

  async function save() {
    try {
      await add.mutateAsync({ params, body: { text } })
      setText('')
      await refresh()
    } catch {
      // Shown at the field, which keeps the text.
    }
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
          add.reset()
          setText(event.target.value)
        }}
        error={add.error && sentenceOf(add.error, 'The comment was not saved. Your text is still here.')}
      />
      <Button
        type="submit"
        kind="signal"
        busy={add.isPending}
        busyLabel="Adding..."
        className="mt-3 max-sm:w-full"
      >
        Add comment
      </Button>
    </form>
  )
}
