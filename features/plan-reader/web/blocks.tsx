// The blocks of a plan as HTML that says what they are.
import clsx from 'clsx'
import { memo } from 'react'
import { ScrollBox } from '#web/ui/scroll-box.tsx'
import type { ReaderBlock } from '../contract.ts'
import { CashBlock } from './cash-block.tsx'
import { ChartDrawing } from './chart-drawing.tsx'
import { FigureWords } from './figure-words.tsx'

type Props = { blocks: ReaderBlock[]; section: string }

export const Blocks = memo(function Blocks({ blocks, section }: Props) {
  return blocks.map((block, i) => (
    <ReaderBlockView key={i} block={block} section={section} isLead={i === 0} />
  ))
})

/** A longer opening is read as text. */
const LONGEST_LEAD = 200

type ViewProps = { block: ReaderBlock; section: string; isLead: boolean }

function ReaderBlockView({ block, section, isLead }: ViewProps) {
  switch (block.kind) {
    case 'paragraph': {
      const isShort = block.prose.reduce((sum, run) => sum + (typeof run === 'string' ? run.length : 8), 0)
      return (
        <p className={isLead && isShort <= LONGEST_LEAD ? 'reader-lead' : 'reader-text'}>
          <FigureWords prose={block.prose} />
        </p>
      )
    }
    case 'point':
      return (
        <p className="reader-text">
          <strong>{block.headline}</strong> <FigureWords prose={block.prose} />
        </p>
      )
    case 'heading':
      return (
        <h3 id={block.id} tabIndex={-1} className="reader-head">
          {block.text}
        </h3>
      )
    case 'list':
      return (
        <ul className="reader-list">
          {block.items.map((item, i) => (
            <li key={i}>
              <FigureWords prose={item} />
            </li>
          ))}
        </ul>
      )
    case 'table':
      return <ReaderTable table={block} section={section} />
    case 'chart':
      return <ChartDrawing chart={block} />
    case 'cash':
      return <CashBlock />
    case 'ending':
      return (
        <div className="reader-ending" role="note" aria-label={block.label}>
          <p className="reader-ending-label">{block.label}</p>
          <p>
            <FigureWords prose={block.prose} />
          </p>
        </div>
      )
  }
}

type Table = Extract<ReaderBlock, { kind: 'table' }>

/** As wide as its columns need: on a phone it scrolls inside its own frame. */
function ReaderTable({ table: { title, columns, rows }, section }: { table: Table; section: string }) {
  const isStatement = columns.length > 7
  const isWords = columns.filter(({ align }) => align === 'left').length > 2
  const hasHeads = columns.some(({ head }) => head !== '')
  return (
    <div className="reader-table-block">
      {title && <p className="reader-table-title">{title}</p>}
      <ScrollBox label={title ?? `Table, ${section}`} className="reader-scroll">
        <table
          className={clsx(
            'reader-table',
            isStatement && 'reader-statement',
            isWords && 'reader-words',
            `reader-columns-${Math.min(columns.length, 6)}`,
          )}
        >
          {title && <caption className="sr-only">{title}</caption>}
          {hasHeads && (
            <thead>
              <tr>
                {columns.map(({ head, align }, i) => (
                  <th key={i} scope="col" className={align === 'right' ? 'reader-right' : undefined}>
                    {head || <span className="sr-only">Line</span>}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {rows.map(({ cells, strong }, row) => (
              <tr key={row} className={strong ? 'reader-strong' : undefined}>
                {cells.map((cell, i) => {
                  const isName = i === 0 && columns.length > 1 && cell.some((run) => run !== '')
                  const Cell = isName ? 'th' : 'td'
                  return (
                    <Cell
                      key={i}
                      {...(isName && { scope: 'row' as const })}
                      className={columns[i]?.align === 'right' ? 'reader-right' : undefined}
                    >
                      <FigureWords prose={cell} />
                    </Cell>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </div>
  )
}
