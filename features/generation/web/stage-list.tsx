import clsx from 'clsx'
import { Check, X } from 'lucide-react'
import { useId } from 'react'
import { Spinner } from '#web/ui/spinner.tsx'
import { type GenerationView, STAGES, stageNumber } from './stages.ts'

type State = 'done' | 'current' | 'failed' | 'to come'

type Props = { view: GenerationView; as?: 'h2' | 'h3' }

export function StageList({ view, as: Heading = 'h2' }: Props) {
  const title = useId()
  return (
    <section aria-labelledby={title}>
      <Heading id={title} className="text-body font-semibold">
        Stages
      </Heading>
      <ol className="mt-3.5 divide-y divide-line border-t border-line">
        {STAGES.map(({ name }, index) => {
          const state = stateOf(index + 1, view)
          return (
            <li
              key={name}
              aria-current={state === 'current' ? 'step' : undefined}
              className={clsx('flex min-h-11.5 items-center gap-3.5 text-ui', LOOKS[state])}
            >
              <Sign state={state} number={index + 1} />
              {name}
              <span className="sr-only">{SPOKEN[state]}</span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function stateOf(number: number, { status, stage }: GenerationView): State {
  if (status === 'complete' || number < stageNumber(stage)) return 'done'
  if (number > stageNumber(stage)) return 'to come'
  return status === 'error' ? 'failed' : 'current'
}

const LOOKS: Record<State, string> = {
  done: 'text-ink-2',
  current: 'font-semibold text-ink',
  failed: 'font-semibold text-danger',
  'to come': 'text-ink-3',
}
const SPOKEN: Record<State, string> = {
  done: ', done',
  current: ', now',
  failed: ', failed',
  'to come': ', to come',
}

const circle = 'grid size-6 shrink-0 place-items-center rounded-full text-caption'

function Sign({ state, number }: { state: State; number: number }) {
  if (state === 'current')
    return (
      <span className={clsx(circle, 'text-draft')}>
        <Spinner size={18} />
      </span>
    )
  if (state === 'to come')
    return (
      <span aria-hidden="true" className={clsx(circle, 'border border-line tabular-nums')}>
        {number}
      </span>
    )
  const Icon = state === 'done' ? Check : X
  return (
    <span className={clsx(circle, state === 'done' ? 'bg-ok-tint text-ok' : 'bg-danger-tint text-danger')}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
    </span>
  )
}
