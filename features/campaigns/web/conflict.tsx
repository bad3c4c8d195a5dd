import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ScrollBox } from '#web/ui/scroll-box.tsx'
import type { Campaign } from '../contract.ts'
import { when } from './campaign-words.ts'

type Props = { theirs: Campaign; isSaving: boolean; onTake: () => void; onKeep: () => void }

/** Two admins changed the same draft: both versions are at hand, and somebody decides. */
export function Conflict({ theirs, isSaving, onTake, onKeep }: Props) {
  return (
    <TheirVersion theirs={theirs}>
      <div className="mt-5 flex flex-wrap gap-3 max-sm:flex-col">
        <Button onClick={onTake} disabled={isSaving}>
          Use their version
        </Button>
        <Button onClick={onKeep} busy={isSaving} busyLabel="Saving...">
          Save mine instead
        </Button>
      </div>
    </TheirVersion>
  )
}

export function TheirVersion({ theirs, children }: { theirs: Campaign; children?: ReactNode }) {
  return (
    <section aria-label="Their version" className="rounded-3 border border-line-strong bg-sunken p-5">
      <h3 className="text-body font-semibold">Their version, saved {when(theirs.updatedAt)}</h3>
      <p className="mt-3 text-ui font-[550] wrap-anywhere">{theirs.subject}</p>
      <ScrollBox label="Their content" className="mt-2 max-h-48 overflow-y-auto">
        <p className="whitespace-pre-line text-small text-ink-2 wrap-anywhere">{theirs.content}</p>
      </ScrollBox>
      {children}
    </section>
  )
}
