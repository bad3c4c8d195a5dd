// What a cluster has besides its owner, made at the first start and in folders of earlier releases alike: the database, and a login for
// the program that owns nothing.
import pg from 'pg'

export const PROGRAM = 'fcp_program'

interface SetUp {
  database: string
  programPassword: string
}

/** As the owner. */
export async function setUp(owner: pg.Client, { database, programPassword }: SetUp): Promise<void> {
  const { rows } = await owner.query(
    `select exists (select 1 from pg_database where datname = $1) as has_database,
       exists (select 1 from pg_roles where rolname = $2) as has_program`,
    [database, PROGRAM],
  )
  if (!rows[0].has_database) await owner.query(`create database ${database}`)
  if (!rows[0].has_program) await owner.query(`create role ${PROGRAM}`)
  await owner.query(
    `alter role ${PROGRAM} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
     password ${pg.escapeLiteral(programPassword)}`,
  )
}
