import { Button } from '#web/ui/button.tsx'
import type { Milestone } from '../contract.ts'
import { type Draft, differing, listOf } from './draft.ts'
import { WORDS } from './milestone-words.ts'
import type { Kept } from './use-save-milestone.ts'

type Props = {
  milestone: Milestone
  mine: Draft
  theirs: Kept
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Another window saved in the meantime. Both versions are here; one is chosen by hand. */
export function Conflict({ milestone, mine, theirs, onKeepMine, onTakeTheirs }: Props) {
  const fields = WORDS[milestone].fields.filter(({ name }) => differing(mine, theirs.data).includes(name))
  return (
    <section
      aria-label="Changed in another window"
      className="rounded-3 border border-line border-l-2 border-l-warn p-5"
    >
      <div role="alert">
        <p className="font-semibold">This milestone was changed in another window.</p>
        <p className="mt-1 text-small text-ink-2">
          Nothing was overwritten. Yours is below; the other window saved this:
        </p>
      </div>
      <dl className="mt-4 grid gap-3 text-small">
        {fields.map(({ name, label }) => (
          <div key={name}>
            <dt className="font-[550]">{label}</dt>
            <dd className="mt-0.5 whitespace-pre-wrap text-ink-2">
              <Value value={theirs.data[name]} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 flex flex-wrap gap-3 max-sm:flex-col">
        <Button kind="second" onClick={onKeepMine}>
          Keep mine
        </Button>
        <Button kind="second" onClick={onTakeTheirs}>
          Take theirs
        </Button>
      </div>
    </section>
  )
}

function Value({ value }: { value: Draft[string] | undefined }) {
  if (!Array.isArray(value)) return value || 'Left empty'
  if (value.length === 0) return 'No entries'
  return (
    <ul className="list-disc pl-5">
      {listOf(value).map((item, i) => (
        <li key={i}>{item}</li>
      ))}
    </ul>
  )
}
