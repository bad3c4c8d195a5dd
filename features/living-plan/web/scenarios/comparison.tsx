import type { Lever } from '#engine/plan/levers.ts'
import type { WhatIf } from '#engine/plan/what-if.ts'
import { type Namer, POINT_LABELS, POINTS, roleNamesIn } from '#features/understanding/web/public.ts'
import { Table, Td, Th, Tr } from '#web/ui/table.tsx'
import { allRows } from '../figures.ts'
import type { SheetEdits } from '../state/sheet.ts'
import { correctionsIn } from '../understood/reading.ts'

export interface Column {
  id: string
  name: string
  edits: SheetEdits
  outlook: WhatIf
}

/** Side by side: what each comes to, and the assumptions in which they differ. */
export function Comparison({ columns, name }: { columns: Column[]; name: Namer }) {
  const figures = columns.map(({ outlook }) => allRows(outlook))
  const labels = [...new Map(figures.flat().map(({ id, label }) => [id, label]))]
  return (
    <Table
      caption="Scenarios side by side"
      head={
        <Tr>
          <Th className="w-56">
            <span className="sr-only">Figure</span>
          </Th>
          {columns.map(({ id, name }) => (
            <Th key={id} numeric className="min-w-32 max-w-56 whitespace-normal! wrap-anywhere">
              <bdi>{name}</bdi>
            </Th>
          ))}
        </Tr>
      }
    >
      {labels.map(([id, label]) => (
        <Row key={id} label={label}>
          {columns.map((column, i) => (
            <Td key={column.id} numeric className="h-11! py-2! font-[550]">
              {figures[i]?.find((row) => row.id === id)?.text ?? '–'}
            </Td>
          ))}
        </Row>
      ))}
      {differences(columns, name).map(({ id, label, texts }) => (
        <Row key={id} label={label} isQuiet>
          {texts.map((text, i) => (
            <Td key={columns[i]?.id} numeric className="h-11! py-2! text-ink-2 wrap-anywhere">
              {text}
            </Td>
          ))}
        </Row>
      ))}
    </Table>
  )
}

function Row({ label, isQuiet, children }: { label: string; isQuiet?: boolean; children: React.ReactNode }) {
  return (
    <Tr className={isQuiet ? 'bg-sunken' : undefined}>
      <Th scope="row" className="h-11! min-w-32 py-2!">
        {label}
      </Th>
      {children}
    </Tr>
  )
}

const AS_UNDERSTOOD = 'as understood'

interface Difference {
  id: string
  label: string
  texts: string[]
}

function differences(columns: Column[], name: Namer): Difference[] {
  const corrections = columns.map(({ edits }) => correctionsIn(edits))
  const points = POINTS.filter((point) => corrections.some((one) => one[point] !== undefined)).map(
    (point) => ({
      id: point,
      label: POINT_LABELS[point],
      texts: corrections.map(({ [point]: value }) =>
        value === undefined ? AS_UNDERSTOOD : name(point, value),
      ),
    }),
  )
  const roles = columns.map(({ edits }) => roleNamesIn(edits.reading))
  const figures = [...new Map(roles.flatMap((one) => [...one]))].map(([id, { quote }]) => ({
    id,
    label: `“${quote}”`,
    texts: roles.map((one) => one.get(id)?.role ?? AS_UNDERSTOOD),
  }))
  const lever = (column: Column, id: string): Lever | undefined =>
    column.outlook.levers.find((one) => one.id === id)
  const ids = [...new Set(columns.flatMap(({ edits }) => Object.keys(edits.values)))]
  const values = ids.flatMap((id) => {
    const label = columns.map((column) => lever(column, id)?.label).find(Boolean)
    return label ? [{ id, label, texts: columns.map((column) => lever(column, id)?.text ?? '–') }] : []
  })
  return [...points, ...figures, ...values].filter(({ texts }) => new Set(texts).size > 1)
}
