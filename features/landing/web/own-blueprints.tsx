import { ExternalLink } from 'lucide-react'
import type { OwnBlueprint } from '#web/session.ts'

/** Each in a tab of its own: the first page stays open. */
export default function OwnBlueprints({ blueprints }: { blueprints: OwnBlueprint[] }) {
  return (
    <nav aria-label="Your blueprints" className="mt-4 flex flex-wrap items-center gap-x-6 text-ui">
      <span aria-hidden="true" className="text-ink-2 max-sm:w-full">
        Your blueprints
      </span>
      {blueprints.map(({ slug, name }) => (
        <a
          key={slug}
          href={`/blueprint/${encodeURIComponent(slug)}`}
          target="_blank"
          rel="noreferrer"
          className="flex min-h-11 min-w-0 items-center gap-2 font-semibold text-navy hover:underline"
        >
          <bdi className="min-w-0 truncate">{name}</bdi>
          <ExternalLink size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
          <span className="sr-only"> (new window)</span>
        </a>
      ))}
    </nav>
  )
}
