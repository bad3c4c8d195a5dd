import { type FormEvent, useId, useState } from 'react'
import { useOneAtATime } from '#web/calls/one-at-a-time.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { RadioGroup } from '#web/ui/radio.tsx'
import { counted } from '../file-words.ts'
import type { ShownFile } from '../files.ts'

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
  const { busy, run } = useOneAtATime<'move'>()
  const [place, setPlace] = useState(folders[0] === undefined ? NEW : IN + folders[0])
  const [name, setName] = useState('')
  const [failed, setFailed] = useState<string>()

  /** Not on the way: a late answer would close whatever is open by then. */
  function close() {
    if (!busy) onClose()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void run('move', save)
  }

  async function save() {
    setFailed(undefined)
    const folder = place === NONE ? null : place === NEW ? name : place.slice(IN.length)
    try {
      await move(files, folder)
      onClose()
      onDone()
    } catch (error) {
      setFailed(sentenceOf(error, 'Nothing was moved. Please try again.'))
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title="Move"
      description={`Put ${files.length === 1 ? 'this file' : counted(files.length, 'file')} into a folder. Links to files stay as they are.`}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={form} kind="signal" busy={Boolean(busy)} busyLabel="Moving...">
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
            setFailed(undefined)
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
              setFailed(undefined)
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
