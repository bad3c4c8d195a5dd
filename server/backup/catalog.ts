// What there is to copy, asked of the database itself: a table that is added tomorrow is in tomorrow's backup.
import pg from 'pg'

export interface Table {
  schema: string
  name: string
  columns: string[]
}

export interface Sequence {
  schema: string
  name: string
  /** Null: it was never used. */
  last: string | null
}

export const nameOf = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`

export const columnsOf = ({ columns }: Table): string =>
  columns.map((column) => pg.escapeIdentifier(column)).join(', ')

/** Of the job queue, only what is somebody's work: the rest is its own bookkeeping, and it makes that itself. */
const QUEUE_TABLES = ['queue', 'schedule', 'subscription', 'job', 'job_dependency']

/** Installed by others, who make it themselves. */
const OF_AN_EXTENSION = `exists (
  select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`

/** Each after those that it refers to, so that it can be loaded in this order. Partitions come with their whole. */
export async function tablesIn(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as name,
       array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind in ('r', 'p') and not c.relispartition and not ${OF_AN_EXTENSION}
       and (n.nspname in ('public', 'drizzle') or n.nspname = 'pgboss' and c.relname = any($1))
     group by n.nspname, c.relname order by n.nspname, c.relname`,
    [QUEUE_TABLES],
  )
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select conrelid::regclass::text as from, confrelid::regclass::text as to
     from pg_constraint where contype = 'f' and conrelid <> confrelid and conparentid = 0`,
  )
  const { rows: known } = await client.query<{ key: string; schema: string; name: string }>(
    `select c.oid::regclass::text as key, n.nspname as schema, c.relname as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'p')`,
  )
  const full = new Map(known.map(({ key, schema, name }) => [key, `${schema}.${name}`]))
  const needs = references.map(({ from, to }) => ({ from: full.get(from), to: full.get(to) }))
  return inOrder(rows, (table) =>
    needs.filter(({ from }) => from === `${table.schema}.${table.name}`).map(({ to }) => to ?? ''),
  )
}

/** `needs`: names (`schema.name`) of what has to come before. */
export function inOrder<T extends Pick<Table, 'schema' | 'name'>>(
  tables: T[],
  needs: (table: T) => string[],
): T[] {
  const left = new Map(tables.map((table) => [`${table.schema}.${table.name}`, table]))
  const ordered: T[] = []
  while (left.size > 0) {
    const free = [...left].filter(([, table]) => !needs(table).some((name) => left.has(name)))
    if (free.length === 0)
      throw new Error(`These tables refer to each other: ${[...left.keys()].join(', ')}.`)
    for (const [name, table] of free) {
      ordered.push(table)
      left.delete(name)
    }
  }
  return ordered
}

export async function sequencesIn(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select schemaname as schema, sequencename as name, last_value::text as last
     from pg_sequences where schemaname in ('public', 'drizzle') order by 1, 2`,
  )
  return rows
}

/** The hashes of the migrations that this database has been through, oldest first. */
export async function migrationsIn(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at',
  )
  return rows.map(({ hash }) => hash)
}

/** Whether anything has ever been kept there, by a shop or by somebody else. */
export async function isFilled(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as ours, exists (
       select 1 from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
         and not ${OF_AN_EXTENSION}) as made`,
  )
  if (!rows[0].made) return false
  if (!rows[0].ours) return true
  return (await client.query('select 1 from public.users limit 1')).rows.length > 0
}
