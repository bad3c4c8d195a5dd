// What the program's login may do. Compared with what it may do already after each run of migrations, so that a table which is
// added tomorrow needs nothing of its own.
import pg from 'pg'

/** Rows are added and read, never changed: not even by whoever takes over the program. */
const APPEND_ONLY = ['public.audit_entries']
const SCHEMAS = ['public', 'pgboss', 'drizzle']
const TABLE_PRIVILEGES = ['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']
const SEQUENCE_PRIVILEGES = ['usage', 'select', 'update']
/** Temporary tables come last: unless it is named, their schema is searched before every other. */
const SEARCH_PATH = 'public, pg_temp'

interface Relation {
  /** As `schema.name`, for comparing. */
  path: string
  /** Quoted, for statements. */
  name: string
  schema: string
  isSequence: boolean
  privileges: string[]
}

function wantedPrivileges({
  path,
  schema,
  isSequence,
}: Pick<Relation, 'path' | 'schema' | 'isSequence'>): string[] {
  // The program only looks which migrations have been made.
  if (schema === 'drizzle') return ['select']
  if (isSequence) return ['usage', 'select']
  if (APPEND_ONLY.includes(path)) return ['select', 'insert']
  return ['select', 'insert', 'update', 'delete']
}

/** Over the owner's connection. A login that is the owner all the same, or a superuser, is left as it is. */
export async function grantTo(role: string, client: pg.Client): Promise<void> {
  const { rows } = await client.query(`select pg_has_role($1, current_user, 'usage') as owns`, [role])
  if (rows[0].owns) return
  const grantee = pg.escapeIdentifier(role)
  const statements = [...(await databaseStatements(role, client)), ...(await schemaStatements(role, client))]
  for (const relation of await relationsIn(client, role)) {
    const wanted = wantedPrivileges(relation)
    const missing = wanted.filter((privilege) => !relation.privileges.includes(privilege))
    const surplus = relation.privileges.filter((privilege) => !wanted.includes(privilege))
    const target = `${relation.isSequence ? 'sequence' : 'table'} ${relation.name}`
    if (missing.length > 0) statements.push(`grant ${missing.join(', ')} on ${target} to ${grantee}`)
    if (surplus.length > 0) statements.push(`revoke ${surplus.join(', ')} on ${target} from ${grantee}`)
  }
  // Sent as one query, which is one transaction.
  if (statements.length > 0) await client.query(statements.join(';\n'))
}

/**
 * A temporary table of the name `audit_entries` would take the entries of its connection. Only who owns the database can
 * change this; where our owner does not, the program warns at its start (`logins.ts`).
 */
async function databaseStatements(role: string, client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; temporary: boolean; settings: string[] }>(
    `select format('%I', d.datname) as name, has_database_privilege($1, d.oid, 'temporary') as temporary,
       array(select unnest(s.setconfig) from pg_db_role_setting s where s.setdatabase = d.oid and s.setrole = 0) as settings
     from pg_database d where d.datname = current_database() and pg_has_role(current_user, d.datdba, 'usage')`,
    [role],
  )
  const grantee = pg.escapeIdentifier(role)
  return rows.flatMap(({ name, temporary, settings }) => [
    ...(temporary ? [`revoke temporary on database ${name} from ${grantee}, public`] : []),
    ...(settings.includes(`search_path=${SEARCH_PATH}`)
      ? []
      : [`alter database ${name} set search_path = ${SEARCH_PATH}`]),
  ])
}

async function schemaStatements(role: string, client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; usage: boolean; create: boolean }>(
    `select nspname as name, has_schema_privilege($1, oid, 'usage') as usage,
       has_schema_privilege($1, oid, 'create') as create
     from pg_namespace where nspname = any($2)`,
    [role, SCHEMAS],
  )
  const grantee = pg.escapeIdentifier(role)
  return rows.flatMap(({ name, usage, create }) => [
    ...(usage ? [] : [`grant usage on schema ${name} to ${grantee}`]),
    // Databases from before PostgreSQL 15 let everybody make tables here.
    ...(create ? [`revoke create on schema ${name} from ${grantee}, public`] : []),
  ])
}

/** Only the owner's own: what an extension brought is not ours to give away. */
async function relationsIn(client: pg.Client, role: string): Promise<Relation[]> {
  const { rows } = await client.query<Relation>(
    `select n.nspname || '.' || c.relname as path, format('%I.%I', n.nspname, c.relname) as name, n.nspname as schema,
       c.relkind = 'S' as "isSequence",
       array(select p from unnest(case when c.relkind = 'S' then $3::text[] else $4::text[] end) p
         where case when c.relkind = 'S' then has_sequence_privilege($1, c.oid, p)
           else has_table_privilege($1, c.oid, p) end) as privileges
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($2) and c.relkind in ('r', 'p', 'v', 'm', 'S')
       and pg_has_role(current_user, c.relowner, 'usage')
     order by 1`,
    [role, SCHEMAS, SEQUENCE_PRIVILEGES, TABLE_PRIVILEGES],
  )
  return rows
}
