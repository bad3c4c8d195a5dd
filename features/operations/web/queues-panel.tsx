import { Table, Td, Th, Tr } from '#web/ui/table.tsx'
import type { Operations } from '../contract.ts'
import { Nothing, Panel } from './panel.tsx'
import { number } from './words.ts'

const CELL = 'h-11! py-2!'

/** Those without work are counted, not listed: there is one for every kind of work that there is. */
export function QueuesPanel({ queues }: { queues: Operations['queues'] }) {
  const busy = queues.filter(({ waiting, active }) => waiting + active > 0)
  const waiting = queues.reduce((sum, queue) => sum + queue.waiting, 0)
  const idle = queues.length - busy.length
  return (
    <Panel title="Queues" note={waiting === 1 ? 'One job waits' : `${number(waiting)} jobs wait`}>
      {busy.length > 0 && <QueueTable queues={busy} />}
      {idle > 0 && <Nothing>{idleText(idle, busy.length)}</Nothing>}
    </Panel>
  )
}

function idleText(idle: number, busy: number): string {
  if (busy === 0) return `All ${number(idle)} queues are empty.`
  return idle === 1 ? 'The other queue is empty.' : `The other ${number(idle)} queues are empty.`
}

function QueueTable({ queues }: { queues: Operations['queues'] }) {
  return (
    <Table
      frameless
      caption="Jobs that wait and run, by queue"
      className="border-t border-line"
      head={
        <Tr>
          <Th>Queue</Th>
          <Th numeric>Waiting</Th>
          <Th numeric>Running</Th>
        </Tr>
      }
    >
      {queues.map(({ name, waiting, active }) => (
        <Tr key={name}>
          <Th scope="row" className={CELL}>
            <span className="font-normal [overflow-wrap:anywhere]">{name}</span>
          </Th>
          <Td numeric className={CELL}>
            {number(waiting)}
          </Td>
          <Td numeric className={CELL}>
            {number(active)}
          </Td>
        </Tr>
      ))}
    </Table>
  )
}
