import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { addressOf, CallError, call } from '#kit/call.ts'
import { useUnloadQuestion } from '#web/ui/use-unload-question.ts'
import { type AssumptionsState, getAssumptions, saveAssumptions } from '../../contract.ts'
import { createSaver, type Kept, type Saved, type Saver, type SaveState } from './saver.ts'
import { type SheetEdits, sameEdits } from './sheet.ts'
import { hasWrong, leaveBehind, type SheetActs, type Typed } from './use-sheet.ts'

const keptOf = ({ edits: { values, understood }, version }: AssumptionsState): Kept => ({
  edits: { values, understood },
  version,
})

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
  const [save, setSave] = useState<SaveState>({ is: 'saved' })
  const saverOf = useRef<Saver>(undefined)
  const params = { id }
  const key = addressOf(getAssumptions, { params })

  async function put(edits: SheetEdits, version: number): Promise<Saved> {
    try {
      const saved = await call(saveAssumptions, { params, body: { edits, version } })
      client.setQueryData<AssumptionsState>([key], (known) =>
        known ? { ...known, version: saved.version, edits: { ...known.edits, ...edits } } : known,
      )
      return saved
    } catch (error) {
      if (!(error instanceof CallError && error.code === 'edited_elsewhere')) throw error
      return { theirs: keptOf(await call(getAssumptions, { params })) }
    }
  }

  saverOf.current ??= createSaver(keptOf(state), { put, onState: setSave })
  const saver = saverOf.current

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
      leaveBehind(id, latest.current)
      void saver.flush().then(() => client.invalidateQueries({ queryKey: [key] }))
    },
    [saver, client, id, key],
  )
  useUnloadQuestion(save.is !== 'saved' || hasWrong(typed))

  return { save, saver }
}
