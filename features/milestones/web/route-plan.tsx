import clsx from 'clsx'
import { Check } from 'lucide-react'
import { Badge } from '#web/ui/badge.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { type Evidence, MILESTONES, type Milestone } from '../contract.ts'
import { reachedInWords } from './evidence-words.ts'
import { WORDS } from './milestone-words.ts'
import type { MilestoneMapData } from './use-save-milestone.ts'

type Props = { map: MilestoneMapData; onOpen: (milestone: Milestone) => void }

/** The way as an architect draws it: what is walked in a solid line, what is planned dashed. */
export function RoutePlan({ map: { completed, versions, evidence }, onOpen }: Props) {
  const next = MILESTONES.find((milestone) => !completed[milestone])
  return (
    <ol className="-mx-3 mt-6 grid sm:mt-8 lg:grid-cols-5">
      {MILESTONES.map((milestone, i) => (
        <li key={milestone} className="relative">
          {i < MILESTONES.length - 1 && <Leg isWalked={completed[milestone]} />}
          <Station
            milestone={milestone}
            number={i + 1}
            state={completed[milestone] ? 'done' : milestone === next ? 'next' : 'later'}
            evidence={evidence[milestone]}
            isSaved={versions[milestone] > 0}
            onOpen={onOpen}
          />
        </li>
      ))}
    </ol>
  )
}

/** From the edge of this circle to the edge of the next. */
function Leg({ isWalked }: { isWalked: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'absolute top-15.5 -bottom-1 left-8.5 border-l-[1.5px] lg:top-8.5 lg:-right-1.5 lg:bottom-auto lg:left-15.5 lg:border-t-[1.5px] lg:border-l-0',
        isWalked ? 'border-draft' : 'border-dashed border-line-strong',
      )}
    />
  )
}

type State = 'done' | 'next' | 'later'

const CIRCLES: Record<State, string> = {
  done: 'border-navy bg-navy text-surface',
  next: 'border-2 border-draft bg-surface text-ink ring-4 ring-selected',
  later: 'border-line-strong bg-surface text-ink',
}

type StationProps = {
  milestone: Milestone
  number: number
  state: State
  evidence: Evidence | undefined
  isSaved: boolean
  onOpen: Props['onOpen']
}

function Station({ milestone, number, state, evidence, isSaved, onOpen }: StationProps) {
  const { title, description, icon: Icon, tone } = WORDS[milestone]
  return (
    <button
      type="button"
      onClick={() => onOpen(milestone)}
      className="group relative grid w-full grid-cols-[44px_minmax(0,1fr)] content-start gap-x-4 rounded-3 p-3 text-left transition-colors duration-(--fast) hover:bg-hover lg:h-full lg:grid-cols-1"
    >
      <span
        className={clsx(
          'grid size-11 place-items-center rounded-full border text-ui font-semibold tabular-nums',
          CIRCLES[state],
        )}
      >
        {number}
      </span>
      <span className="grid min-w-0 justify-items-start lg:mt-4">
        <span className="flex min-h-6 items-center gap-2 font-semibold">
          <Icon size={18} strokeWidth={1.75} aria-hidden className={clsx('shrink-0', tone)} />
          {title}
        </span>
        {/* Two lines of room each, so that the marks below stand in one row. */}
        <span className="mt-1 text-small text-ink-2 lg:min-h-[2lh]">{description}</span>
        <span className="mt-2.5">
          <Mark state={state} />
        </span>
        {evidence && <EvidenceMark evidence={evidence} isAwaited={isSaved && state !== 'done'} />}
      </span>
    </button>
  )
}

/** Saved, but not done: what is missing. Before that, and after, only how far it is. */
function EvidenceMark({ evidence, isAwaited }: { evidence: Evidence; isAwaited: boolean }) {
  const words = reachedInWords(evidence)
  if (!isAwaited) return <span className="mt-2 text-caption text-ink-2 wrap-anywhere">{words}</span>
  return (
    <span className="mt-2 rounded-1 bg-warn-tint px-2 py-1 text-caption font-[550] text-warn wrap-anywhere">
      Waiting for evidence: {words}
    </span>
  )
}

function Mark({ state }: { state: State }) {
  if (state === 'done')
    return (
      <Badge kind="ok" dotless className="h-7">
        <Check size={16} strokeWidth={1.75} aria-hidden />
        Completed
      </Badge>
    )
  const kind = state === 'next' ? 'signal' : 'second'
  return <span className={buttonLook({ kind, size: 'small' })}>Edit</span>
}
