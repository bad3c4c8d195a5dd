import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '#web/lazy-part.tsx'
import type { ReaderSection } from '../contract.ts'

/** With the dialog's own code, which the text does without. */
const SectionSheet = lazyPart(() => import('./section-sheet.tsx'))

type Props = { sections: ReaderSection[]; current: string }

/** Under the bar of the venture: which section this is, and all of them with one press. */
export function SectionPicker({ sections, current }: Props) {
  const [open, setOpen] = useState(false)
  const at = Math.max(
    0,
    sections.findIndex(({ id }) => id === current),
  )
  return (
    <div className="flex h-12 items-center justify-between gap-4 px-(--gutter) text-small lg:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="-ml-2 flex min-h-11 min-w-0 items-center gap-2 rounded-2 px-2 font-semibold text-ink"
      >
        <span className="truncate">
          {at + 1}. {sections[at]?.title}
        </span>
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
      </button>
      <span className="shrink-0 text-ink-2 tabular-nums">
        {at + 1} of {sections.length}
      </span>
      {open && (
        <Suspense>
          <SectionSheet sections={sections} current={current} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** At the foot of a phone. */
export function StepBar({ sections, current }: Props) {
  const at = Math.max(
    0,
    sections.findIndex(({ id }) => id === current),
  )
  const [before, next] = [sections[at - 1], sections[at + 1]]
  return (
    <nav aria-label="Previous and next section" className="reader-step-bar lg:hidden">
      {before ? (
        <a href={`#${before.id}`} aria-label={`Previous: ${before.title}`}>
          <ChevronLeft size={18} strokeWidth={1.75} aria-hidden className="shrink-0" />
          <span className="truncate">{before.title}</span>
        </a>
      ) : (
        <span />
      )}
      <span aria-hidden="true" className="shrink-0 text-caption text-ink-2 tabular-nums">
        {at + 1} of {sections.length}
      </span>
      {next ? (
        <a href={`#${next.id}`} aria-label={`Next: ${next.title}`} className="justify-end">
          <span className="truncate">{next.title}</span>
          <ChevronRight size={18} strokeWidth={1.75} aria-hidden className="shrink-0" />
        </a>
      ) : (
        <span />
      )}
    </nav>
  )
}
