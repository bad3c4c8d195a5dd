import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { type Range, visibleRows } from './visible-rows.ts'

interface Shown extends Range {
  rowHeight: number
}

/** Follows the window's scrolling. All rows are of one height, which the first that is drawn tells. */
export function useVisibleRows(body: RefObject<HTMLElement | null>, count: number, rowHeight: number): Shown {
  const [shown, setShown] = useState<Shown>({ first: 0, end: Math.min(count, 20), rowHeight })

  const look = useCallback(() => {
    const list = body.current
    if (!list) return
    const height = list.querySelector<HTMLElement>('[data-row]')?.offsetHeight || rowHeight
    const { top } = list.getBoundingClientRect()
    const range = visibleRows({ top, windowHeight: window.innerHeight, rowHeight: height, count })
    setShown((now) =>
      now.first === range.first && now.end === range.end && now.rowHeight === height
        ? now
        : { ...range, rowHeight: height },
    )
  }, [body, count, rowHeight])

  useLayoutEffect(look, [look])
  useEffect(() => {
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [look])

  // Fewer rows than before, until the next look.
  return { ...shown, first: Math.min(shown.first, count), end: Math.min(shown.end, count) }
}
