import clsx from 'clsx'
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react'
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
  const isFolded = kind !== undefined && !(kind === 'mute' && unfolded)
  const place = usePlaceInFocus(isFolded)
  if (!isFolded) return <div {...place}>{children}</div>
  return (
    <div
      {...place}
      className={clsx('flex min-h-11 flex-wrap items-center gap-x-3 text-small text-ink-2', className)}
    >
      <p className="min-w-0 wrap-anywhere">
        {kind === 'mute'
          ? `A ${what} by ${authorName}, whom you muted.`
          : `A ${what} by a member you blocked.`}
      </p>
      {kind === 'mute' && (
        <Button kind="ghost" size="small" className="max-md:min-h-11" onClick={() => setUnfolded(true)}>
          Show it
        </Button>
      )}
    </div>
  )
}

/** Folding takes away the button that was pressed: whoever pressed it goes on from here. Nobody else is led here. */
function usePlaceInFocus(isFolded: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  const isWithin = useRef(false)
  const before = useRef(isFolded)
  useEffect(() => {
    if (before.current === isFolded) return
    before.current = isFolded
    if (isWithin.current && document.activeElement === document.body) ref.current?.focus()
  }, [isFolded])
  return {
    ref,
    tabIndex: -1,
    onFocus() {
      isWithin.current = true
    },
    onBlur({ relatedTarget, currentTarget }: FocusEvent) {
      isWithin.current = currentTarget.contains(relatedTarget)
    },
  }
}
