import { EyeOff } from 'lucide-react'
import type { ThingKind, ThingState } from '../contract.ts'

interface NotShownProps {
  kind: ThingKind
  state: ThingState
  reason: string | undefined
  isMine: boolean
}

/** Why something is not there. Its author reads the reason, and can still read the text below. */
export function NotShown({ kind, state, reason, isMine }: NotShownProps) {
  return (
    <div className="my-2 flex max-w-(--measure) gap-3 rounded-2 border border-line bg-sunken px-4 py-3 text-small text-ink-2">
      <EyeOff size={18} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
      <div className="min-w-0 wrap-anywhere">
        <p>{sentence(kind, state, isMine)}</p>
        {reason && <p className="mt-1 text-ink">Reason: {reason}</p>}
      </div>
    </div>
  )
}

function sentence(kind: ThingKind, state: ThingState, isMine: boolean): string {
  const what = `${isMine ? 'Your' : 'This'} ${kind}`
  if (state === 'deleted') return `${what} was deleted by its author.`
  const others = isMine ? ' Only you and the admins can read it.' : ''
  if (state === 'hidden') return `${what} is hidden until an admin has looked at it.${others}`
  return `${what} was removed by an admin.${others}`
}
