import { Link } from 'react-router'
import { Badge } from '#web/ui/badge.tsx'
import { Table, Td, Th, Tr } from '#web/ui/table.tsx'
import type { Dashboard } from './dashboard-head.tsx'
import { isUnderWay, shortIdea } from './rules.ts'

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
      {blueprints.map(({ id, name, businessIdea, industry, createdAt, status }) => (
        <Tr key={id} className="relative hover:bg-hover">
          <Th scope="row" className="[overflow-wrap:anywhere]">
            <Link to={addressOf(id, status)} className="text-ui after:absolute after:inset-0">
              {name}
            </Link>
            <State status={status} />
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

/** One without files is looked at where it is made, or tried again. */
function addressOf(id: string, status: string | undefined): string {
  const hasNoFiles = isUnderWay(status) || status === 'error'
  return `${hasNoFiles ? '/dashboard/progress' : '/blueprint'}/${encodeURIComponent(id)}`
}

function State({ status }: { status: string | undefined }) {
  if (isUnderWay(status))
    return (
      <Badge kind="cyan" className="ml-3">
        Being made
      </Badge>
    )
  if (status !== 'error') return null
  return (
    <Badge kind="bad" className="ml-3">
      Failed
    </Badge>
  )
}
