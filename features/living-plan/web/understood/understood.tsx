import { Pencil, RotateCcw } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Country } from '#engine/knowledge/countries.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import type { UnderstoodPoint } from '../../contract.ts'
import { SectionTitle } from '../section-title.tsx'
import type { Point, SheetEdits } from '../state/sheet.ts'
import type { SheetActs } from '../state/use-sheet.ts'
import { Correct } from './correct.tsx'
import { POINT_LABELS, POINTS, pointText } from './words.ts'

type Props = {
  points: UnderstoodPoint[]
  corrections: SheetEdits['understood']
  countries: Country[]
  acts: SheetActs
}

export function Understood({ points, corrections, countries, acts }: Props) {
  const [open, setOpen] = useState<Point>()
  const known = new Map(points.map((point) => [point.id, point]))
  const currency = corrections.currency ?? known.get('currency')?.original ?? ''
  return (
    <section aria-labelledby="understood">
      <SectionTitle
        id="understood"
        title="What we understood"
        lead="Read from your brief, with the words it came from. What is wrong here is wrong in the whole plan: put it right."
      />
      <Card flush className="mt-5">
        <ul>
          {POINTS.flatMap((id) => {
            const point = known.get(id)
            if (!point) return []
            const value = corrections[id] ?? point.original
            return (
              <PointRow
                key={id}
                {...{ point, value, countries, currency, acts }}
                isOpen={open === id}
                onOpen={(isOpen) => setOpen(isOpen ? id : undefined)}
              />
            )
          })}
        </ul>
      </Card>
    </section>
  )
}

type RowProps = {
  point: UnderstoodPoint
  value: string
  countries: Country[]
  currency: string
  acts: SheetActs
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

function PointRow({ point, value, countries, currency, acts, isOpen, onOpen }: RowProps) {
  const opener = useRef<HTMLButtonElement>(null)
  const label = POINT_LABELS[point.id]
  const isCorrected = value !== point.original
  function close() {
    onOpen(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  return (
    <li className="grid gap-x-6 gap-y-2 border-line px-5 py-4 not-first:border-t sm:grid-cols-[8.5rem_minmax(0,1fr)_auto] sm:px-6">
      <span className="pt-0.5 text-small text-ink-2">{label}</span>
      <div className="min-w-0 max-sm:col-start-1">
        {isOpen ? (
          <Correct
            {...{ point, value, countries, currency }}
            onCancel={close}
            onCorrect={(points, reset) => {
              acts.move({ do: 'correct', points, reset })
              close()
            }}
          />
        ) : (
          <>
            <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ui font-semibold wrap-anywhere">
              <bdi>{pointText(point.id, value, countries)}</bdi>
              {isCorrected && <Badge kind="cyan">Corrected</Badge>}
            </p>
            <Ground {...{ point, isCorrected }} was={pointText(point.id, point.original, countries)} />
          </>
        )}
      </div>
      {!isOpen && (
        <div className="-my-1 flex flex-wrap items-start max-sm:-ml-3.5">
          {isCorrected && (
            <Button
              kind="ghost"
              size="small"
              icon={RotateCcw}
              aria-label={`Take back the correction of: ${label}`}
              onClick={() => acts.move({ do: 'correct', points: {}, reset: [point.id] })}
              className="max-md:min-h-11"
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
            className="max-md:min-h-11 sm:-mr-3.5"
          >
            Correct
          </Button>
        </div>
      )}
    </li>
  )
}

type GroundProps = { point: UnderstoodPoint; isCorrected: boolean; was: string }

function Ground({ point: { basis, evidence }, isCorrected, was }: GroundProps) {
  if (isCorrected) return <p className="mt-1 text-small text-ink-2">was {was}</p>
  const words = [...new Set(evidence.map((one) => one.words.trim()).filter(Boolean))].slice(0, 3)
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
