import { useState } from 'react'
import { useOneAtATime } from '#web/calls/one-at-a-time.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { type FigureChange, FigureTable } from '../figure-table.tsx'

type Props = {
  figures: FigureChange[]
  assumptions: FigureChange[]
  milestonesChanged: boolean
  left: number
  /** Fails with the sentence to show. */
  onReissue: (key: string) => Promise<void>
  onClose: () => void
}

/** What will stand in the documents, before they are made. */
export function ReissueDialog({ figures, assumptions, milestonesChanged, left, onReissue, onClose }: Props) {
  const { busy, run } = useOneAtATime<'reissue'>()
  const [failed, setFailed] = useState<string>()
  // The same for every press here: pressed twice, it is one issue.
  const [key] = useState(() => crypto.randomUUID())

  const press = () =>
    run('reissue', async () => {
      setFailed(undefined)
      try {
        await onReissue(key)
        onClose()
      } catch (error) {
        setFailed(sentenceOf(error, 'The server cannot be reached. Your changes are still here.'))
      }
    })

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title="Reissue documents"
      description="Every document that one of these touches gets a new version. The name and the idea stay, and the versions before are kept."
      size="wide"
      footer={
        <>
          <Button onClick={onClose} disabled={busy !== undefined}>
            Cancel
          </Button>
          <Button
            kind="signal"
            busy={busy !== undefined}
            busyLabel="Starting..."
            onClick={() => void press()}
          >
            Reissue now
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        {assumptions.length > 0 && (
          <Part title="You changed">
            <FigureTable caption="What you changed" figures={assumptions} />
          </Part>
        )}
        {milestonesChanged && (
          <p className="text-ui text-ink-2">
            Your milestone map says something that the documents do not. It goes into them too.
          </p>
        )}
        {figures.length > 0 && (
          <Part title="So the plan will say">
            <FigureTable caption="Figures that will change" figures={figures} />
          </Part>
        )}
        <p className="text-small text-ink-2">
          Free. {left === 1 ? 'One more today.' : `${left} more today.`}
        </p>
        <p role="alert" className="text-small text-danger empty:hidden">
          {failed}
        </p>
      </div>
    </Dialog>
  )
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section>
      <h3 className="mb-3 text-ui font-semibold">{title}</h3>
      {children}
    </section>
  )
}
