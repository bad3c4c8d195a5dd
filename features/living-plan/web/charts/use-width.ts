import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** As wide as its place, so that the words in a drawing keep their size. */
export function useWidth<E extends HTMLElement>(first: number): [RefObject<E | null>, number] {
  const place = useRef<E>(null)
  const [width, setWidth] = useState(first)
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const measure = () => setWidth(Math.max(200, Math.round(element.clientWidth)))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [place, width]
}
