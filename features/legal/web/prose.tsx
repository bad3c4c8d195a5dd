// The few things that legal texts are set with.
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { site } from '#web/site.ts'

const look =
  'rounded-1 font-[550] text-navy underline decoration-line-strong underline-offset-4 hover:decoration-current wrap-anywhere'

export function To({ page, children }: { page: `/${string}`; children: ReactNode }) {
  return (
    <Link to={page} className={look}>
      {children}
    </Link>
  )
}

/** The address of whoever runs this shop, from its configuration. */
export function SupportAddress({ subject }: { subject?: string }) {
  const { supportEmail } = site()
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : ''
  return (
    <a href={`mailto:${supportEmail}${query}`} className={look}>
      {supportEmail}
    </a>
  )
}

export function Points({ children }: { children: ReactNode }) {
  return <ul className="grid list-disc gap-2 pl-5 marker:text-draft">{children}</ul>
}

/** A term in ink, then what it means. */
export function Point({ term, children }: { term: string; children: ReactNode }) {
  return (
    <li>
      <strong className="font-semibold text-ink">{term}</strong>: {children}
    </li>
  )
}

/** Two or three columns that stay readable on a phone: each row becomes a small paragraph. */
export function Facts({ caption, head, rows }: { caption: string; head: string[]; rows: ReactNode[][] }) {
  return (
    <table className="w-full border-collapse text-left text-small max-sm:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr className="border-b border-line-strong">
          {head.map((name) => (
            <th key={name} scope="col" className="py-2 pr-4 font-[550] text-ink">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map((cells, row) => (
          <tr key={row} className="border-b border-line align-top max-sm:block max-sm:py-3">
            {cells.map((cell, i) =>
              i === 0 ? (
                <th
                  key={i}
                  scope="row"
                  className="py-3 pr-4 font-[550] text-ink wrap-anywhere max-sm:block max-sm:p-0"
                >
                  {cell}
                </th>
              ) : (
                <td key={i} className="py-3 pr-4 max-sm:block max-sm:pt-1 max-sm:pb-0">
                  {/* The head is not shown on a phone; of two columns the second needs no name. */}
                  {cells.length > 2 && <span className="text-ink-3 sm:hidden">{head[i]}: </span>}
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
