import { useState } from 'react'
import { useOneAtATime } from '#web/calls/one-at-a-time.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useUnloadQuestion } from '#web/ui/use-unload-question.ts'
import type { Scenario } from '../../contract.ts'
import { Desk, type DeskBasis } from '../desk.tsx'
import { leftScenarios } from '../state/left-behind.ts'
import { type SheetEdits, sameEdits } from '../state/sheet.ts'
import { useSheet } from '../state/use-sheet.ts'
import { basisOf } from './basis.ts'
import { useLeaving } from './use-leaving.ts'

type Props = DeskBasis & { scenario: Scenario; onLeave: () => void; onUse: (edits: SheetEdits) => void }

/** A scenario opened: tried out, changed and kept, while the founder's own figures stay as they are. */
export function ScenarioDesk({ scenario, onLeave, onUse, ...common }: Props) {
  const [left] = useState(() => leftScenarios.get(scenario.id))
  const [opened, setOpened] = useState(left?.opened ?? scenario)
  const sheet = useSheet(scenario.id, left?.edits ?? scenario.edits)
  const edits = sheet.sheet.now
  const base = basisOf(opened, scenario)
  const isChanged = !sameEdits(edits, base.edits)
  const { drop } = useLeaving(scenario.id, isChanged ? { edits, opened: base } : undefined, sheet.typed)
  const { busy, run } = useOneAtATime<'keep'>()
  const [failed, setFailed] = useState<string>()
  const [asking, setAsking] = useState(false)
  useUnloadQuestion(isChanged)

  const keep = () =>
    run('keep', async () => {
      setFailed(undefined)
      try {
        setOpened(await common.scenarios.calls.change(base, scenario.name, edits))
        toast({ title: 'Scenario kept', description: scenario.name })
      } catch (error) {
        setFailed(sentenceOf(error, 'The server cannot be reached. What you changed is still here.'))
      }
    })

  return (
    <Desk
      {...common}
      {...sheet}
      isSaved={!isChanged}
      shownAs={scenario.name}
      openId={scenario.id}
      top={() => (
        <section
          aria-label="Open scenario"
          className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-3 border border-draft-soft bg-selected px-5 py-4 sm:px-6"
        >
          <p className="min-w-0 flex-1 basis-64 text-ui">
            Scenario: <strong className="font-semibold wrap-anywhere">{scenario.name}</strong>
            <span className="block text-small text-ink-2">
              {isChanged
                ? 'What you changed here is not kept yet. Your own figures stay as they are.'
                : 'You can try things out here. Your own figures stay as they are.'}
            </span>
          </p>
          <Button onClick={() => (isChanged ? setAsking(true) : onLeave())}>Back to your figures</Button>
          <ConfirmDialog
            open={asking}
            onOpenChange={setAsking}
            title="Leave without keeping your changes?"
            description="What you changed in this scenario has not been kept. Your own figures stay as they are."
            confirmLabel="Leave"
            busyLabel="Leaving..."
            danger
            onConfirm={() => {
              drop()
              onLeave()
            }}
          />
        </section>
      )}
      foot={() => (
        <div className="grid gap-3">
          <div className="flex flex-wrap gap-3">
            <Button
              kind="signal"
              onClick={() => {
                drop()
                onUse(edits)
              }}
            >
              Use as your figures
            </Button>
            <Button
              disabled={!isChanged}
              busy={busy !== undefined}
              busyLabel="Keeping..."
              onClick={() => void keep()}
            >
              Keep changes in scenario
            </Button>
          </div>
          <p role="alert" className="text-small text-danger empty:hidden">
            {failed}
          </p>
        </div>
      )}
    />
  )
}
