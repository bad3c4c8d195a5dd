import { Button } from '#web/ui/button.tsx'
import type { Filter, Match } from './shelf-pages.ts'

interface Nothing {
  title: string
  text: string
  /** The way to something. */
  way?: { label: string; to: { typed?: string; filter?: Filter } }
}

const ALL = { label: 'Show all', to: { filter: 'all' } } as const

const NOTHING: Record<Exclude<Filter, 'all'>, Nothing> = {
  recent: { title: 'Nothing from the last 7 days', text: 'Older blueprints are under All.', way: ALL },
  starred: { title: 'Nothing starred', text: 'Press the star beside a blueprint to find it here.', way: ALL },
  archived: {
    title: 'Nothing archived',
    text: 'Select blueprints and press Archive to put them away.',
    way: ALL,
  },
}

export function nothingIn({ search, filter }: Match, hasArchived: boolean): Nothing {
  if (search)
    return {
      title: 'Nothing found',
      text: `No blueprint here has “${search}” in its name, idea or industry.`,
      way: { label: 'Clear the search', to: { typed: '' } },
    }
  if (filter !== 'all') return NOTHING[filter]
  if (hasArchived)
    return {
      title: 'They are all archived',
      text: 'Your blueprints are in the archive, with all their files.',
      way: { label: 'Show archived', to: { filter: 'archived' } },
    }
  return { title: 'No blueprints yet', text: 'What you create shows here.' }
}

type Props = { match: Match; hasArchived: boolean; onLook: (to: { typed?: string; filter?: Filter }) => void }

export function NothingHere({ match, hasArchived, onLook }: Props) {
  const { title, text, way } = nothingIn(match, hasArchived)
  return (
    <div className="flex items-center gap-7 px-5 py-10 sm:px-8 sm:py-14">
      <div
        aria-hidden="true"
        className="grid-paper h-32 w-24 shrink-0 border border-dashed border-draft max-sm:hidden"
      />
      <div className="min-w-0">
        <h2 className="text-h3 font-semibold">{title}</h2>
        <p className="mt-1.5 max-w-[48ch] text-ui text-ink-2 [overflow-wrap:anywhere]">{text}</p>
        {way && (
          <Button className="mt-5" onClick={() => onLook(way.to)}>
            {way.label}
          </Button>
        )}
      </div>
    </div>
  )
}
