import { type FormEvent, useId, useState } from 'react'
import { useOneAtATime } from '#web/calls/one-at-a-time.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useCall } from '#web/calls/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { renameFile } from '../../contract.ts'
import { stemOf } from '../file-words.ts'
import type { ShownFile } from '../files.ts'
import { useRefresh } from '../use-refresh.ts'
import { useWhichFile } from './which-file.tsx'

type Props = { id: string; files: ShownFile[]; onClose: () => void; onDone: () => void }

export function RenameDialog({ id, files, onClose, onDone }: Props) {
  const { file, picker } = useWhichFile(files)
  const form = useId()
  const rename = useCall(renameFile)
  const { busy, run } = useOneAtATime<'rename'>()
  const refresh = useRefresh(id)
  const [typed, setTyped] = useState<{ of: string; name: string }>()
  if (!file) return null
  const { stem, extension } = stemOf(file.filename)
  const name = typed?.of === file.id ? typed.name : stem

  /** Not on the way: a late answer would close whatever is open by then. */
  function close() {
    if (!busy) onClose()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void run('rename', save)
  }

  async function save() {
    if (!file) return
    try {
      const { file: renamed } = await rename.mutateAsync({
        params: { id, fileId: file.id },
        body: { name },
      })
      await refresh()
      onClose()
      onDone()
      toast({ title: 'Renamed', description: renamed.filename })
    } catch {
      // Shown at the field, which keeps what was typed.
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title="Rename"
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={form} kind="signal" busy={Boolean(busy)} busyLabel="Renaming...">
            Rename
          </Button>
        </>
      }
    >
      {picker}
      <form id={form} onSubmit={submit} noValidate>
        <TextField
          key={file.id}
          label="Name"
          value={name}
          maxLength={130}
          dir="auto"
          autoComplete="off"
          data-first-focus
          onChange={(event) => {
            rename.reset()
            setTyped({ of: file.id, name: event.target.value })
          }}
          onFocus={(event) => event.target.select()}
          error={rename.error && sentenceOf(rename.error, 'It could not be renamed. Please try again.')}
          hint={extension && `The ending ${extension} stays.`}
        />
      </form>
    </Dialog>
  )
}
