import { ArrowRight } from 'lucide-react'
import { Table, Td, Th, Tr } from '#web/ui/table.tsx'

export interface FigureChange {
  id: string
  label: string
  before: string
  after: string
  change?: string | undefined
}

/** What a figure was, what it is, and by how much. On a phone the two stand in one cell. */
export function FigureTable({ caption, figures }: { caption: string; figures: FigureChange[] }) {
  return (
    <Table
      caption={caption}
      head={
        <Tr>
          <Th>Figure</Th>
          <Th numeric className="max-sm:hidden">
            Before
          </Th>
          <Th numeric>
            <span className="max-sm:hidden">After</span>
            <span className="sm:hidden">Before and after</span>
          </Th>
          <Th numeric className="max-sm:hidden">
            Change
          </Th>
        </Tr>
      }
    >
      {figures.map(({ id, label, before, after, change }) => (
        <Tr key={id}>
          <Th scope="row" className="h-11! min-w-28 py-2!">
            {label}
          </Th>
          <Td numeric className="h-11! py-2! text-ink-2 max-sm:hidden">
            {before}
          </Td>
          <Td numeric className="h-11! py-2! font-semibold">
            <span className="font-normal text-ink-2 sm:hidden">
              {before} <ArrowRight size={14} aria-label="became" className="inline" />{' '}
            </span>
            {after}
          </Td>
          <Td numeric className="h-11! py-2! whitespace-nowrap text-ink-2 max-sm:hidden">
            {change}
          </Td>
        </Tr>
      ))}
    </Table>
  )
}
