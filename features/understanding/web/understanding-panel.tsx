// 'Here's what we understood': beside the form, or folded to a line within it. What shows a reading is loaded with the first.
import clsx from 'clsx'
import { ChevronDown, CloudOff } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { ErrorBoundary } from '#web/layout/error-boundary.tsx'
import { CornerMarks } from '#web/ui/corner-marks.tsx'
import { type Example, ExampleButton } from './example.tsx'
import { summaryOf } from './summary.ts'
import type { Understanding } from './use-understanding.ts'

// Never loaded anew with the whole page, as other parts are: somebody is typing beside it.
const ReadingView = lazy(() => import('./reading-view.tsx').catch(() => ({ default: NotNow })))

const TITLE = 'Here’s what we understood'
const START = 'Start typing. We’ll play it back here as you go.'

type Props = { understanding: Understanding; example: Example }

/** Beside the form. */
export function UnderstandingPanel({ understanding, example }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="relative border border-draft-soft bg-surface">
      <CornerMarks />
      <div className="border-b border-line px-5 pt-5 pb-5 sm:px-7">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id={id} className="text-[1.5rem] leading-tight tracking-tight">
            {TITLE}
          </h2>
          <Freshness {...understanding} />
        </div>
        <p className="mt-1 text-ui text-ink-2">
          {understanding.state === 'empty'
            ? START
            : 'Fix anything that’s off, now or after you pay. Nothing here holds you up.'}
        </p>
      </div>
      <Body {...{ understanding, example }} />
      <Announcement {...understanding} />
    </section>
  )
}

/** On a phone and in a dialog: one line until it is tapped. */
export function FoldedUnderstanding({ understanding, example, className }: Props & { className?: string }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const look = 'flex min-h-16 w-full items-center gap-3 px-5 py-2.5 text-left sm:px-7'
  return (
    <section
      aria-label="What we understood"
      className={clsx('min-w-0 border border-draft-soft bg-surface', className)}
    >
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className={clsx(look, 'hover:bg-hover focus-visible:-outline-offset-2')}
        >
          <span className="min-w-0 flex-1">
            <span className="block text-ui font-semibold tracking-tight">{TITLE}</span>
            <span className="block text-small font-normal tracking-normal text-ink-2">
              {lineOf(understanding)}
            </span>
          </span>
          <ChevronDown
            size={18}
            strokeWidth={1.75}
            aria-hidden
            className={clsx('shrink-0 text-ink-2 transition-transform', isOpen && 'rotate-180')}
          />
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className="border-t border-line">
        {isOpen && <Body {...{ understanding, example }} />}
      </div>
      <Announcement {...understanding} />
    </section>
  )
}

function lineOf({ state, reading }: Understanding): string {
  if (state === 'unavailable') return 'We can’t read along right now. Nothing is lost.'
  if (state === 'too-long') return 'Too long to read along. We read all of it after you order.'
  if (reading) return summaryOf(reading)
  return state === 'reading' ? 'Reading…' : START
}

function Freshness({ state, isReading, isUnavailable, reading }: Understanding) {
  if (state === 'empty' || state === 'too-long' || (!reading && !isReading)) return null
  const isOld = isReading || isUnavailable
  return (
    <p className="inline-flex items-center gap-2 text-caption text-ink-3">
      <span
        aria-hidden="true"
        className={clsx('size-1.75 rounded-full', isOld ? 'bg-line-strong' : 'bg-ok')}
      />
      {isReading ? 'Reading…' : isUnavailable ? 'Not up to date' : 'Updated just now'}
    </p>
  )
}

/** Spoken once for each new summary, and nothing else. */
function Announcement(understanding: Understanding) {
  const { state } = understanding
  return (
    <p role="status" className="sr-only">
      {state === 'empty' || state === 'reading' ? '' : `${TITLE}: ${lineOf(understanding)}`}
    </p>
  )
}

function Body({ understanding, example }: Props) {
  const { state, reading, isUnavailable } = understanding
  return (
    <>
      {state === 'unavailable' && <NotNow />}
      {state === 'too-long' && <TooLong />}
      {(state === 'empty' || (state === 'reading' && !reading)) && <Outline example={example} />}
      {state === 'read' && reading && (
        <>
          {isUnavailable && <Line>We can’t read along right now. Nothing is lost.</Line>}
          <ErrorBoundary fallback={<NotNow />}>
            <Suspense fallback={<Outline example={example} />}>
              <ReadingView {...{ understanding, reading, example }} />
            </Suspense>
          </ErrorBoundary>
        </>
      )}
      <p className="border-t border-line px-5 py-4 text-caption text-ink-3 sm:px-7">
        Nothing is stored until you order. Your draft and your corrections stay in this browser.
      </p>
    </>
  )
}

/** Its shape in hairlines. */
function Outline({ example }: { example: Example }) {
  return (
    <div className="grid gap-5 px-5 pt-5 pb-4 sm:px-7">
      <ul aria-hidden="true" className="grid gap-5">
        {['How it earns', 'Who pays', 'Where'].map((name) => (
          <li key={name} className="border-b border-dashed border-line-strong pb-2 text-small text-ink-3">
            {name}
          </li>
        ))}
      </ul>
      <ExampleButton {...example} />
    </div>
  )
}

function NotNow() {
  return (
    <div className="flex gap-3 px-5 py-5 sm:px-7">
      <CloudOff size={20} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0 text-ink-2" />
      <div>
        <p className="text-ui font-semibold">We can’t read along right now</p>
        <p className="mt-1 text-ui text-ink-2">
          You can still pay. We’ll read everything when we draw, and you can fix it after. Nothing you typed
          is lost.
        </p>
      </div>
    </div>
  )
}

function TooLong() {
  return (
    <Line>
      This is too long to read along with. We read all of it after you order, and you can fix it then.
    </Line>
  )
}

function Line({ children }: { children: ReactNode }) {
  return <p className="border-b border-line bg-sunken px-5 py-3 text-small text-ink-2 sm:px-7">{children}</p>
}
