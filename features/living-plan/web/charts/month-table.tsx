import { useState } from 'react'
import { formatMoney } from '#engine/money.ts'
import { Table, Td, Th, Tr } from '#web/ui/table.tsx'
import type { Seen } from '../model.ts'

/** What the charts show, in numbers. Its rows are written when it is opened: every keystroke would write all of them. */
export function MonthTable({ now: { series, currency } }: { now: Seen }) {
  const [open, setOpen] = useState(false)
  const full = (minor: number | undefined) => formatMoney(minor ?? 0, currency, { digits: 0 })
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-9 cursor-pointer items-center text-caption font-[550] text-navy underline underline-offset-3 max-md:min-h-11">
        Show as table
      </summary>
      {open && (
        <Table
          caption="Cash, revenue and costs by month"
          head={
            <Tr>
              <Th>Month</Th>
              <Th numeric>Cash</Th>
              <Th numeric>Revenue</Th>
              <Th numeric>Costs</Th>
            </Tr>
          }
        >
          {series.cash.map((cash, i) => (
            <Tr key={i}>
              <Th scope="row" className="h-9! py-1!">
                {i + 1}
              </Th>
              {[cash, series.revenue[i], series.costs[i]].map((amount, column) => (
                <Td key={column} numeric className="h-9! py-1!">
                  {full(amount)}
                </Td>
              ))}
            </Tr>
          ))}
        </Table>
      )}
    </details>
  )
}
