import { useState } from 'react'
import { sentenceOf } from '#web/calls/sentence.ts'
import { EditDialog } from '#web/ui/edit-dialog.tsx'
import { TextField } from '#web/ui/field.tsx'

type Props = {
  title: string
  saveLabel: string
  busyLabel: string
  first?: string
  onSave: (name: string) => Promise<unknown>
  onClose: () => void
}

const MOST_LETTERS = 80

export function NameDialog({ title, saveLabel, busyLabel, first = '', onSave, onClose }: Props) {
  const [name, setName] = useState(first)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [failed, setFailed] = useState<string>()

  async function save() {
    setFailed(undefined)
    if (name.trim() === '') return setError('Please give the scenario a name.')
    setBusy(true)
    try {
      await onSave(name.trim())
      onClose()
    } catch (error) {
      setFailed(sentenceOf(error, 'The server cannot be reached. What you typed is still here.'))
      setBusy(false)
    }
  }

  return (
    <EditDialog
      {...{ title, saveLabel, busyLabel, busy, failed, onClose }}
      size="narrow"
      dirty={name !== first}
      onSave={() => void save()}
    >
      <TextField
        label="Name"
        value={name}
        error={error}
        maxLength={MOST_LETTERS}
        autoComplete="off"
        placeholder="A higher price"
        onChange={(event) => {
          setName(event.target.value)
          setError(undefined)
        }}
      />
    </EditDialog>
  )
}
