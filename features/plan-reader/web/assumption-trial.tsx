// Another value for one assumption, and what it does: computed in the browser by the engine's own model. Loaded when it is opened.
import { ArrowRight } from 'lucide-react'
import { useEffect, useId, useMemo, useState } from 'react'
import { openLogin } from '#features/accounts/web/public.ts'
import { getAssumptions } from '#features/living-plan/contract.ts'
import {
  allRows,
  type FigureRow,
  type PlanBasis,
  type Seen,
  Slider,
  sheetEditsIn,
  useOutlook,
  valueText,
} from '#features/living-plan/web/public.ts'
import type { Answer } from '#kit/endpoint.ts'
import { isSignedOut, sentenceOf } from '#web/calls/sentence.ts'
import { useAnswer } from '#web/calls/use-call.ts'
import { fieldText, meaningOf } from '#web/typed-quantity.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { edgeLook, inputLook } from '#web/ui/field-look.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { usePause } from '#web/use-pause.ts'
import type { ReaderFigure } from '../contract.ts'
import { likelySpan } from './likely-span.ts'
import type { Trial } from './trial-context.ts'

type Props = {
  /** Of the blueprint. */
  blueprint: string
  /** The figure's id is that of the lever that sets it. */
  id: string
  likely: ReaderFigure['likely']
  onTrial: (trial: Trial | undefined) => void
}

type Assumptions = Answer<typeof getAssumptions>

export default function AssumptionTrial(props: Props) {
  const asked = useAnswer(getAssumptions, { params: { id: props.blueprint } }, { staleTime: 60_000 })
  if (asked.error)
    return (
      <div className="grid gap-3 border-t border-line pt-4 text-small text-ink-2" role="alert">
        <p>{sentenceOf(asked.error, 'What another value would do could not be loaded.')}</p>
        {isSignedOut(asked.error) ? (
          <Button size="small" className="justify-self-start" onClick={() => openLogin({})}>
            Sign In
          </Button>
        ) : (
          <Button size="small" className="justify-self-start" onClick={() => void asked.refetch()}>
            Retry
          </Button>
        )}
      </div>
    )
  if (!asked.data) return <Skeleton lines={4} />
  if (asked.data.isOutdated) return null
  return <Ready {...props} state={asked.data} />
}

function Ready({ state, blueprint, id, likely, onTrial }: Props & { state: Assumptions }) {
  const basis = useMemo(() => basisOf(state), [state])
  const issued = useMemo(() => sheetEditsIn(state.issued), [state])
  const [value, setValue] = useState<number>()
  const edits = useMemo(
    () => (value === undefined ? issued : { ...issued, values: { ...issued.values, [id]: value } }),
    [issued, value, id],
  )
  const { outlook: before, failure } = useOutlook(basis, issued)
  const { outlook } = useOutlook(basis, edits)
  const now = value === undefined ? before?.now : outlook?.now
  const lever = before?.whole.levers.find((one) => one.id === id)
  useEffect(() => {
    onTrial(value !== undefined && now && before ? { now, before: before.now } : undefined)
  }, [now, before, value, onTrial])
  useEffect(() => () => onTrial(undefined), [onTrial])
  if (failure)
    return (
      <p role="alert" className="border-t border-line pt-4 text-small text-ink-2">
        {failure.refusal ?? 'What another value would do could not be loaded.'}{' '}
        <Button size="small" busy={failure.isRetrying} onClick={() => void failure.retry()}>
          Retry
        </Button>
      </p>
    )
  if (!before || !now) return <Skeleton lines={4} />
  if (!lever)
    return (
      <p className="border-t border-line pt-4 text-small text-ink-2">
        The 36 months of the plan do not use it, so there is no other value to try.
      </p>
    )
  const { currency } = before.now
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-4">
      <Field {...{ lever, likely, currency, value, onValue: setValue }} />
      <Effects now={now} before={before.now} isTried={value !== undefined && value !== lever.value} />
      {value !== undefined && value !== lever.value && (
        <div className="flex flex-wrap items-center gap-2 max-sm:flex-col max-sm:items-stretch">
          <LinkButton
            kind="signal"
            to={`/blueprint/${encodeURIComponent(blueprint)}/plan`}
            state={{ triedValue: { id, value } }}
          >
            Try {shortText(value, lever, currency)} in What-if
          </LinkButton>
          <Button kind="ghost" onClick={() => setValue(undefined)}>
            Back to {shortText(lever.value, lever, currency)}
          </Button>
        </div>
      )}
    </div>
  )
}

/** As the plan was issued: what the text says is what the slider begins with. */
function basisOf({ blueprint, brief, proposed, issued, reading }: Assumptions): PlanBasis {
  const { corrections, ground } = reading
  return { id: blueprint.id, brief, proposed, milestones: issued.milestones, kept: { corrections, ground } }
}

type Lever = Parameters<typeof valueText>[1]

/** A button holds a figure and its unit, not '3 visits of a customer in the second year'. */
function shortText(value: number, lever: Lever, currency: string): string {
  const text = valueText(value, lever, currency)
  return text.length <= 16
    ? text
    : `${fieldText(value, lever.kind, currency)}${lever.kind === 'percent' ? '%' : ''}`
}

type FieldProps = {
  lever: Lever
  likely: ReaderFigure['likely']
  currency: string
  value: number | undefined
  onValue: (value: number | undefined) => void
}

function Field({ lever, likely, currency, value, onValue }: FieldProps) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const current = value ?? lever.value
  const meaning = typed === undefined ? undefined : meaningOf(typed, lever, currency)
  const error = meaning && 'error' in meaning ? meaning.error : undefined
  const settledError = usePause(error ?? '')
  const span = likelySpan(likely, lever.bounds)
  const choose = (next: number) => {
    setTyped(undefined)
    onValue(next === lever.value ? undefined : next)
  }
  return (
    <div>
      <label htmlFor={id} className="text-small font-[550]">
        Try another value
      </label>
      <div className="mt-2 flex items-center gap-3">
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? fieldText(current, lever.kind, currency)}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={`${id}-error ${id}-plan`}
          onChange={({ target }) => {
            setTyped(target.value)
            const meant = meaningOf(target.value, lever, currency)
            if ('value' in meant) onValue(meant.value === lever.value ? undefined : meant.value)
          }}
          onBlur={() => error === undefined && setTyped(undefined)}
          className={`${inputLook} ${edgeLook(error !== undefined)} h-(--control) w-28! text-right font-[550] tabular-nums`}
        />
        <p id={`${id}-plan`} className="min-w-0 text-small text-ink-2">
          The plan says {lever.text}.
        </p>
      </div>
      <p id={`${id}-error`} aria-live="polite" className="mt-1 text-caption text-danger empty:hidden">
        {error && settledError === error ? error : ''}
      </p>
      {span && (
        <div aria-hidden="true" className="relative mx-2 mt-3 h-8 text-caption text-draft-ink">
          <div
            className="absolute bottom-0 h-2 border-x border-t border-draft"
            style={{ left: `${span.from}%`, width: `${Math.max(1, span.to - span.from)}%` }}
          />
          <span
            className="absolute bottom-2.5 -translate-x-1/2 whitespace-nowrap"
            style={{ left: `clamp(4.5rem, ${(span.from + span.to) / 2}%, calc(100% - 4.5rem))` }}
          >
            Likely {lever.range && lever.range.length <= 24 ? lever.range : ''}
          </span>
        </div>
      )}
      <Slider
        lever={lever}
        value={current}
        text={`${valueText(current, lever, currency)}${lever.range ? `, likely ${lever.range}` : ''}`}
        onValue={choose}
      />
      <div aria-hidden="true" className="flex justify-between text-caption text-ink-2 tabular-nums">
        <span>{shortText(lever.bounds.low, lever, currency)}</span>
        <span>{shortText(lever.bounds.high, lever, currency)}</span>
      </div>
    </div>
  )
}

/** What a founder asks of a change. */
const ROWS = ['break-even', 'lowest-cash', 'funding-need', 'end-cash']

type EffectsProps = { now: Seen; before: Seen; isTried: boolean }

function Effects({ now, before, isTried }: EffectsProps) {
  const rows = allRows(now, before).filter(({ id }) => ROWS.includes(id))
  const plan = new Map(allRows(before).map(({ id, text }) => [id, text]))
  const spoken = usePause(
    isTried
      ? rows
          .flatMap(({ label, text, change }) => (change ? [`${label}: ${text}, ${change.text}`] : []))
          .join('. ') || 'Nothing changes.'
      : '',
  )
  return (
    <>
      <dl className="text-small">
        {rows.map((row) => (
          <Effect key={row.id} row={row} before={plan.get(row.id) ?? ''} />
        ))}
      </dl>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </>
  )
}

function Effect({ row: { id, label, text, change }, before }: { row: FigureRow; before: string }) {
  return (
    <div
      data-effect={id}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-line py-2 tabular-nums"
    >
      <dt className="text-ink-2">{label}</dt>
      <dd className="text-right">
        {text === before ? (
          <span className="font-semibold">{text}</span>
        ) : (
          <span className="inline-flex flex-wrap items-center justify-end gap-x-1.5">
            <span className="text-ink-2">
              <span className="sr-only">The plan: </span>
              {before}
            </span>
            <ArrowRight size={14} strokeWidth={1.75} aria-hidden className="text-ink-3" />
            <span className="font-semibold">{text}</span>
          </span>
        )}
        {change && (
          <span
            className={`block text-caption font-[550] ${{ better: 'text-ok', worse: 'text-danger', other: 'text-ink-2' }[change.is]}`}
          >
            {change.text}
            {change.is !== 'other' && <span className="sr-only">, {change.is} than the plan</span>}
          </span>
        )}
      </dd>
    </div>
  )
}
