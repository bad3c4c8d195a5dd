// What the founder changed, with the way back. Pure.
import type { Edits } from '#engine/edits.ts'
import type { Lever } from '#engine/plan/levers.ts'
import type { ReadingCorrections } from '#engine/read/corrections.ts'
import type { ReadingPoint } from '../../contract.ts'

/** The edits that this page makes; those of the milestones are made on the map. */
export type SheetEdits = Pick<Edits, 'values' | 'reading'>

export const sheetEditsIn = ({ values, reading }: SheetEdits): SheetEdits => ({
  values,
  ...(reading && { reading }),
})

export const UNTOUCHED: SheetEdits = { values: {} }

export interface Sheet {
  now: SheetEdits
  past: SheetEdits[]
  future: SheetEdits[]
  /** What the last change was about: typing on in the same field is one step back. */
  last?: string
}

export type Point = ReadingPoint['id']

export type Move =
  /** Without a value: back to the plan's own. */
  | { do: 'value'; id: string; value?: number }
  /** All corrections of the reading; without them it is as it was read. `drops`: values that mean nothing any more. */
  | { do: 'put-right'; reading?: ReadingCorrections; drops?: string[] }
  | { do: 'load'; edits: SheetEdits }
  /** What another window, or a restored issue, made of it: there is no way back to before. */
  | { do: 'replace'; edits: SheetEdits }
  | { do: 'undo' }
  | { do: 'redo' }

const MOST_STEPS = 200

export const sheetOf = (edits: SheetEdits): Sheet => ({ now: edits, past: [], future: [] })

export function moved(sheet: Sheet, move: Move): Sheet {
  switch (move.do) {
    case 'value':
      return changed(sheet, withValue(sheet.now, move.id, move.value), `value ${move.id}`)
    case 'put-right': {
      const { reading: _, ...others } = sheet.now
      const values = valuesWithout(sheet.now, move.drops)
      return changed(sheet, { ...others, values, ...(move.reading && { reading: move.reading }) })
    }
    case 'load':
      return changed(sheet, move.edits)
    case 'replace':
      return sheetOf(move.edits)
    case 'undo': {
      const before = sheet.past.at(-1)
      if (!before) return sheet
      return { now: before, past: sheet.past.slice(0, -1), future: [sheet.now, ...sheet.future] }
    }
    case 'redo': {
      const [next, ...future] = sheet.future
      if (!next) return sheet
      return { now: next, past: [...sheet.past, sheet.now], future }
    }
  }
}

function valuesWithout({ values }: SheetEdits, ids: string[] = []): SheetEdits['values'] {
  const dropped = new Set(ids)
  return Object.fromEntries(Object.entries(values).filter(([id]) => !dropped.has(id)))
}

function withValue(edits: SheetEdits, id: string, value: number | undefined): SheetEdits {
  const { [id]: _, ...others } = edits.values
  return { ...edits, values: value === undefined ? others : { ...others, [id]: value } }
}

function changed(sheet: Sheet, now: SheetEdits, about?: string): Sheet {
  if (sameEdits(sheet.now, now)) return sheet
  const goesOn = about !== undefined && about === sheet.last
  const past = goesOn ? sheet.past : [...sheet.past, sheet.now].slice(-MOST_STEPS)
  return { now, past, future: [], ...(about !== undefined && { last: about }) }
}

/**
 * What counts in money, by id. Values are bare minor units: in another currency they would be other amounts. A value that
 * this plan has no figure for may be one too.
 */
export function amountIds(levers: Pick<Lever, 'id' | 'kind'>[], values: SheetEdits['values']): string[] {
  const known = new Set(levers.map(({ id }) => id))
  const money = levers.filter(({ kind }) => kind === 'money').map(({ id }) => id)
  return [...money, ...Object.keys(values).filter((id) => !known.has(id))]
}

/** Whatever the order in which they were made. */
export function sameEdits(a: SheetEdits, b: SheetEdits): boolean {
  return same(a.values, b.values) && sameReading(a.reading, b.reading)
}

export const sameReading = (a?: ReadingCorrections, b?: ReadingCorrections): boolean =>
  readingKey(a) === readingKey(b)

/** The same for the same corrections, in whatever order they were made. */
export function readingKey({ figures = [], ...others }: ReadingCorrections = {}): string {
  const names = Object.entries(others).sort(([one], [other]) => (one < other ? -1 : 1))
  const places = figures.map((one) => JSON.stringify(Object.entries(one).sort())).sort()
  return JSON.stringify([names, places])
}

function same(a: object, b: object): boolean {
  const other = new Map(Object.entries(b))
  const own = Object.entries(a)
  return own.length === other.size && own.every(([name, value]) => other.get(name) === value)
}
