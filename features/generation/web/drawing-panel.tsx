import { type ReactNode, useEffect, useRef } from 'react'
import { ProgressBar } from '#web/ui/progress.tsx'
import { DrawingSheet } from './drawing-sheet.tsx'
import type { GenerationRecord } from './generation-view.ts'
import { ShortDocumentList } from './short-document-list.tsx'
import { useSimulatedStep } from './simulated-step.ts'
import { MOST } from './stages.ts'
import { usePercent } from './use-generation.ts'

export interface Drawing {
  startupName: string
  startedAt: number
  done: boolean
  /** When the credit was spent, once the server has said so. */
  spentAt?: number
  /** What the server told of it, once it has. */
  record?: GenerationRecord
}

/** In place of the form, from the request until the blueprint is there. */
export function DrawingPanel({ drawing, children }: { drawing: Drawing; children?: ReactNode }) {
  const { startupName, done, record } = drawing
  const { percent, message } = useStep(drawing)
  const cover = record?.documents.find(({ id }) => id === 'blueprint')?.preview
  return (
    <div className="grid content-center items-center gap-x-10 gap-y-9 sm:grid-cols-[minmax(0,13rem)_minmax(0,1fr)]">
      <DrawingSheet percent={percent} page={cover} className="mx-auto w-full max-w-36 sm:max-w-none" />
      <div ref={useFocusAtStart()} tabIndex={-1} className="min-w-0 outline-none">
        <p role="status" className="text-h3 font-semibold">
          {message}
        </p>
        <ProgressBar label="Blueprint progress" value={percent} className="mt-4" />
        <p className="mt-2.5 flex justify-between gap-4 text-ui text-ink-2">
          <span className="min-w-0 truncate">{startupName}</span>
          <span aria-hidden="true" className="tabular-nums text-ink">
            {percent}%
          </span>
        </p>
        <p className="mt-6 text-ui text-ink-2">
          {done
            ? 'The files are in your dashboard and on their way to your inbox.'
            : 'This usually takes 2-3 minutes. You can close this window: the files also come by email.'}
        </p>
        {record && <ShortDocumentList documents={record.documents} className="mt-6" />}
        {children}
      </div>
    </div>
  )
}

/** The server's word as soon as there is one; until then the clock's. The end is the caller's to tell. */
function useStep({ startedAt, done, record }: Drawing): { percent: number; message: string } {
  const simulated = useSimulatedStep(startedAt)
  const percent = Math.floor(usePercent(record, simulated.percent))
  if (done) return { percent: 100, message: 'Blueprint Created!' }
  if (!record) return simulated
  return { percent: Math.min(percent, MOST), message: `${record.message}...` }
}

/** The form that had the focus is gone. */
function useFocusAtStart() {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return panel
}
