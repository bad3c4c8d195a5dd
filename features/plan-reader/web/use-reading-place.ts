import { type RefObject, useEffect, useState } from 'react'
import { placeIn } from './reading-place.ts'

/** Which section is being read, and how far along the text is, as a share; the line under the bar follows without React. */
export function useReadingPlace(ids: string[], line: RefObject<HTMLElement | null>): string {
  const [current, setCurrent] = useState(ids[0] ?? '')
  useEffect(() => {
    let frame = 0
    function look() {
      frame = 0
      const tops = ids.flatMap((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        return top === undefined ? [] : [{ id, top }]
      })
      const room = document.documentElement.scrollHeight - innerHeight
      const { id, share } = placeIn(tops, { height: innerHeight, scrolled: scrollY, room })
      if (id) setCurrent(id)
      line.current?.style.setProperty('transform', `scaleX(${share})`)
    }
    const soon = () => {
      frame ||= requestAnimationFrame(look)
    }
    look()
    addEventListener('scroll', soon, { passive: true })
    addEventListener('resize', soon)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', soon)
      removeEventListener('resize', soon)
    }
  }, [ids, line])
  return current
}
