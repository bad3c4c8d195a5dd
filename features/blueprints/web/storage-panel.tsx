import { sentenceOf } from '#web/calls/sentence.ts'
import { useAnswer } from '#web/calls/use-call.ts'
import { useRetry } from '#web/calls/use-retry.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { ProgressBar } from '#web/ui/progress.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { getStorage } from '../contract.ts'
import { sizeText } from './file-words.ts'

/** How full the account is, for the settings. */
export default function StoragePanel() {
  const asked = useAnswer(getStorage, undefined, { staleTime: 0 })
  const { failed, error, retrying, retry } = useRetry(asked)
  if (asked.data) return <Storage {...asked.data} />
  if (!failed) return <Skeleton lines={2} />
  return (
    <ErrorState
      title="Failed to load your storage"
      text={sentenceOf(error, 'Please try again in a moment.')}
      onRetry={retry}
      busy={retrying}
    />
  )
}

function Storage({ used, quota }: { used: number; quota: number }) {
  const text = `${sizeText(used)} of ${sizeText(quota)} used`
  const isFull = used >= quota
  return (
    <div className="grid gap-3">
      <p className="font-[550] tabular-nums">{text}</p>
      {/* At 100 % the bar would look like a success. */}
      <ProgressBar label="Storage" value={Math.min(99, (used / quota) * 100)} text={text} />
      <p className="text-small text-ink-2">
        {isFull
          ? 'Your storage is full. Delete files you no longer need and empty the bin. New blueprints you buy are always delivered.'
          : 'Copies are free. Older versions and files in the bin count. We thin out versions older than 30 days for you.'}
      </p>
    </div>
  )
}
