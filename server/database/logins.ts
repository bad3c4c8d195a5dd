// Two logins for one database: the program's, which reads and writes rows, and the owner's, which makes and changes tables.
import pg from 'pg'
import { CannotStart } from '../cannot-start.ts'
import type { Config } from '../config.ts'

/** Both are the same where only one login was given. */
export interface Logins {
  /** The login that the program works with. */
  url: string
  /** The login that owns the tables: for migrations, the set-up of the job queue, and restores. */
  ownerUrl: string
}

/** `variable`: where the reader of the error has to look. */
async function connectAs(url: string, variable: string, name = 'fcp start'): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
  // A broken connection is heard of by the query that it breaks.
  client.on('error', () => {})
  await client.connect().catch((error: Error) => {
    throw new CannotStart(`The database does not let us in: ${error.message}. Check ${variable}.`)
  })
  return client
}

/** Of an outside database; the embedded one has its own. */
export function loginsOf({
  databaseUrl: url,
  databaseOwnerUrl: ownerUrl,
}: Pick<Config, 'databaseUrl' | 'databaseOwnerUrl'>): Logins | undefined {
  return url === undefined ? undefined : { url, ownerUrl: ownerUrl ?? url }
}

export const connectAsOwner = ({ url, ownerUrl }: Logins, name?: string): Promise<pg.Client> =>
  connectAs(ownerUrl, url === ownerUrl ? 'DATABASE_URL' : 'DATABASE_OWNER_URL', name)

/** Asked of the database, because the name in an address may be one that a pooler translates. */
export async function roleOf(url: string): Promise<string> {
  const client = await connectAs(url, 'DATABASE_URL')
  try {
    const { rows } = await client.query('select current_user as role')
    return rows[0].role
  } finally {
    await client.end()
  }
}

/** Whether this login may change the tables that are there, or make them where there are none. */
export async function ownsTables(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `select coalesce(
       (select pg_has_role(current_user, c.relowner, 'usage') from pg_class c
        join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'drizzle' and c.relname = '__drizzle_migrations'),
       has_database_privilege(current_database(), 'create')) as owns`,
  )
  return rows[0].owns
}

/** What is wrong with the program's login, if anything is. */
export async function loginWarning(pool: pg.Pool): Promise<string | undefined> {
  const { rows } = await pool.query(
    `select rolsuper as superuser, has_database_privilege(current_database(), 'temporary') as temporary,
       (select pg_has_role(relowner, 'usage') from pg_class where oid = to_regclass('public.audit_entries')) as owns
     from pg_roles where rolname = current_user`,
  )
  const { superuser, owns, temporary } = rows[0] ?? {}
  if (superuser) return `The login of DATABASE_URL is a superuser: ${DANGER} ${TWO_LOGINS}`
  if (owns) return `The login of DATABASE_URL owns the tables: ${DANGER} ${TWO_LOGINS}`
  return temporary ? `The login of DATABASE_URL may make temporary tables: ${DANGER} ${REVOKE}` : undefined
}
const DANGER = 'whoever makes the program run SQL can change or divert the audit trail.'
const TWO_LOGINS = 'Give the program a login of its own, and name the owner in DATABASE_OWNER_URL.'
const REVOKE = 'Revoke TEMPORARY on the database from it and from PUBLIC.'
