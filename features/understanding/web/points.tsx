import { Pencil, RotateCcw } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Country } from '#engine/knowledge/countries.ts'
import { Button } from '#web/ui/button.tsx'
import { edgeLook, inputLook } from '#web/ui/field-look.ts'
import { InlineSelect } from '#web/ui/inline-select.tsx'
import type { UnderstandingReply, UnderstoodPoint } from '../contract.ts'
import { withReading } from './corrections.ts'
import { choicesOf, countryName, POINT_LABELS, type Point, pointText } from './point-names.ts'
import { type PointValues, pointsIn, withPoints } from './reading-corrections.ts'
import type { Understanding } from './use-understanding.ts'

const ORDER: Point[] = ['mechanism', 'payer', 'offer', 'locality', 'country', 'currency']
const MOST_LETTERS = 300

type Props = { understanding: Understanding; reading: UnderstandingReply; countries: Country[] }

/** How it earns, who pays, what is sold, where, in which money: each with its words, each to be put right in place. */
export function Points({ understanding, reading, countries }: Props) {
  const { corrections, correct } = understanding
  const corrected = pointsIn(corrections.reading ?? {})
  if (reading.points.length === 0) return null
  function change(points: PointValues, reset: Point[]) {
    correct(withReading(corrections, withPoints(corrections.reading, { points, reset, read: [] })))
  }
  return (
    <dl className="grid gap-x-7 gap-y-4 px-5 pt-5 pb-6 @md:grid-cols-2 @lg:px-7">
      {ORDER.flatMap((id) => {
        const point = reading.points.find((one) => one.id === id)
        if (!point) return []
        const value = corrected[id] ?? (point.isEdited ? point.original : point.value)
        return (
          <PointCell
            key={id}
            {...{ point, value, countries }}
            likely={id === 'mechanism' ? reading.likelyMechanisms : []}
            isCorrected={corrected[id] !== undefined}
            onChange={(next) => (next === point.original ? change({}, [id]) : change({ [id]: next }, []))}
            onReset={() => change({}, [id])}
          />
        )
      })}
    </dl>
  )
}

type CellProps = {
  point: UnderstoodPoint
  value: string
  countries: Country[]
  likely: string[]
  isCorrected: boolean
  onChange: (value: string) => void
  onReset: () => void
}

function PointCell({ point, value, countries, likely, isCorrected, onChange, onReset }: CellProps) {
  const cell = useRef<HTMLDivElement>(null)
  const label = POINT_LABELS[point.id]
  const options = choicesOf(point.id, countries)
  return (
    <div ref={cell} className="min-w-0">
      <dt className="text-caption text-ink-3">{label}</dt>
      <dd className="border-b border-line-strong">
        {options ? (
          <InlineSelect
            label={label}
            value={value}
            options={likelyFirst(options, likely)}
            first={likely.length}
            onChange={onChange}
            className="min-h-10 text-body font-[550] max-md:min-h-11"
          >
            {textOf(point.id, value)}
          </InlineSelect>
        ) : (
          <Words {...{ label, value, onChange }} text={textOf(point.id, value)} />
        )}
      </dd>
      <dd className="mt-1 flex flex-wrap items-center gap-x-2 text-caption text-ink-3">
        {isCorrected ? (
          <>
            <span className="wrap-anywhere">
              was <bdi>{textOf(point.id, point.original)}</bdi>
            </span>
            <TakeBack
              of={label}
              onPress={() => {
                onReset()
                // The button goes with the correction.
                cell.current?.querySelector('button')?.focus()
              }}
            />
          </>
        ) : (
          <Ground {...{ point, value }} />
        )}
      </dd>
    </div>
  )
}

function likelyFirst(options: { value: string; label: string }[], likely: string[]) {
  const first = likely.flatMap((value) => options.find((option) => option.value === value) ?? [])
  return [...first, ...options.filter((option) => !first.includes(option))]
}

function textOf(id: Point, value: string): string {
  if (value === '') return id === 'locality' ? 'None is named' : 'Not sure yet'
  const text = id === 'country' ? countryName(value) : pointText(id, value, [])
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function TakeBack({ of, onPress }: { of: string; onPress: () => void }) {
  return (
    <Button
      kind="ghost"
      size="small"
      icon={RotateCcw}
      aria-label={`Take back the correction of: ${of}`}
      onClick={onPress}
      className="-ml-1 px-2! max-md:min-h-11"
    >
      Take back
    </Button>
  )
}

function Ground({ point: { basis, quotes }, value }: { point: UnderstoodPoint; value: string }) {
  if (value === '') return 'Your text does not say. A few words help.'
  const words = [...new Set(quotes.map((quote) => quote.trim()).filter(Boolean))].slice(0, 3)
  if (words.length === 0)
    return basis === 'assumed' ? 'We assumed this. Your text does not say.' : 'From your text as a whole.'
  return (
    <span className="wrap-anywhere">
      From{' '}
      {words.map((quote, index) => (
        <span key={quote}>
          {index > 0 && ', '}
          <q dir="auto">{quote}</q>
        </span>
      ))}
    </span>
  )
}

type WordsProps = { label: string; value: string; text: string; onChange: (value: string) => void }

/** Words that are written over in place: Enter or leaving keeps them, Escape does not. */
function Words({ label, value, text, onChange }: WordsProps) {
  const [typed, setTyped] = useState<string>()
  const opener = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const isOpen = typed !== undefined
  useFocusOnOpening(isOpen, input)
  function close({ keeps, focuses }: { keeps: boolean; focuses: boolean }) {
    const words = typed?.trim()
    if (keeps && words && words !== value) onChange(words)
    setTyped(undefined)
    if (focuses) requestAnimationFrame(() => opener.current?.focus())
  }
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // Sends no order.
    event.preventDefault()
    event.stopPropagation()
    close({ keeps: event.key === 'Enter', focuses: true })
  }
  if (isOpen)
    return (
      <input
        ref={input}
        data-own-escape
        aria-label={label}
        value={typed}
        maxLength={MOST_LETTERS}
        dir="auto"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={press}
        onBlur={() => close({ keeps: true, focuses: false })}
        className={`${inputLook} ${edgeLook()} h-10 px-2.5! font-[550] max-md:h-11`}
      />
    )
  return (
    <button
      ref={opener}
      type="button"
      aria-label={`${label}: ${text}. Change`}
      onClick={() => setTyped(value)}
      className="flex min-h-10 w-full min-w-0 items-center gap-2 rounded-1 text-left text-body font-[550] hover:bg-hover max-md:min-h-11"
    >
      <span dir="auto" className="line-clamp-2 min-w-0 flex-1 wrap-anywhere">
        {text}
      </span>
      <Pencil size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-3" />
    </button>
  )
}

function useFocusOnOpening(isOpen: boolean, input: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    if (isOpen) input.current?.select()
  }, [isOpen, input])
}
