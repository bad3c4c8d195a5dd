import { Badge } from '#web/ui/badge.tsx'
import { Table, Td, Th, Tr } from '#web/ui/table.tsx'
import type { MissingSession } from '../../owner-contract.ts'
import { dollars } from '../../prices.ts'
import { momentText, packText } from './words.ts'

const stacked = 'max-md:block max-md:h-auto max-md:p-0!'

/** What was paid and not recorded; after the recovery, what became of each. */
export function MissingTable({ sessions }: { sessions: MissingSession[] }) {
  const isDone = sessions.some(({ served }) => served !== undefined)
  return (
    <Table
      caption={isDone ? 'Recovered purchases' : 'Missing purchases'}
      frameless
      className="border-t border-line"
      head={
        <Tr className="max-md:sr-only">
          <Th>Customer</Th>
          <Th>Pack</Th>
          <Th numeric>Amount</Th>
          <Th>Paid</Th>
          {isDone && <Th>Result</Th>}
        </Tr>
      }
    >
      {sessions.map((session, index) => (
        <Row key={`${session.email} ${session.created} ${index}`} session={session} />
      ))}
    </Table>
  )
}

function Row({ session: { email, pack, amount, created, served, outcome } }: { session: MissingSession }) {
  const paidAt = new Date(created * 1000).toISOString()
  return (
    <Tr
      role="row"
      className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-4 max-md:gap-y-1 max-md:p-5"
    >
      <Th role="rowheader" scope="row" className={`${stacked} [overflow-wrap:anywhere]`}>
        {email || 'Without an address'}
      </Th>
      <Td role="cell" className={`${stacked} max-md:col-start-1`}>
        {packText(pack)}
      </Td>
      <Td role="cell" numeric className={`${stacked} max-md:col-start-2 max-md:row-start-1`}>
        {dollars(amount)}
      </Td>
      <Td
        role="cell"
        className={`${stacked} whitespace-nowrap text-ink-2 max-md:col-start-2 max-md:row-start-2`}
      >
        <time dateTime={paidAt}>{momentText(paidAt)}</time>
      </Td>
      {served !== undefined && (
        <Td role="cell" className={`${stacked} max-md:col-span-2 max-md:mt-1`}>
          <Badge kind={served ? 'ok' : 'warn'}>{served ? 'Recovered' : 'Not served'}</Badge>
          <span className="mt-1 block text-caption text-ink-2">{outcome}</span>
        </Td>
      )}
    </Tr>
  )
}
