// What differs between two sets of edits, in words. Pure.
import { formatMoney } from '#engine/money.ts'
import type { Lever } from '#engine/plan/levers.ts'
import { type Namer, POINT_LABELS, POINTS, roleNamesIn } from '#features/understanding/web/public.ts'
import { fieldText } from '#web/typed-quantity.ts'
import type { FigureChange } from './figure-table.tsx'
import type { Point, SheetEdits } from './state/sheet.ts'
import { correctionsIn } from './understood/reading.ts'

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
  const [was, is] = [correctionsIn(before), correctionsIn(after)]
  const text = (value: string | undefined, point: Point) =>
    value === undefined ? AS_UNDERSTOOD : name(point, value)
  const points = POINTS.filter((point) => was[point] !== is[point]).map((point) => ({
    id: point,
    label: POINT_LABELS[point],
    before: text(was[point], point),
    after: text(is[point], point),
  }))
  return [...points, ...reread(before, after)]
}

/** Figures of the brief that are taken for something else. */
function reread(before: SheetEdits, after: SheetEdits): FigureChange[] {
  const [was, is] = [roleNamesIn(before.reading), roleNamesIn(after.reading)]
  return [...new Map([...was, ...is]).keys()]
    .filter((id) => was.get(id)?.role !== is.get(id)?.role)
    .map((id) => ({
      id,
      label: `“${(is.get(id) ?? was.get(id))?.quote}”`,
      before: was.get(id)?.role ?? AS_UNDERSTOOD,
      after: is.get(id)?.role ?? AS_UNDERSTOOD,
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
        label: lever?.label ?? 'An assumption of another trade',
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
