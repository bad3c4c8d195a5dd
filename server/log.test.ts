import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { eq, sql } from './database/sql.ts'
import { logOptions } from './log.ts'
import { mails } from './mail/tables.ts'
import { freshDatabase } from './testing/database.ts'

const database = freshDatabase()

function capture() {
  const lines: string[] = []
  const stream = new Writable({ write: (line, _, done) => done(void lines.push(String(line))) })
  return { log: pino(logOptions('info'), stream), text: () => lines.join('') }
}

function logged(err: unknown): string {
  const { log, text } = capture()
  log.error({ err }, 'failed')
  return text()
}

test('a failed query is named with its reason, never with its parameters, however deep it is wrapped', async () => {
  const { db } = database()
  const failed = await db
    .select()
    .from(mails)
    .where(eq(mails.id, 'SECRET-VALUE'))
    .catch((error) => error)
  for (const error of [failed, failed.cause, new Error('outer', { cause: failed })]) {
    const line = logged(error)
    expect(line).not.toContain('SECRET-VALUE')
    expect(line).toContain('22P02')
  }
  expect(logged(failed)).toContain('from \\"mails\\"')
})

test('other database errors keep their words', async () => {
  const failed = await database()
    .db.execute(sql`select * from no_such_table`)
    .catch((error) => error)
  expect(logged(failed)).toContain('no_such_table')
})

test('secrets that are logged by mistake are kept out', () => {
  const { log, text } = capture()
  log.info({ password: 'a-secret', user: { email: 'b-secret', token: 'c-secret' } }, 'hello')
  expect(text()).not.toMatch(/[abc]-secret/)
})

test('what is no error is still told', () => {
  expect(logged('just a string')).toContain('"type":"string"')
})
