import { type FormEvent, useState } from 'react'
import type { Country } from '#engine/knowledge/countries.ts'
import {
  choicesOf,
  currencyName,
  POINT_LABELS,
  type PointValues,
} from '#features/understanding/web/public.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Combobox } from '#web/ui/combobox.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import type { ReadingPoint } from '../../contract.ts'
import type { Point } from '../state/sheet.ts'

type Props = {
  point: ReadingPoint
  value: string
  countries: Country[]
  /** What the plan counts in now. */
  currency: string
  /** What becomes of amounts that were set, when the currency changes. */
  loss: string | undefined
  onCancel: () => void
  onCorrect: (points: PointValues, reset: Point[]) => void
}

const MOST_LETTERS: Partial<Record<Point, number>> = { payer: 300, offer: 300, locality: 300 }

export function Correct({ point, value, countries, currency, loss, onCancel, onCorrect }: Props) {
  const [chosen, setChosen] = useState(value)
  const [error, setError] = useState<string>()
  const money = point.id === 'country' ? moneyOf(chosen, countries) : undefined
  const [takesMoney, setTakesMoney] = useState(true)
  const offersMoney = money !== undefined && money !== currency && chosen !== value
  const changesMoney = (offersMoney && takesMoney) || (point.id === 'currency' && chosen !== currency)

  function submit(event: FormEvent) {
    event.preventDefault()
    const trimmed = chosen.trim()
    if (trimmed === '') return setError('Write a few words, or cancel.')
    const own = trimmed === point.original
    const points = own ? {} : ({ [point.id]: trimmed } as PointValues)
    onCorrect({ ...points, ...(offersMoney && takesMoney && { currency: money }) }, own ? [point.id] : [])
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && onCancel()}
      className="grid max-w-md gap-4"
    >
      <Choice {...{ point, chosen, countries, error }} onChange={setChosen} />
      {offersMoney && (
        <Checkbox
          checked={takesMoney}
          onChange={setTakesMoney}
          label={`Count in its money too: ${currencyName(money)}`}
        />
      )}
      <p role="status" className="text-small text-ink-2 empty:hidden">
        {changesMoney && loss}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" className="max-md:min-h-11">
          Put it right
        </Button>
        <Button kind="ghost" size="small" onClick={onCancel} className="max-md:min-h-11">
          Cancel
        </Button>
      </div>
    </form>
  )
}

type ChoiceProps = {
  point: ReadingPoint
  chosen: string
  countries: Country[]
  error: string | undefined
  onChange: (value: string) => void
}

/** Short lists are chosen from, long ones are searched, the rest is written. */
function Choice({ point: { id }, chosen, countries, error, onChange }: ChoiceProps) {
  const label = POINT_LABELS[id]
  const options = choicesOf(id, countries)
  if (!options)
    return (
      <TextField
        label={label}
        value={chosen}
        error={error}
        maxLength={MOST_LETTERS[id]}
        autoFocus
        onChange={(event) => onChange(event.target.value)}
      />
    )
  const List = options.length > 20 ? Combobox : Select
  return <List label={label} value={chosen} options={options} onChange={onChange} />
}

const moneyOf = (country: string, countries: Country[]) =>
  countries.find(({ code }) => code === country)?.currency
