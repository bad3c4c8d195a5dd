import { useMemo, useReducer } from 'react'
import type { Lever } from '#engine/plan/levers.ts'
import { meaningOf } from '#web/typed-quantity.ts'
import { leftTyped } from './left-behind.ts'
import { type Move, moved, type Sheet, type SheetEdits, sheetOf } from './sheet.ts'
import type { Typed } from './typed-fields.ts'

interface State {
  sheet: Sheet
  typed: Typed
}

type Act =
  | Move
  | { do: 'type'; id: string; text: string; move: Move | undefined }
  /** The field was left: what was understood is shown in our way, what was not stays. */
  | { do: 'leave'; id: string }
  /** These are the fields that there are: what was typed in another can be seen and put right nowhere. */
  | { do: 'fields'; ids: string[] }

function without(typed: Typed, ...ids: string[]): Typed {
  return Object.fromEntries(Object.entries(typed).filter(([id]) => !ids.includes(id)))
}

export function acted(state: State, act: Act): State {
  const { sheet, typed } = state
  switch (act.do) {
    case 'type':
      return {
        sheet: act.move ? moved(sheet, act.move) : sheet,
        typed: { ...typed, [act.id]: { text: act.text, isWrong: !act.move } },
      }
    case 'leave':
      return typed[act.id]?.isWrong ? state : { sheet, typed: without(typed, act.id) }
    case 'value':
      return { sheet: moved(sheet, act), typed: without(typed, act.id) }
    case 'put-right':
      return { sheet: moved(sheet, act), typed: without(typed, ...(act.drops ?? [])) }
    case 'fields': {
      const gone = Object.keys(typed).filter((id) => !act.ids.includes(id))
      return gone.length === 0 ? state : { sheet, typed: without(typed, ...gone) }
    }
    default:
      return { sheet: moved(sheet, act), typed: {} }
  }
}

export type SheetActs = ReturnType<typeof useSheet>['acts']

/** Of a blueprint or a scenario. */
export function useSheet(id: string, first: SheetEdits) {
  const [state, act] = useReducer(acted, undefined, () => ({
    sheet: sheetOf(first),
    typed: leftTyped.get(id) ?? {},
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
      fields: (ids: string[]) => act({ do: 'fields', ids }),
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
