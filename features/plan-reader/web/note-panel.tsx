// Beside the text where there is room, with a line to its figure; else a sheet over the page.
import { X } from 'lucide-react'
import { Suspense, useEffect, useRef } from 'react'
import { lazyPart } from '#web/lazy-part.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { OriginMark } from './marks.tsx'
import type { NoteProps } from './note-props.ts'
import { useNotePlace } from './use-note-place.ts'
import { useIsWide } from './use-wide.ts'

/** With the dialog's own code, which the text does without. */
const NoteSheet = lazyPart(() => import('./note-sheet.tsx'))

export function NotePanel(props: NoteProps) {
  const isWide = useIsWide()
  if (isWide) return <MarginNote {...props} />
  return (
    <Suspense>
      <NoteSheet {...props} />
    </Suspense>
  )
}

function MarginNote({ open: { button }, origin, title, name, column, onClose, children }: NoteProps) {
  const note = useRef<HTMLDivElement>(null)
  const { top, line } = useNotePlace(button, note, column)

  useEffect(() => {
    note.current?.focus({ preventScroll: true })
  }, [])

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [onClose])

  return (
    <>
      <span aria-hidden="true" className="reader-leader" style={{ top: line }} />
      <div
        ref={note}
        role="dialog"
        aria-label={`${title}: ${name}`}
        tabIndex={-1}
        className="reader-note"
        style={{ top }}
      >
        <div className="flex items-center gap-2.5 text-small font-[550]">
          <OriginMark origin={origin} />
          <span className="flex-1">{title}</span>
          <IconButton label="Close" icon={X} size="small" onClick={() => onClose()} className="-mr-2" />
        </div>
        {name && <p className="mb-3 text-ui text-ink-2 wrap-anywhere">{name}</p>}
        {children}
      </div>
    </>
  )
}
