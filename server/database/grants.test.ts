// What the program's login may do, and what not: asked of the database that all tests run on.
import pg from 'pg'
import { expect, test } from 'vitest'
import { createJobs } from '../jobs/jobs.ts'
import { createLog } from '../log.ts'
import { asOwner, freshDatabase } from '../testing/database.ts'
import { openDatabase } from './connect.ts'
import { loginWarning } from './logins.ts'
import { migrate } from './migrate.ts'

const database = freshDatabase()
const ask = (text: string) => database().pool.query(text)
const owner = (text: string) => asOwner(database(), text)
const denied = /permission denied|must be owner/

test('the login is no superuser, may make nothing, and owns nothing', async () => {
  const { rows } = await ask(
    `select rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls,
       (select count(*)::int from pg_auth_members where member = r.oid) as roles,
       (select count(*)::int from pg_class where relowner = r.oid) as tables,
       (select count(*)::int from pg_proc where proowner = r.oid) as functions,
       has_schema_privilege('public', 'create') or has_database_privilege(current_database(), 'create') as makes
     from pg_roles r where rolname = current_user`,
  )
  expect(rows).toEqual([
    {
      rolsuper: false,
      rolcreatedb: false,
      rolcreaterole: false,
      rolreplication: false,
      rolbypassrls: false,
      roles: 0,
      tables: 0,
      functions: 0,
      makes: false,
    },
  ])
})

test('every table can be read and written, but the audit trail is only read and added to', async () => {
  const { rows } = await ask(
    `select n.nspname || '.' || c.relname as name, array(
       select p from unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) p
       where has_table_privilege(c.oid, p)) as privileges
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') order by 1`,
  )
  expect(rows.length).toBeGreaterThan(40)
  for (const { name, privileges } of rows)
    expect(privileges, name).toEqual(
      name === 'public.audit_entries' ? ['select', 'insert'] : ['select', 'insert', 'update', 'delete'],
    )
  const sequences = await ask(
    `select c.oid::regclass::text as name from pg_class c
     where c.relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
       and case when c.relkind = 'S' then not has_sequence_privilege(c.oid, 'usage') end`,
  )
  expect(sequences.rows).toEqual([])
})

test.each([
  `update audit_entries set reason = 'another'`,
  'delete from audit_entries',
  'truncate audit_entries',
  'alter table audit_entries disable trigger user',
  'set session_replication_role = replica',
  'delete from drizzle.__drizzle_migrations',
  'create table public.of_the_program (id int)',
])('the login may not: %s', async (statement) => {
  await expect(ask(statement)).rejects.toThrow(denied)
})

test('a table of a later migration gets its grants by itself; what somebody gave too much is taken back', async () => {
  await owner('create table later (id bigint generated always as identity, name text)')
  await owner('create table "Odd ""name" (id serial)')
  await owner('grant update, truncate on audit_entries to fcp_program')
  await expect(ask('select * from later')).rejects.toThrow(denied)
  const jobs = createJobs({
    database: database(),
    log: await createLog('silent', true),
    all: () => [],
    works: false,
  })
  await migrate(database(), jobs.install)
  await ask(`insert into later (name) values ('a'), ('b')`)
  await ask(`update later set name = 'c' where id = 1`)
  expect((await ask('delete from later returning name')).rows).toHaveLength(2)
  await ask('insert into "Odd ""name" default values')
  await expect(ask('truncate audit_entries')).rejects.toThrow(denied)
  await expect(ask(`update audit_entries set reason = ''`)).rejects.toThrow(denied)
})

/** On a new connection: settings of the database are read when one begins. */
async function askAnew(text: string) {
  const client = new pg.Client({ connectionString: database().url })
  await client.connect()
  return client.query(text).finally(() => client.end())
}

test('the login may not put a temporary table in front of the audit trail', async () => {
  await migrate(database())
  await expect(askAnew('create temp table audit_entries (id int)')).rejects.toThrow(denied)
  expect((await askAnew('show search_path')).rows).toEqual([{ search_path: 'public, pg_temp' }])
  // A start that has nothing to change writes nothing.
  const versions = () =>
    owner(
      `select d.xmin::text as database, s.xmin::text as setting from pg_database d
       join pg_db_role_setting s on s.setdatabase = d.oid where d.datname = current_database()`,
    )
  const before = (await versions()).rows
  expect(before).toHaveLength(1)
  await migrate(database())
  expect((await versions()).rows).toEqual(before)
  // Given to the login itself rather than to everybody.
  await owner(`grant temporary on database ${new URL(database().url).pathname.slice(1)} to fcp_program`)
  await migrate(database())
  await expect(askAnew('create temp table audit_entries (id int)')).rejects.toThrow(denied)
})

test('two addresses of one login take nothing away from it', async () => {
  const { ownerUrl } = database()
  await migrate({ url: `${ownerUrl}?application_name=program`, ownerUrl })
  const { rows } = await owner(
    `select relacl::text from pg_class where oid = 'users'::regclass and relacl::text not like '%fcp=arwdDxt%'`,
  )
  expect(rows).toEqual([])
})

test('a login that owns nothing joins what is up to date, and says what to do where it is not', async () => {
  const { url } = database()
  await migrate({ url, ownerUrl: url })
  await owner(`update drizzle.__drizzle_migrations set hash = 'x' || hash`)
  await expect(migrate({ url, ownerUrl: url })).rejects.toThrow('Run node server/migrate.ts')
  await owner('update drizzle.__drizzle_migrations set hash = substr(hash, 2)')
  await owner('revoke usage on schema drizzle from fcp_program')
  await expect(migrate({ url, ownerUrl: url })).rejects.toThrow('Run node server/migrate.ts')
})

test('a superuser and an owner of the tables are warned about, the usual login is not', async () => {
  await migrate(database())
  const warningOf = async (url: string) => {
    const { pool, close } = openDatabase(url, () => {})
    return loginWarning(pool).finally(close)
  }
  expect(await warningOf(database().url)).toBeUndefined()
  expect(await warningOf(database().ownerUrl)).toContain('is a superuser')

  const name = pg.escapeIdentifier(new URL(database().url).pathname.slice(1))
  await owner(`grant temporary on database ${name} to fcp_program`)
  expect(await warningOf(database().url)).toContain('temporary tables')
  await migrate(database())

  await owner('alter table audit_entries owner to fcp_program')
  expect(await warningOf(database().url)).toMatch(/owns the tables.*DATABASE_OWNER_URL/)
})
