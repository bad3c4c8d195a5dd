import type { ChartProps } from './chart-props.ts'
import { Table, Td, Th, Tr } from './table.tsx'

type ChartTableProps = Pick<ChartProps, 'title' | 'data' | 'series'> & { format: (value: number) => string }

export function ChartTable({ title, data, series, format }: ChartTableProps) {
  return (
    <details className="mt-3">
      <summary className="inline-flex min-h-9 cursor-pointer items-center text-small font-[550] text-navy underline underline-offset-3">
        Show as table
      </summary>
      <Table
        className="mt-2"
        caption={title}
        head={
          <Tr>
            <Th>
              <span className="sr-only">Row</span>
            </Th>
            {series.map((one) => (
              <Th key={one.key} numeric>
                {one.label}
              </Th>
            ))}
          </Tr>
        }
      >
        {data.map((row) => (
          <Tr key={row.label}>
            <Th scope="row" className="h-11! py-2!">
              {row.label}
            </Th>
            {series.map((one) => (
              <Td key={one.key} numeric className="h-11! py-2!">
                {format(Number(row[one.key]))}
              </Td>
            ))}
          </Tr>
        ))}
      </Table>
    </details>
  )
}
