import { ArrowRight, CalendarDays, Flag, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { MILESTONES, type Milestone } from '#features/milestones/contract.ts'
import type { OverviewPlan } from '../contract.ts'
import { MILESTONE_TITLES, milestoneState, nextStep } from './overview-words.ts'

type Props = {
  milestones: Record<Milestone, boolean>
  steps: OverviewPlan['steps']
  begunAt: string | null
  address: string
  readAddress: string
}

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })

export function NextSteps({ milestones, steps, begunAt, address, readAddress }: Props) {
  const { count, next } = milestoneState(milestones)
  const step = begunAt ? nextStep(steps, begunAt, Date.now()) : undefined
  return (
    <section aria-label="Next" className="mt-10 divide-y divide-line border-y border-line lg:mt-11">
      <Row
        icon={Flag}
        to={`${address}?tab=milestones`}
        lead={next ? 'Next on your Milestone Map' : 'Your Milestone Map'}
        what={next ? MILESTONE_TITLES[next] : 'All milestones completed'}
        end={`${count} of ${MILESTONES.length} completed`}
      />
      {step && (
        <Row
          icon={CalendarDays}
          to={`${readAddress}#ninety-days`}
          lead="Next in your first 90 days"
          what={step.action}
          end={`By ${DAY.format(step.due)}`}
        />
      )}
    </section>
  )
}

type RowProps = { icon: LucideIcon; to: string; lead: string; what: string; end: string }

function Row({ icon: Icon, to, lead, what, end }: RowProps) {
  return (
    <Link
      to={to}
      className="group grid min-h-15 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-3.5 text-ui text-ink lg:grid-cols-[14.5rem_minmax(0,1fr)_auto_auto] lg:gap-x-5"
    >
      <span className="flex items-center gap-2.5 text-ink-2 max-lg:text-small">
        <Icon size={18} strokeWidth={1.75} aria-hidden className="shrink-0" />
        {lead}
      </span>
      <b className="font-semibold wrap-anywhere group-hover:underline group-hover:underline-offset-3 max-lg:col-start-1">
        {what}
      </b>
      <span className="text-small whitespace-nowrap text-ink-2 tabular-nums max-lg:col-start-1">{end}</span>
      <ArrowRight
        size={18}
        strokeWidth={1.75}
        aria-hidden
        className="text-navy max-lg:col-start-2 max-lg:row-span-3 max-lg:row-start-1"
      />
    </Link>
  )
}
