import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useCall } from '#web/calls/use-call.ts'
import { EditDialog } from '#web/ui/edit-dialog.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { RadioGroup } from '#web/ui/radio.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { listReports, type Report, STATUSES, type Status, updateReport } from '../contract.ts'
import { STATUS_WORDS } from './report-words.ts'

type Content = 'keep' | 'remove' | 'restore'

type ReviewDialogProps = { report: Report; onClose: () => void }

export function ReviewDialog({ report, onClose }: ReviewDialogProps) {
  const client = useQueryClient()
  const [status, setStatus] = useState<Status>(report.status)
  const [reviewNotes, setReviewNotes] = useState(report.reviewNotes ?? '')
  const [content, setContent] = useState<Content>('keep')
  const refresh = () => client.invalidateQueries({ queryKey: [listReports.path] })
  const update = useCall(updateReport, {
    async onSuccess() {
      onClose()
      toast({ title: 'Report Updated', description: 'The report status has been updated successfully.' })
      await refresh()
    },
    async onError() {
      toast({
        kind: 'destructive',
        title: 'Error',
        description: 'Failed to update report. Please try again.',
      })
      // Another admin may have decided meanwhile.
      await refresh()
    },
  })
  /** The answer to the report, shown before it is sent. What the admin chose by hand stays. */
  function choose(value: Content) {
    setContent(value)
    const isOpen = status === 'pending' || status === 'reviewed'
    if (isOpen && value !== 'keep') setStatus(value === 'remove' ? 'resolved' : 'dismissed')
    else if (value === 'keep' && content !== 'keep') setStatus(report.status)
  }

  const isDirty = status !== report.status || reviewNotes !== (report.reviewNotes ?? '') || content !== 'keep'
  const choices = choicesFor(report)

  function save() {
    update.mutate({
      params: { id: report.id },
      body: {
        status,
        reviewNotes,
        seenStatus: report.status,
        ...(content !== 'keep' && { content }),
      },
    })
  }

  return (
    <EditDialog
      title={report.status === 'pending' ? 'Review Report' : 'Update Status'}
      size="narrow"
      dirty={isDirty}
      busy={update.isPending}
      saveLabel="Update Report"
      busyLabel="Updating..."
      failed={update.error ? sentenceOf(update.error, '') : undefined}
      onSave={save}
      onClose={onClose}
    >
      <Select
        label="Status"
        value={status}
        onChange={(value) => setStatus(value as Status)}
        options={STATUSES.map((value) => ({ value, label: STATUS_WORDS[value] }))}
      />
      <TextArea
        label="Review Notes"
        optional
        rows={4}
        value={reviewNotes}
        onChange={(event) => setReviewNotes(event.target.value)}
        hint="For admins only. The author is told the reason of the report."
      />
      {choices.length > 1 && (
        <RadioGroup
          legend={report.commentId ? 'The comment' : 'The post'}
          value={content}
          onChange={(value) => choose(value as Content)}
          options={choices}
        />
      )}
    </EditDialog>
  )
}

function choicesFor({ content }: Report): { value: Content; label: string }[] {
  const state = content?.state
  const keep = { value: 'keep' as const, label: 'Leave it as it is' }
  if (state === 'visible' || state === 'hidden') {
    const remove = { value: 'remove' as const, label: 'Remove it, tell the author, close its other reports' }
    const restore = { value: 'restore' as const, label: 'Show it again' }
    return state === 'hidden' ? [keep, remove, restore] : [keep, remove]
  }
  return state === 'removed' ? [keep, { value: 'restore', label: 'Show it again' }] : [keep]
}
