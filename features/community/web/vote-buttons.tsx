import clsx from 'clsx'
import { ArrowDown, ArrowUp, type LucideIcon } from 'lucide-react'
import type { ThingKind, VoteType } from '../contract.ts'
import { useVote } from './use-vote.ts'
import type { Tally } from './vote-rules.ts'

interface VoteButtonsProps {
  kind: ThingKind
  id: string
  tally: Tally
  /** What is voted on, for who does not see it. */
  name: string
  /** Below each other, as beside a post in a list. */
  upright?: boolean
  disabled?: boolean
}

export function VoteButtons({ kind, id, tally, name, upright, disabled = false }: VoteButtonsProps) {
  const { shown, cast } = useVote(kind, id, tally)
  const score = shown.upvotes - shown.downvotes
  const arrow = (voteType: VoteType, icon: LucideIcon) => (
    <Arrow
      icon={icon}
      label={`Vote ${voteType}: ${name}`}
      pressed={shown.userVote === voteType}
      disabled={disabled}
      onPress={() => cast(voteType)}
    />
  )
  return (
    <div className={clsx('flex shrink-0 items-center', upright ? 'flex-col' : '-ml-2.5')}>
      {arrow('up', ArrowUp)}
      <span
        title={`${shown.upvotes} up, ${shown.downvotes} down`}
        className="min-w-8 text-center text-small font-semibold tabular-nums"
      >
        <span className="sr-only">Score: </span>
        {score < 0 ? `−${-score}` : score}
      </span>
      {arrow('down', ArrowDown)}
    </div>
  )
}

interface ArrowProps {
  icon: LucideIcon
  label: string
  pressed: boolean
  disabled: boolean
  onPress: () => void
}

function Arrow({ icon: Icon, label, pressed, disabled, onPress }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onPress}
      className={clsx(
        'grid size-11 place-items-center rounded-2 transition-colors duration-120 md:size-9',
        pressed ? 'bg-selected text-draft-ink' : 'text-ink-2 enabled:hover:bg-hover enabled:hover:text-ink',
        disabled && 'cursor-not-allowed text-ink-3',
      )}
    >
      <Icon size={18} strokeWidth={pressed ? 2.5 : 1.75} aria-hidden />
    </button>
  )
}
