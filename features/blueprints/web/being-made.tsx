import { useEffect } from 'react'
import { useGeneration } from '#features/generation/web/public.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { useRefresh } from './use-refresh.ts'

/** On the page of a blueprint that has no files yet: how far it is. The files come by themselves once it is finished. */
export default function BeingMade({ id }: { id: string }) {
  const { record } = useGeneration(id)
  const refresh = useRefresh(id)
  const isComplete = record?.status === 'complete'
  useEffect(() => {
    if (isComplete) void refresh()
  }, [isComplete, refresh])
  if (!record || isComplete) return null
  return (
    <div className="mt-5 grid justify-items-center gap-4">
      <p role="status" className="text-ui tabular-nums">
        {record.status === 'error'
          ? 'There was an error generating your blueprint.'
          : `${Math.floor(Math.min(95, record.overallProgress))}% done`}
      </p>
      <LinkButton to={`/dashboard/progress/${encodeURIComponent(record.blueprintId)}`}>
        Show Progress
      </LinkButton>
    </div>
  )
}
