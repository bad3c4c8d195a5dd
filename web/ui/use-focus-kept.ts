import { type RefObject, useEffect, useRef } from 'react'

/** When `about` changes, what had the focus may be gone with it: whoever works by the keyboard goes on from `place`. */
export function useFocusKept(place: RefObject<HTMLElement | null>, about: unknown): void {
  const before = useRef(about)
  useEffect(() => {
    if (before.current === about) return
    before.current = about
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [place, about])
}
