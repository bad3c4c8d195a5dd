import clsx from 'clsx'
import type { Provenance as Kind } from '../contract.ts'
import { PROVENANCE_WORDS } from './overview-words.ts'

const MARKS: Record<Kind, string> = {
  founder: 'size-2.25 rounded-full bg-ink',
  source: 'size-2.25 bg-draft',
  assumption: 'size-2.25 rounded-full border-2 border-ink-2',
  computed: 'h-1.5 w-2.25 border-y border-ink-3',
}

/** Where a figure comes from: its shape says it, and so do the words. */
export function Provenance({ is }: { is: Kind }) {
  return (
    <span className="flex items-center gap-2 text-caption text-ink-3">
      <span aria-hidden="true" className={clsx('inline-block shrink-0', MARKS[is])} />
      {PROVENANCE_WORDS[is]}
    </span>
  )
}
