import { useEffect, useState } from 'react'
import { ProgressDialog, useDashboardRefresh, useGeneration } from '#features/generation/web/public.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { Dashboard } from './dashboard-head.tsx'
import { type UnderWay, underWayIn } from './rules.ts'

/** What is being made right now, and the way to look at it. */
export function UnderWayNotice({ dashboard }: { dashboard: Dashboard }) {
  const [watched, setWatched] = useState<UnderWay>()
  const underWay = underWayIn(dashboard)
  return (
    <>
      {underWay.length > 0 && (
        <ul aria-label="Being made" className="divide-y divide-line rounded-3 border border-line bg-sunken">
          {underWay.map((one, place) => (
            <Line
              key={one.id}
              one={one}
              // One at a time: browsers hold few connections. It is the oldest, which is done first.
              isFollowed={place === underWay.length - 1 && one.id !== watched?.id}
              onWatch={() => setWatched(one)}
            />
          ))}
        </ul>
      )}
      {watched && (
        <ProgressDialog
          blueprintId={watched.blueprintId}
          startupName={watched.name}
          requestedAt={Date.parse(watched.createdAt)}
          onClose={() => setWatched(undefined)}
        />
      )}
    </>
  )
}

type LineProps = { one: UnderWay; isFollowed: boolean; onWatch: () => void }

/** What the dialog shows it hears of by itself, and refreshes what is behind it. */
function Line({ one: { blueprintId, name }, isFollowed, onWatch }: LineProps) {
  const { record } = useGeneration(isFollowed ? blueprintId : undefined)
  const refresh = useDashboardRefresh()
  const isOver = record?.status === 'complete' || record?.status === 'error'
  useEffect(() => {
    if (isOver) void refresh()
  }, [isOver])
  return (
    <li className="flex flex-col gap-x-6 gap-y-3 px-5 py-4 sm:flex-row sm:items-center sm:justify-between">
      <p className="flex min-w-0 items-center gap-3 text-ui">
        <span className="shrink-0 text-draft">
          <Spinner size={18} />
        </span>
        <span className="min-w-0 [overflow-wrap:anywhere]">
          <span className="font-semibold">{name}</span> is being made
          {record ? `: ${Math.min(95, record.overallProgress)}%` : '.'}
        </span>
      </p>
      <Button onClick={onWatch}>Show Progress</Button>
    </li>
  )
}
