import { useMemo, useReducer } from 'react'
import type { Lever } from '#engine/plan/levers.ts'
import { meaningOf } from '../levers/typed.ts'
import { type Move, moved, type Sheet, type SheetEdits, sheetOf } from './sheet.ts'

/** What stands in fields and is no value yet, by the id of the quantity. */
export type Typed = Readonly<Record<string, string>>

interface State {
  sheet: Sheet
  typed: Typed
}

type Act =
  | Move
  | { do: 'type'; id: string; text: string; move: Move | undefined }
  /** The field was left: what was understood is shown in our way, what was not stays. */
  | { do: 'leave'; id: string; isFine: boolean }

const without = (typed: Typed, id: string): Typed => {
  const { [id]: _, ...others } = typed
  return others
}

function next({ sheet, typed }: State, act: Act): State {
  switch (act.do) {
    case 'type':
      return { sheet: act.move ? moved(sheet, act.move) : sheet, typed: { ...typed, [act.id]: act.text } }
    case 'leave':
      return act.isFine && act.id in typed ? { sheet, typed: without(typed, act.id) } : { sheet, typed }
    case 'value':
      return { sheet: moved(sheet, act), typed: without(typed, act.id) }
    case 'correct':
      return { sheet: moved(sheet, act), typed }
    default:
      return { sheet: moved(sheet, act), typed: {} }
  }
}

// Words that are no number yet outlive a look at another page; the values are kept by the server.
const leftBehind = new Map<string, Typed>()
export const leaveBehind = (blueprintId: string, typed: Typed) => leftBehind.set(blueprintId, typed)

export type SheetActs = ReturnType<typeof useSheet>['acts']

export function useSheet(blueprintId: string, first: SheetEdits) {
  const [state, act] = useReducer(next, undefined, () => ({
    sheet: sheetOf(first),
    typed: leftBehind.get(blueprintId) ?? {},
  }))
  const acts = useMemo(
    () => ({
      move: (move: Move) => act(move),
      type(lever: Lever, text: string, currency: string) {
        const meaning = meaningOf(text, lever, currency)
        act({
          do: 'type',
          id: lever.id,
          text,
          move: 'value' in meaning ? toValue(lever, meaning.value) : undefined,
        })
      },
      leave(lever: Lever, text: string, currency: string) {
        act({ do: 'leave', id: lever.id, isFine: 'value' in meaningOf(text, lever, currency) })
      },
      slide: (lever: Lever, value: number) => act(toValue(lever, value)),
      reset: (id: string) => act({ do: 'value', id }),
    }),
    [],
  )
  return { ...state, acts }
}

/** Its own value again is no edit. */
function toValue({ id, original }: Lever, value: number): Move {
  return value === original.value ? { do: 'value', id } : { do: 'value', id, value }
}
