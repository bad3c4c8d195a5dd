// Tables of long amounts: the currency is named once, in the head, instead of in every cell.
import { formatMoney } from '../../money.ts'
import type { Run, SectionData } from './prose-data.ts'

type Block = SectionData['blocks'][number]
type Table = Extract<Block, { kind: 'table' }>

/** In letters; longer ones would run into each other where a table has half a page. */
const LONGEST = 12
/** '$' takes no room. */
const SHORTEST_SIGN = 2

/** What stands before the digits: 'UGX', 'KSh'. */
const signOf = (currency: string): string =>
  formatMoney(0, currency, { digits: 0 }).replace(/[\d\s\u00a0\u202f]/g, '')

export function withShortCells(section: SectionData, currency: string): SectionData {
  const sign = signOf(currency)
  if (sign.length < SHORTEST_SIGN) return section
  return {
    ...section,
    blocks: section.blocks.map((block) => (isLong(block) ? withoutSigns(block, sign, currency) : block)),
  }
}

const isLong = (block: Block): block is Table =>
  block.kind === 'table' &&
  'rows' in block &&
  block.rows.some(({ cells }) => cells.slice(1).some((cell) => textOf(cell).length > LONGEST)) &&
  block.columns.slice(1).every(({ align }) => align === 'right')

export const textOf = (cell: Run[]): string =>
  cell.map((run) => (typeof run === 'string' ? run : run.text)).join('')

const withoutSign = (text: string, sign: string): string =>
  text.replace(RegExp(`${sign.replace(/[$.]/g, '\\$&')}[\\s\\u00a0\\u202f]?(?=\\d)`, 'g'), '')

function withoutSigns(table: Table, sign: string, currency: string): Table {
  const [first, ...others] = table.columns
  const bare = (run: Run): Run =>
    typeof run === 'string' ? withoutSign(run, sign) : { ...run, text: withoutSign(run.text, sign) }
  return {
    ...table,
    columns: first ? [{ ...first, head: first.head || `In ${currency}` }, ...others] : [],
    rows: table.rows.map((row) => ({ ...row, cells: row.cells.map((cell) => cell.map(bare)) })),
  }
}
