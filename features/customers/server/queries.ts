import { peopleFound, users } from '#features/accounts/server/tables.ts'
import { blueprints } from '#features/blueprints/server/tables.ts'
import { GIVEN } from '#features/credits/server/public.ts'
import { creditAccounts } from '#features/credits/server/tables.ts'
import type { AnyPgColumn } from '#server/database/columns.ts'
import type { Db } from '#server/database/connect.ts'
import { and, desc, eq, getTableName, isNotNull, ne, type SQL, sql } from '#server/database/sql.ts'
import { wordsQuery } from '#server/database/words.ts'
import type { CUSTOMER_FILTERS, Customer } from '../contract.ts'
import { cursorOf, isId, type Place, placeOf } from './rules.ts'

export interface Match {
  search: string
  filter: (typeof CUSTOMER_FILTERS)[number]
}

interface Page {
  customers: Customer[]
  nextCursor?: string
}

const PAGE = 50

/** Newest first. */
export async function customerPage(
  db: Db,
  { cursor, size = PAGE, ...match }: Match & { cursor?: string | undefined; size?: number },
): Promise<Page> {
  const rows = await selectCustomers(db, and(matching(match), cursor ? after(placeOf(cursor)) : undefined))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(size + 1)
  const page = rows.slice(0, size)
  const last = rows.length > size ? page.at(-1) : undefined
  return { customers: page.map(present), ...(last && { nextCursor: cursorOf(last) }) }
}

export async function findCustomer(db: Db, id: string): Promise<Customer | undefined> {
  const [row] = await selectCustomers(db, eq(users.id, id))
  return row && present(row)
}

export async function countEverything(db: Db) {
  const [totalUsers, blueprintsCreated] = await Promise.all([db.$count(users), db.$count(blueprints)])
  return { totalUsers, blueprintsCreated }
}

// Inside another select, a bare column would be that one's.
const USER_ID = sql.raw(`"${getTableName(users)}"."id"`)

const sumOf = (column: AnyPgColumn) => sql<number>`coalesce((
  select sum(${column}) from ${creditAccounts} where ${creditAccounts.userId} = ${USER_ID}), 0)::int`

function selectCustomers(db: Db, where: SQL | undefined) {
  return db
    .select({
      id: users.id,
      email: users.email,
      fullName: users.fullName,
      role: users.role,
      createdAt: users.createdAt,
      proved: sql<boolean>`${users.provedAt} is not null`,
      suspended: sql<boolean>`${users.suspendedAt} is not null`,
      credits: sumOf(creditAccounts.balance),
      totalUsed: sumOf(creditAccounts.used),
      given: sql<number>`coalesce((
        select sum(${GIVEN}) from ${creditAccounts} where ${creditAccounts.userId} = ${USER_ID}), 0)::int`,
      blueprintCount: sql<number>`(
        select count(*)::int from ${blueprints} where ${blueprints.userId} = ${USER_ID})`,
      micros: sql<string>`(extract(epoch from ${users.createdAt}) * 1000000)::bigint`,
    })
    .from(users)
    .where(where)
    .$dynamic()
}

type Found = Awaited<ReturnType<typeof selectCustomers>>[number] & Place

function present({ micros: _, given, createdAt, ...customer }: Found): Customer {
  return {
    ...customer,
    // What the owner gave by hand was not purchased.
    totalPurchased: customer.credits + customer.totalUsed - given,
    createdAt: createdAt.toISOString(),
  }
}

const FILTERS: Record<Match['filter'], () => SQL | undefined> = {
  all: () => undefined,
  team: () => ne(users.role, 'user'),
  suspended: () => isNotNull(users.suspendedAt),
}

function matching({ search, filter }: Match): SQL | undefined {
  return and(FILTERS[filter](), search === '' ? undefined : found(search))
}

function found(search: string): SQL {
  if (isId(search)) return eq(users.id, search)
  const words = wordsQuery(search)
  return words ? sql`${users.id} in ${peopleFound(words)}` : sql`false`
}

const after = ({ micros, id }: Place) =>
  sql`(${users.createdAt}, ${users.id}) < (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${id}::uuid)`
