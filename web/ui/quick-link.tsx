import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

export const quickLook =
  'inline-flex min-h-11 items-center gap-1.5 rounded-2 px-1.5 text-small font-[550] text-ink-2 hover:text-ink'

type QuickLinkProps = { to: string; icon: LucideIcon; children: ReactNode }

export function QuickLink({ to, icon: Icon, children }: QuickLinkProps) {
  return (
    <Link to={to} className={quickLook}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      {children}
    </Link>
  )
}
