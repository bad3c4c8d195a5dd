import { Menu as MenuIcon, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { BellOutlet } from '#features/notifications/web/public.ts'
import { Mark } from '../mark.tsx'
import { ConnectionBanner } from './connection-banner.tsx'
import { SessionButtons } from './session-buttons.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const LINKS = [
  { to: '/', label: 'Home' },
  { to: '/community', label: 'Community' },
  { to: '/resources', label: 'Resources' },
]

export function Header() {
  const [open, setOpen] = useState(false)
  const { key } = useLocation()
  // Every new address closes the menu.
  useEffect(() => setOpen(false), [key])
  useEffect(() => {
    if (!open) return
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false)
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [open])

  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper">
      <ConnectionBanner />
      <div className="container flex h-17 items-center gap-4 sm:gap-8">
        <Link
          to="/"
          className="flex items-center gap-3 rounded-2 py-2 font-semibold leading-tight tracking-tight"
        >
          <Mark />
          Founder Co-Pilot
        </Link>
        <nav aria-label="Main" className="hidden flex-1 gap-1 md:flex">
          <NavLinks />
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <BellOutlet />
          <ThemeSwitch />
          <div className="hidden md:block">
            <SessionButtons />
          </div>
          <button
            type="button"
            className="grid size-11 place-items-center rounded-2 text-ink-2 hover:bg-hover md:hidden"
            aria-label={open ? 'Close menu' : 'Open menu'}
            aria-expanded={open}
            aria-controls="mobile-menu"
            onClick={() => setOpen(!open)}
          >
            {open ? (
              <X size={22} strokeWidth={1.75} aria-hidden />
            ) : (
              <MenuIcon size={22} strokeWidth={1.75} aria-hidden />
            )}
          </button>
        </div>
      </div>
      <div
        id="mobile-menu"
        hidden={!open}
        className="max-h-[calc(100dvh-68px)] overflow-y-auto border-t border-line md:hidden"
      >
        <nav aria-label="Mobile" className="container flex flex-col py-3">
          <NavLinks />
          <div className="mt-3 border-t border-line pt-4">
            <SessionButtons stacked />
          </div>
        </nav>
      </div>
    </header>
  )
}

function NavLinks() {
  return LINKS.map(({ to, label }) => (
    <NavLink
      key={to}
      to={to}
      end={to === '/'}
      className="relative flex h-11 items-center rounded-2 px-3 text-ui text-ink-2 hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-ink md:h-17 md:rounded-none md:aria-[current=page]:shadow-[inset_0_-2px_0_var(--draft)]"
    >
      {label}
    </NavLink>
  ))
}
