import { House, LayoutDashboard, Library, Rss } from 'lucide-react'
import { QuickLink, quickLook } from '#web/ui/quick-link.tsx'
import { type Category, feedAddress } from '../contract.ts'

const RULES = [
  'Critique the plan, not the person.',
  'Say what you tried before you ask.',
  'No selling in comments.',
]

/** What stands beside the list. */
export function Guidelines({ category }: { category: Category | undefined }) {
  return (
    <div className="grid gap-6">
      <section aria-labelledby="guidelines">
        <h2 id="guidelines" className="text-ui font-semibold">
          Guidelines
        </h2>
        <ol className="mt-3 grid gap-2.5 text-small text-ink-2">
          {RULES.map((rule, index) => (
            <li key={rule} className="flex gap-3">
              <span aria-hidden className="font-semibold text-draft-ink tabular-nums">
                {index + 1}
              </span>
              {rule}
            </li>
          ))}
        </ol>
      </section>
      <nav aria-labelledby="quick-links" className="border-t border-line pt-6">
        <h2 id="quick-links" className="text-ui font-semibold">
          Quick links
        </h2>
        <ul className="mt-1.5 -ml-1.5 grid justify-items-start">
          <li>
            <QuickLink to="/" icon={House}>
              Home
            </QuickLink>
          </li>
          <li>
            <QuickLink to="/dashboard" icon={LayoutDashboard}>
              Dashboard
            </QuickLink>
          </li>
          <li>
            <QuickLink to="/resources" icon={Library}>
              Resources
            </QuickLink>
          </li>
          <li>
            <a href={feedAddress(category)} className={quickLook}>
              <Rss size={16} strokeWidth={1.75} aria-hidden />
              RSS{category && `: ${category}`}
            </a>
          </li>
        </ul>
      </nav>
    </div>
  )
}
