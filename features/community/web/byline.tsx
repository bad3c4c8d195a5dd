import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Badge } from '#web/ui/badge.tsx'

/** One or two letters that stand for a person. */
export function Initials({ name }: { name: string }) {
  return (
    <span
      aria-hidden
      className="grid size-8 shrink-0 place-items-center rounded-full bg-info-tint text-caption font-semibold text-info"
    >
      {initialsOf(name)}
    </span>
  )
}

export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter(Boolean)
  const first = [...(words[0] ?? '')][0] ?? '?'
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : ''
  return (first + last).toLocaleUpperCase()
}

interface AuthorProps {
  name: string
  byTeam: boolean
  className?: string
}

export function Author({ name, byTeam, className }: AuthorProps): ReactNode {
  return (
    <span className={clsx('inline-flex min-w-0 items-center gap-2 wrap-anywhere', className)}>
      {name}
      {byTeam && (
        <Badge kind="info" dotless>
          Team
        </Badge>
      )}
    </span>
  )
}
