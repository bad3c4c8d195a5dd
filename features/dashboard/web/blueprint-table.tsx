import { Link } from 'react-router'
import { Table, Td, Th, Tr } from '#web/ui/table.tsx'
import type { Dashboard } from './dashboard-head.tsx'
import { shortIdea } from './rules.ts'

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

export function BlueprintTable({ blueprints }: { blueprints: Dashboard['blueprints'] }) {
  return (
    <Table
      caption="Your blueprints"
      head={
        <Tr>
          <Th>Blueprint</Th>
          <Th className="max-sm:hidden">Industry</Th>
          <Th className="max-sm:hidden">Created</Th>
        </Tr>
      }
    >
      {blueprints.map(({ id, name, businessIdea, industry, createdAt }) => (
        <Tr key={id} className="relative hover:bg-hover">
          <Th scope="row" className="[overflow-wrap:anywhere]">
            <Link
              to={`/blueprint/${encodeURIComponent(id)}`}
              className="text-ui after:absolute after:inset-0"
            >
              {name}
            </Link>
            <span className="block font-normal text-ink-2">{shortIdea(businessIdea)}</span>
            {/* On phones the columns become a third line. */}
            <span className="block font-normal text-ink-2 sm:hidden">
              {industry} · {DAY.format(new Date(createdAt))}
            </span>
          </Th>
          <Td className="text-ink-2 max-sm:hidden">{industry}</Td>
          <Td className="whitespace-nowrap text-ink-2 max-sm:hidden">{DAY.format(new Date(createdAt))}</Td>
        </Tr>
      ))}
    </Table>
  )
}
