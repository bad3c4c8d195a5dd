import clsx from 'clsx'
import { BookOpen, CircleAlert, PencilRuler, Quote, RotateCcw } from 'lucide-react'
import { memo, type RefObject, useId, useRef } from 'react'
import { formatMoney } from '#engine/money.ts'
import type { Lever } from '#engine/plan/levers.ts'
import { fieldText, meaningOf } from '#web/typed-quantity.ts'
import { Button } from '#web/ui/button.tsx'
import { edgeLook, inputLook } from '#web/ui/field-look.ts'
import { usePause } from '#web/use-pause.ts'
import { valueText } from '../changes.ts'
import type { SheetActs } from '../state/use-sheet.ts'
import { Slider } from './slider.tsx'

type Props = {
  lever: Lever
  currency: string
  /** What the founder set it to; the lever itself follows a moment later. */
  set: number | undefined
  typed: string | undefined
  /** Why what was set is not taken. */
  problem: string | undefined
  acts: SheetActs
}

/** One assumption: what it is and why, the field, the slider, and the way back. */
export const LeverRow = memo(function LeverRow({ lever, currency, set, typed, problem, acts }: Props) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const error = useErrorOf(typed, lever, currency) ?? problem
  const value = set ?? lever.original.value
  const isSet = set !== undefined
  function reset() {
    acts.reset(lever.id)
    // The button goes with the value.
    field.current?.focus()
  }
  return (
    <li className="grid gap-x-8 gap-y-3 border-line px-5 py-5 not-first:border-t sm:grid-cols-[minmax(0,1fr)_12.5rem] sm:px-6">
      <div className="min-w-0">
        <label htmlFor={id} className="text-ui font-semibold">
          {lever.label}
        </label>
        <Because lever={lever} />
        {isSet && <Back lever={lever} onReset={reset} />}
      </div>
      <div className="min-w-0">
        <Amount
          {...{ id, field, lever, currency, value, isSet, typed, acts }}
          isWrong={error !== undefined}
        />
        <Slider
          {...{ lever, value }}
          text={valueText(value, lever, currency)}
          onValue={(value) => acts.slide(lever, value)}
        />
        <p
          id={`${id}-error`}
          aria-live="polite"
          className="flex gap-1.5 text-caption text-danger empty:hidden"
        >
          {error && <CircleAlert size={16} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />}
          {error}
        </p>
      </div>
    </li>
  )
}, isSameRow)

/** Every answer brings new objects; a row is drawn again when something on it reads differently. */
function isSameRow(a: Props, b: Props): boolean {
  return (
    a.set === b.set &&
    a.typed === b.typed &&
    a.problem === b.problem &&
    a.currency === b.currency &&
    a.lever.text === b.lever.text &&
    a.lever.original.value === b.lever.original.value &&
    a.lever.original.text === b.lever.original.text &&
    a.lever.because === b.lever.because &&
    a.lever.label === b.lever.label &&
    a.lever.bounds.low === b.lever.bounds.low &&
    a.lever.bounds.high === b.lever.bounds.high
  )
}

/** On the way to 250, a 2 is no mistake yet: it is told once the typing pauses. */
function useErrorOf(typed: string | undefined, lever: Lever, currency: string): string | undefined {
  const settled = usePause(typed ?? '')
  if (typed === undefined || settled !== typed) return undefined
  const meaning = meaningOf(typed, lever, currency)
  return 'error' in meaning ? meaning.error : undefined
}

type AmountProps = Pick<Props, 'lever' | 'currency' | 'typed' | 'acts'> & {
  id: string
  field: RefObject<HTMLInputElement | null>
  value: number
  isSet: boolean
  isWrong: boolean
}

function Amount({ id, field, lever, currency, value, isSet, typed, acts, isWrong }: AmountProps) {
  const shown = typed ?? fieldText(value, lever.kind, currency)
  const sign = lever.kind === 'money' ? signOf(currency) : undefined
  const unit = unitOf(lever.text)
  return (
    <div className="flex items-center gap-2.5">
      <span className="relative min-w-0 flex-1">
        {sign && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-ui text-ink-3"
          >
            {sign}
          </span>
        )}
        <input
          ref={field}
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={shown}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-error`}
          onChange={(event) => acts.type(lever, event.target.value, currency)}
          onBlur={() => typed !== undefined && acts.leave(lever.id)}
          className={clsx(
            inputLook,
            'h-(--control) text-right font-[550] tabular-nums',
            // As long as its sign needs: '€', or 'CHF'.
            sign && (sign.length > 2 ? 'pl-14' : 'pl-9'),
            lever.kind === 'percent' && 'pr-9',
            isWrong || !isSet ? edgeLook(isWrong) : 'border-draft inset-ring-1 inset-ring-draft',
          )}
        />
        {lever.kind === 'percent' && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-3.5 flex items-center text-ui text-ink-3"
          >
            %
          </span>
        )}
      </span>
      {unit && <span className="max-w-[50%] text-caption text-ink-2">{unit}</span>}
    </div>
  )
}

const signOf = (currency: string) => formatMoney(0, currency, { digits: 0 }).replace('0', '').trim()

/** What stands behind the number: 'a month' of '€1,900 a month'. */
const unitOf = (text: string) => /\d%?\s+(\D.*)$/u.exec(text)?.[1] ?? ''

const GROUNDS = {
  founder: { icon: Quote, label: 'Your words' },
  source: { icon: BookOpen, label: 'Source' },
  assumption: { icon: PencilRuler, label: 'Our assumption' },
} as const

/** Asked of every founder, and answered by this brief with nothing. */
const isUnsaid = ({ id }: Lever) => id.startsWith('fact-own-')

function Because({ lever }: { lever: Lever }) {
  const { basis, because, url, range } = lever
  if (isUnsaid(lever)) return <p className="mt-1 text-small text-ink-2">Your brief does not say.</p>
  const { icon: Icon, label } = GROUNDS[basis]
  return (
    <div className="mt-1 text-small text-ink-2">
      <p className="wrap-anywhere">
        <span className="font-[550] text-ink-2">
          <Icon size={16} strokeWidth={1.75} aria-hidden className="mr-1.5 -mt-0.5 inline text-draft-ink" />
          {label}:{' '}
        </span>
        {url ? (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className="text-navy underline underline-offset-3"
          >
            {because}
            <span className="sr-only"> (new window)</span>
          </a>
        ) : basis === 'founder' ? (
          <q>{because}</q>
        ) : (
          because
        )}
      </p>
      {range && <p className="mt-1 text-caption text-ink-3">Likely {range}</p>}
    </div>
  )
}

function Back({ lever, onReset }: { lever: Lever; onReset: () => void }) {
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-1 text-small text-ink-2">
      <span>was {lever.original.text}</span>
      <Button
        kind="ghost"
        size="small"
        icon={RotateCcw}
        aria-label={`Reset ${lever.label}`}
        onClick={onReset}
        className="px-2.5! max-md:min-h-11"
      >
        Reset
      </Button>
    </p>
  )
}
