import { BookOpen, House, LayoutDashboard, MessagesSquare } from 'lucide-react'
import { QuickLink } from '../ui/quick-link.tsx'

/** Of pages that stand beside the dashboard. */
export function SharedNav({ className }: { className?: string }) {
  return (
    <nav aria-label="Shortcuts" className={className}>
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
