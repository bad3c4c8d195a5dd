import { Pencil, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { Answer } from '#kit/endpoint.ts'
import { useOneAtATime } from '#web/calls/one-at-a-time.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useCall } from '#web/calls/use-call.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { deleteNote, editNote, type listNotes } from '../../contract.ts'
import { momentText } from '../file-words.ts'
import { sayFailed } from '../use-file-calls.ts'
import { useRefresh } from '../use-refresh.ts'
import type { Drafts } from './use-drafts.ts'

type Note = Answer<typeof listNotes>['notes'][number]
type Props = { note: Note; params: { id: string; fileId: string }; drafts: Drafts }

export function NoteItem({ note, params, drafts }: Props) {
  const isBegun = drafts.of(note.id) !== undefined
  const [state, setState] = useState<'rest' | 'editing' | 'deleting'>(isBegun ? 'editing' : 'rest')
  const rest = () => setState('rest')
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      {state === 'editing' ? (
        <EditNote {...{ note, params, drafts }} onDone={rest} />
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
      {state === 'deleting' && <ConfirmDelete {...{ note, params }} onKeep={rest} />}
    </li>
  )
}

function EditNote({ note, params, drafts, onDone }: Props & { onDone: () => void }) {
  const text = drafts.of(note.id) ?? note.text
  const refresh = useRefresh(params.id)
  const edit = useCall(editNote)
  const { busy, run } = useOneAtATime<'edit'>()

  function stop() {
    drafts.drop(note.id)
    onDone()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void run('edit', save)
  }

  async function save() {
    try {
      await edit.mutateAsync({ params: { ...params, noteId: note.id }, body: { text } })
      await refresh()
      stop()
    } catch {
      // Shown at the field, which keeps the text.
    }
  }

  return (
    <form onSubmit={submit} noValidate>
      <TextArea
        label="Edit comment"
        value={text}
        rows={3}
        maxLength={2_000}
        dir="auto"
        autoFocus
        readOnly={Boolean(busy)}
        onChange={(event) => {
          edit.reset()
          if (event.target.value === note.text) drafts.drop(note.id)
          else drafts.write(note.id, event.target.value)
        }}
        error={edit.error && sentenceOf(edit.error, 'The comment was not saved. Your text is still here.')}
      />
      <div className="mt-3 flex gap-3">
        <Button type="submit" busy={Boolean(busy)} busyLabel="Saving...">
          Save
        </Button>
        <Button kind="ghost" onClick={stop}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function ConfirmDelete({ note, params, onKeep }: Omit<Props, 'drafts'> & { onKeep: () => void }) {
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
