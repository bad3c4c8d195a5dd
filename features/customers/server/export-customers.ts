// Page by page from the database to the browser: a hundred thousand rows are never in memory at once.
import { Readable } from 'node:stream'
import type { Me } from '#features/accounts/server/public.ts'
import { record } from '#features/admin/server/public.ts'
import type { Db, Tx } from '#server/database/connect.ts'
import type { Customer } from '../contract.ts'
import { csvLine } from './csv.ts'
import { customerPage, type Match } from './queries.ts'

const AT_ONCE = 1_000

const COLUMNS: [title: string, of: (customer: Customer) => string | number | boolean][] = [
  ['Email', ({ email }) => email],
  ['Full name', ({ fullName }) => fullName],
  ['Credits', ({ credits }) => credits],
  ['Total purchased', ({ totalPurchased }) => totalPurchased],
  ['Total used', ({ totalUsed }) => totalUsed],
  ['Blueprints', ({ blueprintCount }) => blueprintCount],
  ['Created', ({ createdAt }) => createdAt],
  ['Role', ({ role }) => role],
  ['Address proved', ({ proved }) => (proved ? 'yes' : 'no')],
  ['Suspended', ({ suspended }) => (suspended ? 'yes' : 'no')],
  ['Id', ({ id }) => id],
]

/** What was searched for may be somebody's address: that there was a search is enough. */
export function recordExport(tx: Tx, actor: Me, { search, filter }: Match): Promise<void> {
  return record(tx, {
    actor,
    action: 'customers.export',
    target: { kind: 'customers', id: 'csv', label: 'Table of customers' },
    after: { filter, searched: search !== '' },
  })
}

export function customersAsCsv(db: Db, match: Match): Readable {
  return Readable.from(chunks(db, match))
}

async function* chunks(db: Db, match: Match): AsyncGenerator<string> {
  // Spreadsheets take a file without the mark for another alphabet.
  yield `\uFEFF${csvLine(COLUMNS.map(([title]) => title))}`
  let cursor: string | undefined
  do {
    const { customers, nextCursor } = await customerPage(db, { ...match, cursor, size: AT_ONCE })
    yield customers.map((customer) => csvLine(COLUMNS.map(([, of]) => of(customer)))).join('')
    cursor = nextCursor
  } while (cursor)
}
