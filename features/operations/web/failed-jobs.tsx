import { RotateCw, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { CallError } from '#kit/call.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useCall } from '#web/calls/use-call.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useFocusKept } from '#web/ui/use-focus-kept.ts'
import { dismissFailedJob, type FailedJob, type Operations, retryFailedJob } from '../contract.ts'
import { Nothing, Panel } from './panel.tsx'
import { number, shortMoment } from './words.ts'

const LINGER_MS = 1_000

type FailedJobsProps = Operations['failedJobs'] & { onChanged: () => void }

export function FailedJobs({ total, newest, onChanged }: FailedJobsProps) {
  const [dismissing, setDismissing] = useState<FailedJob>()
  const place = useRef<HTMLDivElement>(null)
  useFocusKept(place, newest.length)
  return (
    <Panel
      title="Failed jobs"
      note={
        newest.length < total
          ? `The newest ${newest.length} of ${number(total)}.`
          : 'Work that was given up after all its tries.'
      }
      badge={
        total === 0 ? <Badge kind="ok">None</Badge> : <Badge kind="bad">{number(total)} need a look</Badge>
      }
    >
      <div ref={place} tabIndex={-1} className="outline-none">
        {newest.length === 0 ? (
          <Nothing>
            Nothing waits for a person. What fails from now on is listed here until it is retried or
            dismissed.
          </Nothing>
        ) : (
          <ul aria-label="Failed jobs">
            {newest.map((job) => (
              <FailedJobRow
                key={job.id}
                job={job}
                onChanged={onChanged}
                onDismiss={() => setDismissing(job)}
              />
            ))}
          </ul>
        )}
      </div>
      {dismissing && (
        <DismissDialog job={dismissing} onChanged={onChanged} onClose={() => setDismissing(undefined)} />
      )}
    </Panel>
  )
}

type RowProps = { job: FailedJob; onChanged: () => void; onDismiss: () => void }

function FailedJobRow({ job, onChanged, onDismiss }: RowProps) {
  const { id, queue, problem, tries, failedAt, canRetry } = job
  // Two presses can come before the button is drawn busy.
  const isPressed = useRef(false)
  const retry = useCall(retryFailedJob, {
    onSuccess: () => toast({ title: 'Back in its queue', description: `${queue} is tried again now.` }),
    onError: (error) => {
      isPressed.current = false
      sayNotDone(error)
    },
    // The row stays for a moment: or the second press of a double click would meet the next job.
    onSettled: () => void setTimeout(onChanged, LINGER_MS),
  })
  // The row says what kind of error it was, without the queue's name again.
  const kind = problem.startsWith(`${queue}: `) ? problem.slice(queue.length + 2) : problem
  return (
    <li className="grid gap-x-5 gap-y-3 border-t border-line px-5 py-3.5 text-small sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:px-6">
      <div className="min-w-0">
        <p className="font-[550] [overflow-wrap:anywhere]">{queue}</p>
        <p className="mt-0.5 text-ink-2 [overflow-wrap:anywhere]">
          {kind || 'Its worker died'} · {tries === 1 ? 'one try' : `${tries} tries`} · {shortMoment(failedAt)}
        </p>
      </div>
      <div className="flex gap-2 max-sm:[&>button]:min-h-11 max-sm:[&>button]:flex-1">
        {canRetry && (
          <Button
            size="small"
            icon={RotateCw}
            busy={retry.isPending || retry.isSuccess}
            busyLabel="Retrying..."
            aria-label={`Retry ${queue} of ${shortMoment(failedAt)}`}
            onClick={() => {
              if (isPressed.current) return
              isPressed.current = true
              retry.mutate({ params: { jobId: id } })
            }}
          >
            Retry
          </Button>
        )}
        <Button
          size="small"
          kind="ghost"
          icon={Trash2}
          aria-label={`Dismiss ${queue} of ${shortMoment(failedAt)}`}
          onClick={onDismiss}
        >
          Dismiss
        </Button>
      </div>
    </li>
  )
}

type DismissProps = { job: FailedJob; onChanged: () => void; onClose: () => void }

function DismissDialog({ job, onChanged, onClose }: DismissProps) {
  const dismiss = useCall(dismissFailedJob, { onSettled: onChanged })
  async function confirm() {
    try {
      await dismiss.mutateAsync({ params: { jobId: job.id } })
    } catch (error) {
      // Somebody else was faster: what was wanted has happened.
      if (!isGone(error)) throw error
    }
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Dismiss this job?"
      description={`Whatever ${job.queue} was to do stays undone, and nobody is reminded of it again.`}
      confirmLabel="Dismiss"
      busyLabel="Dismissing..."
      onConfirm={confirm}
      danger
    />
  )
}

const isGone = (error: unknown) => error instanceof CallError && error.status === 404

function sayNotDone(error: unknown) {
  if (isGone(error))
    return toast({
      kind: 'info',
      title: 'Somebody was faster',
      description: 'This job was retried or dismissed meanwhile.',
    })
  toast({
    kind: 'destructive',
    title: 'Error',
    description: sentenceOf(error, 'The job could not be put back. Please try again.'),
  })
}
