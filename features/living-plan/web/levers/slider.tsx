import type { KeyboardEvent } from 'react'
import type { Lever } from '#engine/plan/what-if.ts'
import { PLACES, placeOf, pressed, valueAt } from './slide.ts'

const PRESSES: Record<string, number> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 20,
  PageDown: -20,
}

type Props = { lever: Pick<Lever, 'label' | 'value' | 'text' | 'bounds'>; onValue: (value: number) => void }

export function Slider({ lever: { label, value, text, bounds }, onValue }: Props) {
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
      className="plan-slider block h-6 w-full cursor-pointer max-md:h-11"
    />
  )
}
