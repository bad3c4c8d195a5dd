// What differs between two sets of edits, in words. Pure.
import { formatMoney } from '#engine/money.ts'
import type { Lever } from '#engine/plan/levers.ts'
import type { FigureChange } from './figure-table.tsx'
import { fieldText } from './levers/typed.ts'
import type { Point, SheetEdits } from './state/sheet.ts'
import { type Namer, POINT_LABELS, POINTS } from './understood/words.ts'

interface Words {
  levers: Lever[]
  currency: string
  name: Namer
}

const AS_PLANNED = 'as planned'
const AS_UNDERSTOOD = 'as we understood it'

export function changedFigures(before: SheetEdits, after: SheetEdits, words: Words): FigureChange[] {
  return [...corrected(before, after, words), ...revalued(before, after, words)]
}

function corrected(before: SheetEdits, after: SheetEdits, { name }: Words): FigureChange[] {
  const text = (edits: SheetEdits, point: Point) => {
    const value = edits.understood[point]
    return value === undefined ? AS_UNDERSTOOD : name(point, value)
  }
  return POINTS.filter((point) => before.understood[point] !== after.understood[point]).map((point) => ({
    id: point,
    label: POINT_LABELS[point],
    before: text(before, point),
    after: text(after, point),
  }))
}

function revalued(before: SheetEdits, after: SheetEdits, { levers, currency }: Words): FigureChange[] {
  const known = new Map(levers.map((lever) => [lever.id, lever]))
  return [...new Set([...Object.keys(before.values), ...Object.keys(after.values)])]
    .filter((id) => before.values[id] !== after.values[id])
    .map((id) => {
      const lever = known.get(id)
      const text = (value: number | undefined) =>
        lever
          ? valueText(value ?? lever.original.value, lever, currency)
          : value === undefined
            ? AS_PLANNED
            : String(value)
      return {
        id,
        label: lever?.label ?? 'An assumption of another business model',
        before: text(before.values[id]),
        after: text(after.values[id]),
      }
    })
}

/** A value in the lever's own way, with what stands behind its number. */
export function valueText(value: number, { kind, text, value: now }: Lever, currency: string): string {
  if (value === now) return text
  const unit = /\d%?(\s+\D.*)$/u.exec(text)?.[1] ?? ''
  if (kind === 'money') {
    const hasCents = fieldText(value, kind, currency).includes('.')
    return formatMoney(value, currency, hasCents ? {} : { digits: 0 }) + unit
  }
  return `${fieldText(value, kind, currency)}${kind === 'percent' ? '%' : ''}${unit}`
}
