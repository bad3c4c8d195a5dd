import { useEffect, useRef } from 'react'
import { NavLink } from 'react-router'
import { useRole } from '#web/session.ts'
import { sectionsFor } from './sections.ts'

/** One page alone needs no way to the others. */
export function AdminNav() {
  const sections = sectionsFor(useRole())
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // On a phone the row is longer than the screen. The page itself stays where it is.
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (list.current && current) list.current.scrollLeft = current.offsetLeft - 24
  }, [])
  if (sections.length < 2) return null
  return (
    <nav aria-label="Owner's desk" className="min-w-0 border-b border-line">
      <ul ref={list} className="relative -mb-px flex gap-x-6 overflow-x-auto">
        {sections.map(({ label, path }) => (
          <li key={path} className="shrink-0">
            <NavLink
              to={path}
              className="flex h-12 items-center border-b-2 border-transparent text-small font-[550] text-ink-2 -outline-offset-2 hover:text-ink aria-[current=page]:border-draft aria-[current=page]:text-ink"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
