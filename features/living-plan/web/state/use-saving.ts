import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { addressOf, CallError, call } from '#kit/call.ts'
import { withFreshSignIn } from '#web/calls/fresh-sign-in.ts'
import { useUnloadQuestion } from '#web/ui/use-unload-question.ts'
import { type AssumptionsState, getAssumptions, saveAssumptions } from '../../contract.ts'
import { leftSavers, leftTyped } from './left-behind.ts'
import { createSaver, type Kept, type Saved, type SaveState } from './saver.ts'
import { type SheetEdits, sameEdits, sheetEditsIn } from './sheet.ts'
import { hasWrong, type Typed, wrongIn } from './typed-fields.ts'
import type { SheetActs } from './use-sheet.ts'

const keptOf = ({ edits, version }: AssumptionsState): Kept => ({ edits: sheetEditsIn(edits), version })

interface Options {
  id: string
  state: AssumptionsState
  edits: SheetEdits
  typed: Typed
  acts: SheetActs
}

/** Keeps the founder's own edits on the server, and notices what other windows made of them. */
export function useSaving({ id, state, edits, typed, acts }: Options) {
  const client = useQueryClient()
  const blueprintId = state.blueprint.id
  const params = { id }
  const key = addressOf(getAssumptions, { params })

  async function put(edits: SheetEdits, version: number): Promise<Saved> {
    try {
      const saved = await withFreshSignIn(
        () => call(saveAssumptions, { params, body: { edits, version } }),
        'page',
      )
      client.setQueryData<AssumptionsState>([key], (known) =>
        known
          ? { ...known, version: saved.version, edits: { milestones: known.edits.milestones, ...edits } }
          : known,
      )
      return saved
    } catch (error) {
      if (!(error instanceof CallError && error.code === 'edited_elsewhere')) throw error
      return { theirs: keptOf(await call(getAssumptions, { params })) }
    }
  }

  // What was left unsaved goes on where it stood: with the version that it was made from.
  const [saver] = useState(() => leftSavers.get(blueprintId) ?? createSaver(keptOf(state), { put }))
  const [save, setSave] = useState<SaveState>(saver.state)

  useEffect(() => saver.tellTo(setSave), [saver])
  useEffect(() => saver.change(edits), [saver, edits])

  // The server has something newer, and nothing here would be lost by taking it: a restored issue, another window.
  useEffect(() => {
    const newer = keptOf(state)
    if (newer.version <= saver.kept().version || !sameEdits(edits, saver.kept().edits)) return
    saver.adopt(newer)
    if (!sameEdits(newer.edits, edits)) acts.move({ do: 'replace', edits: newer.edits })
  }, [saver, state, edits, acts])

  const latest = useRef(typed)
  latest.current = typed
  // Whoever goes to another page waits for nothing: it is sent behind them.
  useEffect(
    () => () => {
      leftTyped.set(blueprintId, wrongIn(latest.current))
      leftSavers.set(blueprintId, saver)
      void saver.flush().then((version) => {
        if (version !== undefined) leftSavers.delete(blueprintId)
        return client.invalidateQueries({ queryKey: [key] })
      })
    },
    [saver, client, blueprintId, key],
  )
  useUnloadQuestion(save.is !== 'saved' || hasWrong(typed))

  return { save, saver }
}
