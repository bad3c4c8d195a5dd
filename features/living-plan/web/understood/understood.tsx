import { Pencil, RotateCcw } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { Country } from '#engine/knowledge/countries.ts'
import { POINT_LABELS, POINTS, type PointValues, pointText } from '#features/understanding/web/public.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { ReadingPoint } from '../../contract.ts'
import { SectionTitle } from '../section-title.tsx'
import type { Point, SheetEdits } from '../state/sheet.ts'
import { Correct } from './correct.tsx'
import { amountsLost } from './words.ts'

type Props = {
  points: ReadingPoint[]
  corrections: PointValues
  countries: Country[]
  /** What counts in money, and what the founder set of it. */
  amounts: string[]
  values: SheetEdits['values']
  /** `drops`: values that mean nothing any more. */
  onCorrect: (points: PointValues, reset: Point[], drops?: string[]) => void
  /** What else was read. */
  children?: ReactNode
}

export function Understood(props: Props) {
  const { points, corrections, countries, amounts, values, onCorrect, children } = props
  const [open, setOpen] = useState<Point>()
  const known = new Map<Point, ReadingPoint>(points.map((point) => [point.id, point]))
  const original = known.get('currency')?.original ?? ''
  const currency = corrections.currency ?? original
  const loss = amounts.some((id) => id in values) ? amountsLost(currency) : undefined
  /** Answers what becomes of the amounts that were set. */
  function correct(points: PointValues, reset: Point[]): string | undefined {
    const next = points.currency ?? (reset.includes('currency') ? original : currency)
    const isOther = next !== currency
    onCorrect(points, reset, isOther ? amounts : undefined)
    return isOther ? loss : undefined
  }
  return (
    <section aria-labelledby="understood">
      <SectionTitle
        id="understood"
        title="What we understood"
        lead="Read from your brief, with the words it came from. What is wrong here is wrong in the whole plan: put it right."
      />
      <Card flush className="mt-5">
        <ul className="grid gap-px bg-line sm:grid-cols-2">
          {POINTS.flatMap((id) => {
            const point = known.get(id)
            if (!point) return []
            const value = corrections[id] ?? point.original
            return (
              <PointRow
                key={id}
                {...{ point, value, countries, currency, loss }}
                onCorrect={correct}
                isOpen={open === id}
                onOpen={(isOpen) => setOpen(isOpen ? id : undefined)}
              />
            )
          })}
        </ul>
      </Card>
      {children}
    </section>
  )
}

type RowProps = {
  point: ReadingPoint
  value: string
  countries: Country[]
  currency: string
  loss: string | undefined
  onCorrect: (points: PointValues, reset: Point[]) => string | undefined
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

function PointRow({ point, value, countries, currency, loss, onCorrect, isOpen, onOpen }: RowProps) {
  const opener = useRef<HTMLButtonElement>(null)
  const label = POINT_LABELS[point.id]
  const isCorrected = value !== point.original
  function close() {
    onOpen(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  function takeBack() {
    const lost = onCorrect({}, [point.id])
    if (lost) toast({ kind: 'info', title: 'Currency changed', description: lost })
    // The button goes with the correction.
    opener.current?.focus()
  }
  if (isOpen)
    return (
      <li className="min-w-0 bg-surface px-5 py-4 sm:px-6">
        <Correct
          {...{ point, value, countries, currency, loss }}
          onCancel={close}
          onCorrect={(points, reset) => {
            onCorrect(points, reset)
            close()
          }}
        />
      </li>
    )
  return (
    <li className="min-w-0 bg-surface px-5 pt-2 pb-4 sm:px-6">
      <div className="flex min-h-11 flex-wrap items-center gap-x-2">
        <span className="flex-1 text-small text-ink-2">{label}</span>
        {isCorrected && (
          <Button
            kind="ghost"
            size="small"
            icon={RotateCcw}
            aria-label={`Take back the correction of: ${label}`}
            onClick={takeBack}
            className="-mr-2 px-2! max-md:min-h-11"
          >
            Take back
          </Button>
        )}
        <Button
          ref={opener}
          kind="ghost"
          size="small"
          icon={Pencil}
          aria-label={`Correct: ${label}`}
          onClick={() => onOpen(true)}
          className="-mr-3.5 max-md:min-h-11"
        >
          Correct
        </Button>
      </div>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ui font-semibold wrap-anywhere">
        <bdi>{sentenceStart(pointText(point.id, value, countries))}</bdi>
        {isCorrected && <Badge kind="cyan">Corrected</Badge>}
      </p>
      <Ground {...{ point, isCorrected }} was={pointText(point.id, point.original, countries)} />
    </li>
  )
}

const sentenceStart = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

type GroundProps = { point: ReadingPoint; isCorrected: boolean; was: string }

function Ground({ point: { basis, evidence }, isCorrected, was }: GroundProps) {
  if (isCorrected) return <p className="mt-1 text-small text-ink-2">was {was}</p>
  const words = [...new Set(evidence.map((one) => one.words.trim()).filter(Boolean))].slice(0, 3)
  if (basis === 'inferred' && words.length === 0)
    return <p className="mt-1 text-small text-ink-2">It follows from your brief as a whole.</p>
  if (basis === 'assumed' || words.length === 0)
    return <p className="mt-1 text-small text-ink-2">We assumed this: your brief does not say.</p>
  return (
    <p className="mt-1 text-small text-ink-2 wrap-anywhere">
      {basis === 'said' ? 'Your words: ' : 'It follows from your words: '}
      {words.map((one, i) => (
        <span key={one}>
          {i > 0 && ', '}
          <q>{shortened(one)}</q>
        </span>
      ))}
    </p>
  )
}

const MOST_LETTERS = 160
const shortened = (words: string) =>
  words.length > MOST_LETTERS ? `${words.slice(0, MOST_LETTERS).replace(/\s+\S*$/, '')} …` : words
