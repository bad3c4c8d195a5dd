import { type KeyboardEvent, type TouchEvent, useRef, useState } from 'react'

/** A finger has to travel this far, and more sideways than down. */
const SWIPE_PX = 50

/** Which of so many is shown. It has no ends: after the last comes the first. */
export function useSlides(count: number) {
  const [at, show] = useState(0)
  const touch = useRef<{ x: number; y: number }>(undefined)
  const step = (by: number) => show((now) => (now + by + count) % count)

  const handlers = {
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') step(-1)
      if (key === 'ArrowRight') step(1)
    },
    onTouchStart: ({ touches }: TouchEvent) => {
      const first = touches[0]
      touch.current = first && touches.length === 1 ? { x: first.clientX, y: first.clientY } : undefined
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const last = changedTouches[0]
      if (!touch.current || !last) return
      const [x, y] = [last.clientX - touch.current.x, last.clientY - touch.current.y]
      if (Math.abs(x) > SWIPE_PX && Math.abs(x) > Math.abs(y)) step(x < 0 ? 1 : -1)
    },
  }
  return { at, show, next: () => step(1), previous: () => step(-1), handlers }
}
