import { ChevronDown, Redo2, RotateCcw, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { Lever } from '#engine/plan/levers.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { SectionTitle } from '../section-title.tsx'
import { type Sheet, UNTOUCHED } from '../state/sheet.ts'
import type { Typed } from '../state/typed-fields.ts'
import type { SheetActs } from '../state/use-sheet.ts'
import { groupsOf, type LeverGroup } from './groups.ts'
import { LeverRow } from './lever-row.tsx'

type Props = {
  levers: Lever[]
  currency: string
  problems: { id: string; message: string }[]
  sheet: Sheet
  typed: Typed
  acts: SheetActs
}

/** The first ones are open: price and customers move most. */
const OPEN_AT_FIRST = 2

export function Assumptions({ levers, currency, problems, sheet, typed, acts }: Props) {
  const [words, setWords] = useState('')
  const groups = groupsOf(levers, words)
  const isSearching = words.trim() !== ''
  return (
    <section aria-labelledby="assumptions">
      <SectionTitle
        id="assumptions"
        title="Assumptions"
        lead="Every figure the plan rests on. Change one and see at once what it does; your changes are saved as you type."
      />
      <div className="mt-5 flex flex-wrap items-center gap-2">
        <SearchField
          label="Find an assumption"
          placeholder="Find an assumption"
          value={words}
          onChange={setWords}
          className="min-w-52 flex-1"
        />
        <Steps {...{ sheet, acts }} />
      </div>
      <div className="mt-4 grid gap-3">
        {groups.map((group, i) => (
          <Group
            key={`${group.id} ${isSearching}`}
            {...{ group, currency, problems, typed, acts }}
            values={sheet.now.values}
            startsOpen={isSearching || i < OPEN_AT_FIRST}
          />
        ))}
        {groups.length === 0 && (
          <p role="status" className="rounded-3 border border-line bg-surface px-6 py-8 text-ui text-ink-2">
            No assumption has these words.
          </p>
        )}
      </div>
    </section>
  )
}

function Steps({ sheet, acts }: { sheet: Sheet; acts: SheetActs }) {
  const isUntouched = Object.keys(sheet.now.values).length === 0
  const { reading } = sheet.now
  const resetAll = () => acts.move({ do: 'load', edits: { ...UNTOUCHED, ...(reading && { reading }) } })
  return (
    <div className="flex items-center">
      <IconButton
        label="Undo"
        icon={Undo2}
        disabled={sheet.past.length === 0}
        onClick={() => acts.move({ do: 'undo' })}
        className="border-transparent! bg-transparent!"
      />
      <IconButton
        label="Redo"
        icon={Redo2}
        disabled={sheet.future.length === 0}
        onClick={() => acts.move({ do: 'redo' })}
        className="border-transparent! bg-transparent!"
      />
      <Button
        kind="ghost"
        icon={RotateCcw}
        disabled={isUntouched}
        onClick={resetAll}
        className="ml-1 border-transparent! bg-transparent! px-3!"
      >
        Reset all
      </Button>
    </div>
  )
}

type GroupProps = Omit<Props, 'levers' | 'sheet'> & {
  group: LeverGroup
  values: Readonly<Record<string, number>>
  startsOpen: boolean
}

function Group({ group: { title, levers }, values, problems, typed, startsOpen, ...rest }: GroupProps) {
  const edited = levers.filter(({ id }) => id in values).length
  const hasProblem = levers.some(({ id }) => problems.some((one) => one.id === id))
  const [open, setOpen] = useState(startsOpen || hasProblem)
  // What stops the saving is not left folded away.
  const [hadProblem, setHadProblem] = useState(hasProblem)
  if (hasProblem !== hadProblem) {
    setHadProblem(hasProblem)
    if (hasProblem) setOpen(true)
  }
  return (
    <details
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group rounded-3 border border-line bg-surface"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-3 px-5 py-2 hover:bg-hover sm:px-6 [&::-webkit-details-marker]:hidden">
        <h3 className="text-h3">{title}</h3>
        <span className="text-small text-ink-3">{levers.length}</span>
        {edited > 0 && <Badge kind="cyan">{edited} changed</Badge>}
        <ChevronDown
          size={18}
          strokeWidth={1.75}
          aria-hidden
          className="ml-auto shrink-0 text-ink-2 transition-transform duration-(--fast) group-open:rotate-180"
        />
      </summary>
      {/* What is folded away is not drawn with every keystroke. */}
      {open && (
        <ul className="border-t border-line">
          {levers.map((lever) => (
            <LeverRow
              key={lever.id}
              lever={lever}
              set={values[lever.id]}
              typed={typed[lever.id]?.text}
              problem={problems.find(({ id }) => id === lever.id)?.message}
              {...rest}
            />
          ))}
        </ul>
      )}
    </details>
  )
}
