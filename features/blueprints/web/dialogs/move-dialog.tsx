import { type FormEvent, useId, useState } from 'react'
import { sentenceOf } from '#web/calls/sentence.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { RadioGroup } from '#web/ui/radio.tsx'
import { counted } from '../file-words.ts'
import type { ShownFile } from '../files.ts'
import { useOneAtATime } from '../use-one-at-a-time.ts'

type Props = {
  files: ShownFile[]
  all: ShownFile[]
  move: (files: ShownFile[], folder: string | null) => Promise<void>
  onClose: () => void
  onDone: () => void
}

const NEW = 'new'
const NONE = 'none'
const IN = 'in '

export function MoveDialog({ files, all, move, onClose, onDone }: Props) {
  const folders = [...new Set(all.flatMap(({ folder }) => folder ?? []))].sort((a, b) => a.localeCompare(b))
  const form = useId()
  const once = useOneAtATime()
  const [place, setPlace] = useState(folders[0] === undefined ? NEW : IN + folders[0])
  const [name, setName] = useState('')
  const [state, setState] = useState<'rest' | 'busy' | { failed: string }>('rest')

  function submit(event: FormEvent) {
    event.preventDefault()
    once(save)
  }

  async function save() {
    setState('busy')
    const folder = place === NONE ? null : place === NEW ? name : place.slice(IN.length)
    try {
      await move(files, folder)
      onClose()
      onDone()
    } catch (error) {
      setState({ failed: sentenceOf(error, 'Nothing was moved. Please try again.') })
    }
  }

  const failed = typeof state === 'object' ? state.failed : undefined
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Move"
      description={`Put ${files.length === 1 ? 'this file' : counted(files.length, 'file')} into a folder. Links to files stay as they are.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} kind="signal" busy={state === 'busy'} busyLabel="Moving...">
            Move
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <RadioGroup
          legend="Folder"
          value={place}
          onChange={(value) => {
            setPlace(value)
            setState('rest')
          }}
          options={[
            ...folders.map((folder) => ({ value: IN + folder, label: folder })),
            { value: NONE, label: 'No folder' },
            { value: NEW, label: 'New folder' },
          ]}
          className="[&_label]:min-h-11 wrap-anywhere"
        />
        {place === NEW ? (
          <TextField
            label="Folder name"
            value={name}
            maxLength={70}
            dir="auto"
            autoComplete="off"
            onChange={(event) => {
              setName(event.target.value)
              setState('rest')
            }}
            error={failed}
            className="mt-3"
          />
        ) : (
          <p role="alert" className="mt-3 text-small text-danger empty:hidden">
            {failed}
          </p>
        )}
      </form>
    </Dialog>
  )
}
