import type { KeyboardEvent } from 'react'
import type { Lever } from '#engine/plan/levers.ts'
import { PLACES, placeOf, pressed, valueAt } from './slide.ts'

const PRESSES: Record<string, number> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 20,
  PageDown: -20,
}

// A line with a round handle; the part up to the handle is not filled, for the value is told by the field above.
const LOOK = [
  'block h-8 w-full cursor-pointer appearance-none rounded-2 bg-transparent max-md:h-11',
  '[&::-webkit-slider-runnable-track]:h-1 [&::-webkit-slider-runnable-track]:rounded-full [&::-webkit-slider-runnable-track]:bg-tint [&::-webkit-slider-runnable-track]:inset-ring-1 [&::-webkit-slider-runnable-track]:inset-ring-line',
  '[&::-webkit-slider-thumb]:-mt-1.75 [&::-webkit-slider-thumb]:size-4.5 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-navy [&::-webkit-slider-thumb]:bg-surface',
  '[&::-moz-range-track]:h-1 [&::-moz-range-track]:rounded-full [&::-moz-range-track]:bg-tint',
  '[&::-moz-range-thumb]:size-3.5 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-navy [&::-moz-range-thumb]:bg-surface',
  'forced-colors:appearance-auto',
].join(' ')

type Props = {
  lever: Pick<Lever, 'label' | 'bounds'>
  value: number
  /** As it is spoken. */
  text: string
  onValue: (value: number) => void
}

export function Slider({ lever: { label, bounds }, value, text, onValue }: Props) {
  function press(event: KeyboardEvent) {
    const by = PRESSES[event.key]
    if (by === undefined) return
    event.preventDefault()
    onValue(pressed(value, by, bounds))
  }
  return (
    <input
      type="range"
      aria-label={`${label}, slider`}
      aria-valuetext={text}
      min={0}
      max={PLACES}
      value={placeOf(value, bounds)}
      onChange={(event) => onValue(valueAt(Number(event.target.value), bounds))}
      onKeyDown={press}
      className={LOOK}
    />
  )
}
