import { type ReactNode, useEffect, useRef } from 'react'
import { ProgressBar } from '#web/ui/progress.tsx'
import { DrawingSheet } from './drawing-sheet.tsx'
import { useSimulatedStep } from './simulated-step.ts'

export interface Drawing {
  startupName: string
  startedAt: number
  done: boolean
}

/** In place of the form, from the request until the blueprint is there. */
export function DrawingPanel({ drawing, children }: { drawing: Drawing; children?: ReactNode }) {
  const { startupName, startedAt, done } = drawing
  const simulated = useSimulatedStep(startedAt)
  const { percent, message } = done ? { percent: 100, message: 'Blueprint Created!' } : simulated
  return (
    <div className="grid content-center items-center gap-x-10 gap-y-9 sm:grid-cols-[minmax(0,13rem)_minmax(0,1fr)]">
      <DrawingSheet percent={percent} className="mx-auto w-full max-w-36 sm:max-w-none" />
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
        {children}
      </div>
    </div>
  )
}

/** The form that had the focus is gone. */
function useFocusAtStart() {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return panel
}
