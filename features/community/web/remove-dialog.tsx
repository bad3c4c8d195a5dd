import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useCall } from '#web/calls/use-call.ts'
import { EditDialog } from '#web/ui/edit-dialog.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { removeComment, removePost, type ThingKind } from '../contract.ts'
import { forgetLists } from './patch-things.ts'

interface RemoveDialogProps {
  kind: ThingKind
  id: string
  onChanged: () => void
  onClose: () => void
}

export function RemoveDialog({ kind, id, onChanged, onClose }: RemoveDialogProps) {
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const [failed, setFailed] = useState<string>()
  const { mutate, isPending } = useCall(kind === 'post' ? removePost : removeComment, {
    onSuccess() {
      toast({ title: kind === 'post' ? 'Post Removed' : 'Comment Removed' })
      onClose()
      onChanged()
      void forgetLists(client)
    },
    onError: (error) => setFailed(sentenceOf(error, 'The server could not be reached. Please try again.')),
  })
  return (
    <EditDialog
      title={`Remove this ${kind}?`}
      size="narrow"
      dirty={reason.trim() !== ''}
      busy={isPending}
      failed={failed}
      saveLabel="Remove"
      busyLabel="Removing..."
      onSave={() =>
        reason.trim() ? mutate({ params: { id }, body: { reason } }) : setFailed('Please say why.')
      }
      onClose={onClose}
    >
      <TextArea
        label="Reason"
        hint="Its author reads this."
        rows={3}
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </EditDialog>
  )
}
