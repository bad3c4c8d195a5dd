import { FilePlus2 } from 'lucide-react'
import { useState } from 'react'
import type { WhatIf } from '#engine/plan/what-if.ts'
import { CallError } from '#kit/call.ts'
import { Button } from '#web/ui/button.tsx'
import { ProgressBar } from '#web/ui/progress.tsx'
import type { AssumptionsState } from '../../contract.ts'
import { changedFigures } from '../changes.ts'
import type { Words } from '../desk.tsx'
import type { FigureChange } from '../figure-table.tsx'
import { allRows } from '../figures.ts'
import type { Seen } from '../model.ts'
import { type SheetEdits, sameEdits } from '../state/sheet.ts'
import { ReissueDialog } from './reissue-dialog.tsx'
import type { useReissue } from './use-reissue.ts'

type Props = {
  state: AssumptionsState
  making: ReturnType<typeof useReissue>
  words: Words
  now: Seen
  before: WhatIf | undefined
  edits: SheetEdits
  issued: SheetEdits
  /** Something stands in a field that is no value. */
  hasWrong: boolean
  flush: () => Promise<number | undefined>
}

const NOT_KEPT =
  'Your changes could not be saved yet, so nothing was reissued. They are still here: please save them first.'

export function Reissue(props: Props) {
  const { state, making, words, now, before, edits, issued, hasWrong, flush } = props
  const [open, setOpen] = useState(false)
  const differs = state.isOutdated || !sameEdits(edits, issued) || state.milestonesChanged
  const isSpent = state.reissuesLeft === 0

  async function reissue(key: string) {
    const version = await flush()
    if (version === undefined) throw new CallError(409, JSON.stringify({ error: NOT_KEPT }))
    await making.reissue(version, key)
  }

  if (making.isMaking) return <Making percent={making.percent ?? 0} />
  return (
    <>
      <Button
        kind="signal"
        size="large"
        icon={FilePlus2}
        disabled={!differs || isSpent}
        onClick={() => setOpen(true)}
        className="mt-1 w-full"
      >
        Reissue documents
      </Button>
      {/* Its room is kept: the button must not move between the press and the release. */}
      <p className="mt-1.5 min-h-5 text-caption text-ink-2">
        {hintOf({ differs, isSpent, hasWrong, state })}
      </p>
      {open && (
        <ReissueDialog
          figures={before ? figureChanges(now, before) : []}
          assumptions={changedFigures(issued, edits, words)}
          milestonesChanged={state.milestonesChanged}
          left={state.reissuesLeft}
          onReissue={reissue}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

type Hint = { differs: boolean; isSpent: boolean; hasWrong: boolean; state: AssumptionsState }

function hintOf({ differs, isSpent, hasWrong, state }: Hint): string {
  if (isSpent)
    return 'Twenty issues were made within a day. You can go on changing; the next issue waits until tomorrow.'
  if (!differs) return `The documents say all of this: it is issue ${state.issue}.`
  if (state.isOutdated)
    return 'These documents were made in an earlier way. Reissue them to have the figures that you see here.'
  if (hasWrong) return 'What cannot be taken in a field will not be in the documents.'
  return ''
}

function Making({ percent }: { percent: number }) {
  return (
    <div className="mt-2" role="status">
      <p className="mb-2 text-small font-[550]">The documents are being made. You can go on changing.</p>
      <ProgressBar label="Making the documents" value={percent} />
    </div>
  )
}

function figureChanges(now: Seen, before: WhatIf): FigureChange[] {
  const old = new Map(allRows(before).map((row) => [row.id, row]))
  return allRows(now, before).flatMap(({ id, label, text, note, change }) => {
    const was = old.get(id)
    const full = (row: { text: string; note?: string }) =>
      row.note ? `${row.text} in ${row.note}` : row.text
    const [past, is] = [was ? full(was) : '–', full({ text, ...(note && { note }) })]
    if (past === is) return []
    const size = change && !change.text.startsWith('was ') ? change.text : undefined
    return [{ id, label, before: past, after: is, change: size }]
  })
}
