import { Bookmark, Link2, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { WhatIf } from '#engine/plan/what-if.ts'
import type { Namer } from '#features/understanding/web/public.ts'
import { Asked } from '#web/calls/asked.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, IconButton, LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { MOST_SCENARIOS, type Scenario } from '../../contract.ts'
import { keyRows } from '../figures.ts'
import type { PlanBasis } from '../model.ts'
import { SectionTitle } from '../section-title.tsx'
import type { SheetEdits } from '../state/sheet.ts'
import { type Column, Comparison } from './comparison.tsx'
import { NameDialog } from './name-dialog.tsx'
import { useOutlooks } from './use-outlooks.ts'
import type { ScenarioCalls, useScenarios } from './use-scenarios.ts'

const MOST_COLUMNS = 4

type Props = {
  asked: ReturnType<typeof useScenarios>['asked']
  calls: ScenarioCalls
  basis: PlanBasis
  /** What the page shows now. */
  edits: SheetEdits
  outlook: WhatIf
  /** 'Your figures', or the scenario that is open. */
  shownAs: string
  openId: string | undefined
  pageAddress: string
  name: Namer
}

type Open = 'keep' | { rename: Scenario } | { remove: Scenario } | undefined

export function Scenarios(props: Props) {
  const { asked, calls, edits } = props
  const [open, setOpen] = useState<Open>()
  // For one press of the button: the same again is the same scenario.
  const [key, setKey] = useState('')
  const count = asked.data?.scenarios.length ?? 0
  return (
    <section aria-labelledby="scenarios">
      <SectionTitle
        id="scenarios"
        title="Scenarios"
        lead="Keep a set of assumptions under a name, and lay two to four of them side by side."
        aside={
          <Button
            icon={Bookmark}
            disabled={!asked.data || count >= MOST_SCENARIOS}
            onClick={() => {
              setKey(crypto.randomUUID())
              setOpen('keep')
            }}
          >
            Keep as scenario
          </Button>
        }
      />
      <div className="mt-5">
        <Asked query={asked} failed="The scenarios could not be loaded" lines={3}>
          {({ scenarios }) => <List {...props} scenarios={scenarios} onOpen={setOpen} />}
        </Asked>
      </div>
      {open === 'keep' && (
        <NameDialog
          title="Keep as scenario"
          saveLabel="Keep scenario"
          busyLabel="Keeping..."
          onClose={() => setOpen(undefined)}
          onSave={async (name) => {
            await calls.add(name, edits, key)
            toast({ title: 'Scenario kept', description: name })
          }}
        />
      )}
      {typeof open === 'object' && 'rename' in open && (
        <NameDialog
          title="Rename scenario"
          saveLabel="Rename"
          busyLabel="Renaming..."
          first={open.rename.name}
          onClose={() => setOpen(undefined)}
          onSave={(name) => calls.change(open.rename, name, open.rename.edits)}
        />
      )}
      {typeof open === 'object' && 'remove' in open && (
        <ConfirmDialog
          open
          onOpenChange={(isOpen) => !isOpen && setOpen(undefined)}
          title="Delete this scenario?"
          description={`“${open.remove.name}” and its link will be gone. Your figures stay as they are.`}
          confirmLabel="Delete"
          busyLabel="Deleting..."
          danger
          onConfirm={() => calls.remove(open.remove)}
        />
      )}
    </section>
  )
}

type ListProps = Props & { scenarios: Scenario[]; onOpen: (open: Open) => void }

function List(props: ListProps) {
  const { scenarios, basis, edits, outlook, shownAs, openId, name } = props
  const outlooks = useOutlooks(scenarios, basis)
  const [chosen, setChosen] = useState<string[]>([])
  if (scenarios.length === 0)
    return (
      <Card className="text-ui text-ink-2">
        Nothing kept yet. Change a few assumptions, then keep them here: a cautious case, a higher price, a
        later start.
      </Card>
    )
  const picked = chosen.filter((id) => scenarios.some((one) => one.id === id))
  const here: Column = { id: 'here', name: shownAs, edits, outlook }
  const columns = [
    ...(openId && picked.includes(openId) ? [] : [here]),
    ...picked.flatMap((id): Column[] => {
      const scenario = scenarios.find((one) => one.id === id)
      const its = outlooks.get(id)
      return scenario && its ? [{ id, name: scenario.name, edits: scenario.edits, outlook: its }] : []
    }),
  ]
  const isFull = columns.length >= MOST_COLUMNS
  return (
    <div className="grid gap-5">
      <Card flush>
        <ul>
          {scenarios.map((scenario) => (
            <ScenarioRow
              key={scenario.id}
              {...props}
              scenario={scenario}
              its={outlooks.get(scenario.id)}
              isChosen={picked.includes(scenario.id)}
              isFull={isFull}
              onChoose={(isChosen) =>
                setChosen(isChosen ? [...picked, scenario.id] : picked.filter((id) => id !== scenario.id))
              }
            />
          ))}
        </ul>
      </Card>
      {columns.length > 1 ? (
        <Comparison columns={columns} name={name} />
      ) : (
        <p className="text-small text-ink-2">Tick scenarios to lay them beside {shownAs.toLowerCase()}.</p>
      )}
    </div>
  )
}

type RowProps = ListProps & {
  scenario: Scenario
  its: WhatIf | undefined
  isChosen: boolean
  isFull: boolean
  onChoose: (isChosen: boolean) => void
}

function ScenarioRow({ scenario, its, isChosen, isFull, onChoose, onOpen, openId, pageAddress }: RowProps) {
  const address = `${pageAddress}?scenario=${scenario.id}`
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line px-5 py-3 not-first:border-t sm:px-6">
      <Checkbox
        aria-label={`Compare ${scenario.name}`}
        checked={isChosen}
        disabled={isFull && !isChosen}
        onChange={onChoose}
        className="shrink-0"
      />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2.5 text-ui font-semibold wrap-anywhere">
          <bdi>{scenario.name}</bdi>
          {openId === scenario.id && <Badge kind="cyan">Open</Badge>}
        </p>
        <p className="min-h-5 text-small text-ink-2 tabular-nums">{its && summaryOf(its)}</p>
      </div>
      <div className="flex items-center max-sm:-ml-3.5">
        {openId !== scenario.id && (
          <LinkButton to={address} kind="ghost" className="px-3.5!" aria-label={`Open ${scenario.name}`}>
            Open
          </LinkButton>
        )}
        <IconButton label={`Copy link to ${scenario.name}`} icon={Link2} onClick={() => void copy(address)} />
        <IconButton
          label={`Rename ${scenario.name}`}
          icon={Pencil}
          onClick={() => onOpen({ rename: scenario })}
        />
        <IconButton
          label={`Delete ${scenario.name}`}
          icon={Trash2}
          onClick={() => onOpen({ remove: scenario })}
        />
      </div>
    </li>
  )
}

const summaryOf = (outlook: WhatIf) =>
  keyRows(outlook)
    .filter(({ id }) => ['break-even', 'lowest-cash', 'last-revenue'].includes(id))
    .map(({ label, text }) => `${label}: ${text}`)
    .join(' · ')

async function copy(address: string) {
  const url = location.origin + address
  try {
    await navigator.clipboard.writeText(url)
    toast({ title: 'Link copied', description: 'It opens this scenario for you, signed in.' })
  } catch {
    toast({ kind: 'warn', title: 'Your browser did not allow copying', description: url })
  }
}
