import clsx from 'clsx'
import { FolderOpen, Star } from 'lucide-react'
import { Link } from 'react-router'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { initialsOf, isUnderWay, shortIdea } from './rules.ts'
import type { Row } from './shelf-pages.ts'
import { WIDTHS, widthOfActions } from './shelf-widths.ts'

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

type Props = {
  row: Row
  /** Of the whole table, with its head. */
  index: number
  isChosen: boolean
  onChoose: () => void
  onStar: () => void
  onAssets: () => void
  mayChange: boolean
}

/** Of one height, whatever is in it: the list counts on it. */
export function ShelfRow({ row, index, isChosen, onChoose, onStar, onAssets, mayChange }: Props) {
  const { name, industry, stage, createdAt, starred } = row
  return (
    <tr
      data-row
      data-selected={isChosen || undefined}
      aria-rowindex={index}
      className={clsx(
        'relative h-24 border-t border-line first:border-t-0 md:h-19',
        isChosen ? 'bg-selected' : 'hover:bg-hover',
      )}
    >
      {mayChange && (
        <td className={clsx('pl-5', WIDTHS.box)}>
          <span className="relative z-10">
            <Checkbox aria-label={`Select ${name}`} checked={isChosen} onChange={onChoose} />
          </span>
        </td>
      )}
      <Named row={row} className={mayChange ? 'px-2' : 'pr-2 pl-5'} />
      <td className={clsx('truncate px-2 text-ink-2', WIDTHS.industry)}>{industry}</td>
      <td className={clsx('px-2', WIDTHS.stage)}>
        {stage && (
          <Badge className="max-w-full">
            <span className="truncate">{stage}</span>
          </Badge>
        )}
      </td>
      <td className={clsx('whitespace-nowrap px-2 text-ink-2', WIDTHS.created)}>
        {DAY.format(new Date(createdAt))}
      </td>
      <td className={clsx('pr-2', widthOfActions(mayChange))}>
        <span className="relative z-10 flex justify-end">
          <IconButton label={`Assets of ${name}`} icon={FolderOpen} onClick={onAssets} />
          {mayChange && (
            <IconButton
              label={`Star ${name}`}
              aria-pressed={starred}
              icon={Star}
              onClick={onStar}
              className={starred ? 'text-draft-ink! [&_svg]:fill-current' : 'text-ink-3!'}
            />
          )}
        </span>
      </td>
    </tr>
  )
}

function Named({ row, className }: { row: Row; className: string }) {
  const { name, businessIdea, industry, stage, createdAt, status } = row
  const about = [stage || industry, DAY.format(new Date(createdAt))].filter(Boolean).join(' · ')
  return (
    <th scope="row" className={clsx('font-normal', className)}>
      <span className="flex items-center gap-4">
        <Sheet name={name} />
        <span className="min-w-0">
          <span className="flex items-center gap-3">
            {/* Over the whole row; what else can be pressed lies above it. */}
            <Link
              to={addressOf(row)}
              title={name}
              className="min-w-0 truncate text-ui font-semibold text-ink after:absolute after:inset-0"
            >
              <bdi>{name}</bdi>
            </Link>
            <State status={status} />
          </span>
          <span className="block truncate text-ink-2">
            <bdi>{shortIdea(businessIdea)}</bdi>
          </span>
          <span className="block truncate text-caption text-ink-2 md:hidden">{about}</span>
        </span>
      </span>
    </th>
  )
}

/** Its cover, as small as a stamp. */
function Sheet({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="relative grid h-12 w-9 shrink-0 items-end overflow-hidden rounded-1 bg-board px-1 pb-0.5 text-caption font-semibold text-on-board max-sm:hidden"
    >
      <span className="grid-paper absolute inset-0 [background-size:9px_9px]" />
      <span className="relative">{initialsOf(name)}</span>
    </span>
  )
}

/** One without files is looked at where it is made, or tried again. */
function addressOf({ id, slug, status }: Row): string {
  const hasNoFiles = isUnderWay(status) || status === 'error'
  return hasNoFiles
    ? `/dashboard/progress/${encodeURIComponent(id)}`
    : `/blueprint/${encodeURIComponent(slug ?? id)}`
}

function State({ status }: { status: string | undefined }) {
  if (isUnderWay(status)) return <Badge kind="cyan">Being made</Badge>
  return status === 'error' ? <Badge kind="bad">Failed</Badge> : null
}
