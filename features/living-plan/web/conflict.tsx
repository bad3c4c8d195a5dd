import type { Lever } from '#engine/plan/levers.ts'
import type { Namer } from '#features/understanding/web/public.ts'
import { Button } from '#web/ui/button.tsx'
import { changedFigures } from './changes.ts'
import { FigureTable } from './figure-table.tsx'
import type { Kept } from './state/saver.ts'
import type { SheetEdits } from './state/sheet.ts'

type Props = {
  mine: SheetEdits
  theirs: Kept
  levers: Lever[]
  currency: string
  name: Namer
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Another window saved in the meantime. Both versions are here; one is chosen by hand. */
export function Conflict({ mine, theirs, levers, currency, name, onKeepMine, onTakeTheirs }: Props) {
  const figures = changedFigures(theirs.edits, mine, { levers, currency, name })
  return (
    <section
      aria-label="Changed in another window"
      className="mb-8 rounded-3 border border-line border-l-2 border-l-warn bg-surface p-5 sm:p-6"
    >
      <div role="alert">
        <p className="font-semibold">These assumptions were changed in another window.</p>
        <p className="mt-1 text-small text-ink-2">
          Nothing was overwritten. This is where the two differ: before is what the other window saved, after
          is yours.
        </p>
      </div>
      <div className="mt-4">
        <FigureTable caption="Where the two windows differ" figures={figures} />
      </div>
      <div className="mt-5 flex flex-wrap gap-3 max-sm:flex-col">
        <Button onClick={onKeepMine}>Keep mine</Button>
        <Button onClick={onTakeTheirs}>Take theirs</Button>
      </div>
    </section>
  )
}
