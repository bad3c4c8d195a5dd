import { type RefObject, useLayoutEffect, useState } from 'react'
import { noteTop } from './note-place.ts'

/** Measured again whenever the note or the text grows: a slider that arrives makes the note longer. */
export function useNotePlace(
  button: HTMLElement,
  note: RefObject<HTMLElement | null>,
  column: RefObject<HTMLElement | null>,
) {
  const [place, setPlace] = useState({ top: 0, line: 0 })
  useLayoutEffect(() => {
    function measure() {
      if (!note.current || !column.current) return
      const edge = column.current.getBoundingClientRect()
      const figure = button.getBoundingClientRect()
      const line = Math.round(figure.top + figure.height / 2 - edge.top)
      const top = noteTop({ line, note: note.current.offsetHeight, text: edge.height })
      setPlace((before) => (before.top === top && before.line === line ? before : { top, line }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    if (note.current) observer.observe(note.current)
    if (column.current) observer.observe(column.current)
    return () => observer.disconnect()
  }, [button, note, column])
  return place
}
