import { Suspense, useState } from 'react'
import { lazyPart } from '../lazy-part.tsx'
import { Badge } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { LoadMore, Pagination } from '../ui/pagination.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Table, Td, Th, Tr } from '../ui/table.tsx'
import { BLUEPRINTS, CASH } from './samples.ts'
import { Group, Section } from './section.tsx'

const Chart = lazyPart(() => import('../ui/chart.tsx'))

const dollars = (value: number) => `$${value}`

export function Data() {
  return (
    <Section
      id="data"
      title="Data"
      lead="Lines before boxes. Figures align; pictures have a table behind them."
    >
      <Group title="Table" note="Head on sunken, rows of 64, the selected row tinted and ticked.">
        <Blueprints />
      </Group>
      <Group title="Pagination and load more">
        <Paging />
      </Group>
      <Group title="Charts">
        <div className="grid gap-6 xl:grid-cols-2">
          <ChartCard kind="line" title="Income and cost by month" />
          <ChartCard kind="bar" title="The same, as bars" />
        </div>
      </Group>
    </Section>
  )
}

function Blueprints() {
  const [chosen, setChosen] = useState(['TideWatch'])
  const all = chosen.length === BLUEPRINTS.length ? true : chosen.length ? 'indeterminate' : false
  const toggle = (name: string, on: boolean) =>
    setChosen(on ? [...chosen, name] : chosen.filter((one) => one !== name))

  return (
    <Table
      caption="Blueprints"
      head={
        <Tr>
          <Th className="w-13">
            <Checkbox
              aria-label="Select all blueprints"
              checked={all}
              onChange={(on) => setChosen(on ? BLUEPRINTS.map((one) => one.name) : [])}
            />
          </Th>
          <Th>Blueprint</Th>
          <Th>Industry</Th>
          <Th>Stage</Th>
          <Th>Created</Th>
          <Th numeric>Pages</Th>
        </Tr>
      }
    >
      {BLUEPRINTS.map((one) => (
        <Tr key={one.name} selected={chosen.includes(one.name)}>
          <Td>
            <Checkbox
              aria-label={`Select ${one.name}`}
              checked={chosen.includes(one.name)}
              onChange={(on) => toggle(one.name, on)}
            />
          </Td>
          <Th scope="row" className="whitespace-nowrap text-ui">
            {one.name}
          </Th>
          <Td className="whitespace-nowrap text-ink-2">{one.industry}</Td>
          <Td>
            <Badge>{one.stage}</Badge>
          </Td>
          <Td className="whitespace-nowrap text-ink-2">{one.created}</Td>
          <Td numeric>{one.pages}</Td>
        </Tr>
      ))}
    </Table>
  )
}

function Paging() {
  const [page, setPage] = useState(4)
  const [busy, setBusy] = useState(false)

  function more() {
    setBusy(true)
    setTimeout(() => setBusy(false), 1500)
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-6">
      <Pagination page={page} pages={9} onChange={setPage} />
      <LoadMore hasMore busy={busy} onMore={more} />
    </div>
  )
}

function ChartCard({ kind, title }: { kind: 'line' | 'bar'; title: string }) {
  return (
    <Card>
      <Suspense fallback={<Skeleton lines={5} className="h-80" />}>
        <Chart
          kind={kind}
          title={title}
          summary={`${title}: income passes cost in May, at $610 against $520.`}
          data={CASH}
          series={[
            { key: 'income', label: 'Income', tone: 'navy' },
            { key: 'cost', label: 'Cost', tone: 'draft' },
          ]}
          format={dollars}
        />
      </Suspense>
    </Card>
  )
}
