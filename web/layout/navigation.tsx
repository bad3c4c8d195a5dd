import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { pageView } from '../analytics.ts'

/** Going to another page: start at its top, move the focus there, say its title, count the view. */
export function Navigation() {
  const { pathname } = useLocation()
  const [announced, announce] = useState('')
  const first = useRef(true)
  useEffect(() => {
    pageView(pathname)
    if (first.current) {
      first.current = false
      return
    }
    announce(document.title)
    if (location.hash) return
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <p aria-live="polite" className="sr-only">
      {announced}
    </p>
  )
}

/** Stands beside a screen, so it goes to the address's mark once the screen is there. */
export function HashTarget() {
  const { hash, key } = useLocation()
  // With the key: the same mark asked for again is gone to again.
  useEffect(() => {
    if (hash.length > 1) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
  }, [hash, key])
  return null
}
