import clsx from 'clsx'
import { Link, useSearchParams } from 'react-router'
import { CATEGORIES } from '../contract.ts'
import { changed } from './use-community-query.ts'

/** Beside the list; on a phone a row above it, which scrolls sideways. */
export function Categories({ chosen }: { chosen: string | undefined }) {
  const [search] = useSearchParams()
  return (
    <nav aria-label="Categories" className="min-w-0">
      <ul className="-mx-5 flex gap-2 overflow-x-auto px-5 pb-1 lg:mx-0 lg:grid lg:gap-0.5 lg:overflow-visible lg:p-0">
        {['all', ...CATEGORIES].map((category) => {
          const isChosen = category === (chosen ?? 'all')
          const next = changed(search, { category: category === 'all' ? undefined : category })
          return (
            <li key={category}>
              <Link
                to={{ search: next.toString() }}
                preventScrollReset
                aria-current={isChosen ? 'page' : undefined}
                className={clsx(
                  'flex min-h-11 items-center rounded-2 px-3.5 text-ui transition-colors duration-120 max-lg:border',
                  isChosen
                    ? 'border-navy bg-selected font-[550] text-ink lg:shadow-[inset_2px_0_0_var(--draft)]'
                    : 'border-line text-ink-2 hover:bg-hover hover:text-ink max-lg:bg-surface',
                )}
              >
                {category}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
