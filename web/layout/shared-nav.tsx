import { BookOpen, House, LayoutDashboard, MessagesSquare } from 'lucide-react'
import { QuickLink } from '../ui/quick-link.tsx'

/** Of pages that stand beside the dashboard. */
export function SharedNav() {
  return (
    <nav
      aria-label="Shortcuts"
      className="-mx-1.5 flex gap-x-2 sm:gap-x-3 max-sm:[&_svg]:hidden max-[359px]:grid max-[359px]:grid-cols-2"
    >
      <QuickLink to="/" icon={House}>
        Home
      </QuickLink>
      <QuickLink to="/dashboard" icon={LayoutDashboard}>
        Dashboard
      </QuickLink>
      <QuickLink to="/resources" icon={BookOpen}>
        Resources
      </QuickLink>
      <QuickLink to="/community" icon={MessagesSquare}>
        Community
      </QuickLink>
    </nav>
  )
}
