import { useMemo, useReducer } from 'react'
import type { Lever } from '#engine/plan/levers.ts'
import { meaningOf } from '../levers/typed.ts'
import { type Move, moved, type Sheet, type SheetEdits, sheetOf } from './sheet.ts'

/** What stands in fields as it was typed, by the id of the quantity, and whether it is no value. */
export type Typed = Readonly<Record<string, { text: string; isWrong: boolean }>>

/** Something stands in a field that cannot be taken: it is in no plan, and would be lost with the page. */
export const hasWrong = (typed: Typed) => Object.values(typed).some(({ isWrong }) => isWrong)

interface State {
  sheet: Sheet
  typed: Typed
}

type Act =
  | Move
  | { do: 'type'; id: string; text: string; move: Move | undefined }
  /** The field was left: what was understood is shown in our way, what was not stays. */
  | { do: 'leave'; id: string }

const without = (typed: Typed, id: string): Typed => {
  const { [id]: _, ...others } = typed
  return others
}

function next({ sheet, typed }: State, act: Act): State {
  switch (act.do) {
    case 'type':
      return {
        sheet: act.move ? moved(sheet, act.move) : sheet,
        typed: { ...typed, [act.id]: { text: act.text, isWrong: !act.move } },
      }
    case 'leave':
      return typed[act.id]?.isWrong ? { sheet, typed } : { sheet, typed: without(typed, act.id) }
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
      leave: (id: string) => act({ do: 'leave', id }),
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
