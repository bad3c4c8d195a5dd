import { useState } from 'react'
import { openIfRefused } from '#features/accounts/web/public.ts'
import type { ThingKind } from '#features/community/contract.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useCall } from '#web/calls/use-call.ts'
import { EditDialog } from '#web/ui/edit-dialog.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { RadioGroup } from '#web/ui/radio.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { DESCRIPTION_LONGEST, REASONS, type Reason, reportComment, reportPost } from '../contract.ts'

type ReportDialogProps = { kind: ThingKind; id: string; onClose: () => void }

export function ReportDialog({ kind, id, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<Reason>()
  const [description, setDescription] = useState('')
  const [missing, setMissing] = useState(false)
  const send = useCall(kind === 'post' ? reportPost : reportComment, {
    onSuccess() {
      onClose()
      toast({ title: 'Report Submitted', description: 'Thank you. An admin reads every report.' })
    },
    onError(error) {
      if (openIfRefused(error)) return
      toast({
        kind: 'destructive',
        title: 'Error',
        description: 'Failed to submit report. Please try again.',
      })
    },
  })

  function submit() {
    setMissing(reason === undefined)
    if (reason) send.mutate({ params: { id }, body: { reason, description } })
  }

  return (
    <EditDialog
      title={`Report ${kind}`}
      size="narrow"
      dirty={description !== ''}
      busy={send.isPending}
      saveLabel="Send report"
      busyLabel="Sending..."
      failed={
        missing && !reason ? 'Please choose a reason.' : send.error ? sentenceOf(send.error, '') : undefined
      }
      onSave={submit}
      onClose={onClose}
    >
      <p className="-mt-3 text-ui text-ink-2">An admin reads every report.</p>
      <RadioGroup
        legend="Reason"
        value={reason ?? ''}
        onChange={(value) => setReason(value as Reason)}
        options={REASONS.map((value) => ({ value, label: value }))}
      />
      <TextArea
        label="Description"
        optional
        rows={3}
        maxLength={DESCRIPTION_LONGEST}
        placeholder="What should we look at?"
        value={description}
        onChange={(event) => setDescription(event.target.value)}
      />
    </EditDialog>
  )
}
