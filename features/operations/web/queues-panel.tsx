import { Table, Td, Th, Tr } from '#web/ui/table.tsx'
import type { Operations } from '../contract.ts'
import { Panel } from './panel.tsx'
import { number } from './words.ts'

const CELL = 'h-11! py-2!'

export function QueuesPanel({ queues }: { queues: Operations['queues'] }) {
  const waiting = queues.reduce((sum, queue) => sum + queue.waiting, 0)
  return (
    <Panel title="Queues" note={`${number(waiting)} jobs wait in ${number(queues.length)} queues`}>
      <Table
        frameless
        caption="Jobs that wait and run, by queue"
        className="max-h-80 overflow-y-auto border-t border-line"
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
              <span className="font-mono text-caption font-normal break-all">{name}</span>
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
    </Panel>
  )
}
