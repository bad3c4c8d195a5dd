import clsx from 'clsx'
import { type ReactNode, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useBlockOf } from './use-blocks.ts'

type FoldedProps = {
  authorId?: string | undefined
  authorName: string
  /** 'post' or 'comment', for the line that stands in its place. */
  what: string
  className?: string
  children: ReactNode
}

/** What somebody muted wrote is one press away; what somebody blocked wrote is not shown. */
export function Folded({ authorId, authorName, what, className, children }: FoldedProps) {
  const kind = useBlockOf(authorId)
  const [unfolded, setUnfolded] = useState(false)
  if (!kind || (kind === 'mute' && unfolded)) return children
  return (
    <div className={clsx('flex min-h-11 flex-wrap items-center gap-x-3 text-small text-ink-2', className)}>
      <p className="min-w-0 wrap-anywhere">
        {kind === 'mute'
          ? `A ${what} by ${authorName}, whom you muted.`
          : `A ${what} by a member you blocked.`}
      </p>
      {kind === 'mute' && (
        <Button kind="ghost" size="small" onClick={() => setUnfolded(true)}>
          Show it
        </Button>
      )}
    </div>
  )
}
