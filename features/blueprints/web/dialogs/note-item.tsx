import { Pencil, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { Answer } from '#kit/endpoint.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useCall } from '#web/calls/use-call.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { deleteNote, editNote, type listNotes } from '../../contract.ts'
import { momentText } from '../file-words.ts'
import { sayFailed } from '../use-file-calls.ts'
import { useRefresh } from '../use-refresh.ts'

type Note = Answer<typeof listNotes>['notes'][number]
type Props = { note: Note; params: { id: string; fileId: string } }

export function NoteItem({ note, params }: Props) {
  const [state, setState] = useState<'rest' | 'editing' | 'deleting'>('rest')
  const rest = () => setState('rest')
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      {state === 'editing' ? (
        <EditNote note={note} params={params} onDone={rest} />
      ) : (
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <p dir="auto" className="text-ui whitespace-pre-wrap wrap-anywhere">
              {note.text}
            </p>
            <p className="mt-0.5 text-caption text-ink-3">
              <time dateTime={note.createdAt}>{momentText(note.createdAt)}</time>
              {note.editedAt && ', edited'}
            </p>
          </div>
          <IconButton label="Edit comment" icon={Pencil} onClick={() => setState('editing')} />
          <IconButton label="Delete comment" icon={Trash2} onClick={() => setState('deleting')} />
        </div>
      )}
      {state === 'deleting' && <ConfirmDelete note={note} params={params} onKeep={rest} />}
    </li>
  )
}

function EditNote({ note, params, onDone }: Props & { onDone: () => void }) {
  const [text, setText] = useState(note.text)
  const refresh = useRefresh(params.id)
  const edit = useCall(editNote)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (edit.isPending) return
    try {
      await edit.mutateAsync({ params: { ...params, noteId: note.id }, body: { text } })
      await refresh()
      onDone()
    } catch {
      // Shown at the field, which keeps the text.
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <TextArea
        label="Edit comment"
        value={text}
        rows={3}
        maxLength={2_000}
        dir="auto"
        autoFocus
        onChange={(event) => {
          edit.reset()
          setText(event.target.value)
        }}
        error={edit.error && sentenceOf(edit.error, 'The comment was not saved. Your text is still here.')}
      />
      <div className="mt-3 flex gap-3">
        <Button type="submit" busy={edit.isPending} busyLabel="Saving...">
          Save
        </Button>
        <Button kind="ghost" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function ConfirmDelete({ note, params, onKeep }: Props & { onKeep: () => void }) {
  const refresh = useRefresh(params.id)
  const remove = useCall(deleteNote, { onSuccess: refresh, onError: sayFailed })
  return (
    <div className="mt-2 flex flex-wrap items-center gap-3">
      <p className="text-small">Delete this comment for good?</p>
      <Button
        kind="danger"
        autoFocus
        busy={remove.isPending}
        busyLabel="Deleting..."
        onClick={() => remove.mutate({ params: { ...params, noteId: note.id } })}
      >
        Delete
      </Button>
      <Button kind="ghost" onClick={onKeep}>
        Keep
      </Button>
    </div>
  )
}
