import { ArrowUpRight, Pencil } from 'lucide-react'
import { Badge } from '#web/ui/badge.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { isPublicHttps, type ManagedResource } from '../contract.ts'
import { provenance } from './provenance.ts'
import type { Choose } from './use-directory-query.ts'

interface ResourceCardProps {
  resource: ManagedResource
  choose: Choose
  onEdit: ((resource: ManagedResource) => void) | undefined
}

export function ResourceCard({ resource, choose, onEdit }: ResourceCardProps) {
  const { title, description, category, region, tags, note, hidden } = resource
  return (
    <Card as="li" tabIndex={-1} className="flex flex-col items-start">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-2">
        <Badge>{category}</Badge>
        <span>{region}</span>
        {hidden && <Badge kind="warn">Hidden</Badge>}
      </div>
      <h2 className="mt-3 text-h3 font-semibold wrap-anywhere">{title}</h2>
      <p className="mt-2 text-ui text-ink-2 wrap-anywhere">{description}</p>
      {note && <p className="mt-2 text-small text-warn">{note}</p>}
      <ul aria-label="Tags" className="mt-3 -ml-1.5 flex flex-wrap">
        {tags.map((tag) => (
          <li key={tag}>
            <button
              type="button"
              onClick={() => choose({ tag })}
              className="min-h-11 rounded-1 px-1.5 text-small text-draft-ink underline-offset-4 hover:underline md:min-h-7"
            >
              {tag}
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-auto w-full pt-4">
        <div className="flex gap-2 max-md:*:min-h-11">
          <Visit resource={resource} />
          {onEdit && (
            <Button size="small" icon={Pencil} aria-label={`Edit ${title}`} onClick={() => onEdit(resource)}>
              Edit
            </Button>
          )}
        </div>
        <p className="mt-3 text-caption text-ink-3 wrap-anywhere">{provenance(resource)}</p>
      </div>
    </Card>
  )
}

/** What somebody managed to store otherwise leads nowhere. */
function Visit({ resource: { title, url } }: { resource: ManagedResource }) {
  if (!isPublicHttps(url)) return null
  return (
    <LinkButton href={url} target="_blank" rel="noopener noreferrer" size="small" icon={ArrowUpRight}>
      Visit<span className="sr-only"> {title} (opens in a new tab)</span>
    </LinkButton>
  )
}
