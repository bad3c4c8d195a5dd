import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useCall } from '#web/calls/use-call.ts'
import { EditDialog } from '#web/ui/edit-dialog.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { toast } from '#web/ui/toast-store.ts'
import {
  CATEGORIES,
  createResource,
  listManagedResources,
  listResources,
  type ManagedResource,
  updateResource,
} from '../contract.ts'
import { faultsOf, type Typed, typedOf, written } from './form-rules.ts'

interface ResourceEditorProps {
  /** None: a new one. */
  resource: ManagedResource | undefined
  onClose: () => void
}

export default function ResourceEditor({ resource, onClose }: ResourceEditorProps) {
  const [first] = useState(() => typedOf(resource))
  const [typed, setTyped] = useState(first)
  const [tried, setTried] = useState(false)
  const { busy, failed, save } = useSave(resource, onClose)
  const faults = tried ? faultsOf(typed) : {}
  const change = (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part }))
  const text = (name: 'title' | 'description' | 'url' | 'region' | 'tags' | 'note') => ({
    value: typed[name],
    error: faults[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  })

  function submit() {
    setTried(true)
    const form = written(typed)
    if (form) save(form)
  }

  return (
    <EditDialog
      title={resource ? 'Edit Resource' : 'Add Resource'}
      dirty={JSON.stringify(first) !== JSON.stringify(typed)}
      busy={busy}
      failed={failed}
      saveLabel="Save Resource"
      busyLabel="Saving..."
      onSave={submit}
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Title" {...text('title')} />
        <Select
          label="Category"
          value={typed.category}
          error={faults.category}
          onChange={(category) => change({ category })}
          options={CATEGORIES.map((value) => ({ value, label: value }))}
        />
        <TextField label="Address" type="url" inputMode="url" placeholder="https://" {...text('url')} />
        <TextField label="Region" {...text('region')} />
      </div>
      <TextArea label="Description" rows={3} {...text('description')} />
      <TextField label="Tags" optional hint="Separated by commas" {...text('tags')} />
      <TextField label="Note" optional hint="What a reader should know first" {...text('note')} />
      <Switch
        label="Hidden"
        description="Only admins see it."
        checked={typed.hidden}
        onChange={(hidden) => change({ hidden })}
      />
    </EditDialog>
  )
}

function useSave(resource: ManagedResource | undefined, onClose: () => void) {
  const client = useQueryClient()
  const [failed, setFailed] = useState<string>()
  const options = {
    onSuccess() {
      toast({ title: resource ? 'Resource Updated' : 'Resource Added' })
      // Every list may have changed: what was kept of them is asked anew when it is shown.
      const ofLists = [listResources.path, listManagedResources.path]
      void client.invalidateQueries({
        predicate: ({ queryKey: [address] }) => ofLists.some((path) => String(address).startsWith(path)),
      })
      onClose()
    },
    onError(error: Error) {
      const sentence = sentenceOf(error, 'The server could not be reached. Please try again.')
      setFailed(sentence)
      toast({ kind: 'destructive', title: 'Saving Failed', description: sentence })
    },
  }
  const create = useCall(createResource, options)
  const update = useCall(updateResource, options)
  return {
    busy: create.isPending || update.isPending,
    failed,
    save(form: NonNullable<ReturnType<typeof written>>) {
      setFailed(undefined)
      if (resource)
        update.mutate({ params: { id: resource.id }, body: { ...form, version: resource.version } })
      else create.mutate({ body: form })
    },
  }
}
