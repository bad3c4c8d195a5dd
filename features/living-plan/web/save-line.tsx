import { Check, CircleAlert } from 'lucide-react'
import { sentenceOf } from '#web/calls/sentence.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { SaveState } from './state/saver.ts'

/** Whether what was typed is safe. */
export function SaveLine({ save, onRetry }: { save: SaveState; onRetry: () => void }) {
  return (
    <div role="status" className="flex min-h-9 flex-wrap items-center gap-2 text-small text-ink-2">
      {save.is === 'saved' && (
        <>
          <Check size={16} strokeWidth={1.75} aria-hidden className="text-ok" />
          All changes saved
        </>
      )}
      {save.is === 'saving' && (
        <>
          <Spinner />
          {save.isAgain ? 'Not saved yet. Trying again...' : 'Saving...'}
        </>
      )}
      {save.is === 'overtaken' && 'Not saved: changed in another window'}
      {save.is === 'failed' && (
        <>
          <CircleAlert size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-danger" />
          <span className="min-w-0">
            Not saved.{' '}
            {sentenceOf(save.error, 'The server cannot be reached. What you changed is still here.')}
          </span>
          <Button size="small" onClick={onRetry} className="max-md:min-h-11">
            Save again
          </Button>
        </>
      )}
    </div>
  )
}
