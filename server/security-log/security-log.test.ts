import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { eq } from '../database/sql.ts'
import { logOptions } from '../log.ts'
import { freshDatabase } from '../testing/database.ts'
import { eventsOf } from './queries.ts'
import { createSecurityLog, purgeSecurityEvents } from './security-log.ts'
import { securityEvents } from './tables.ts'

const database = freshDatabase()
const NOON = new Date('2026-11-17T12:00:00Z')
const later = (seconds: number) => new Date(NOON.getTime() + seconds * 1000)
const origin = (network = '203.0.113.7') => ({
  network,
  userAgent: 'Chrome/140 (Windows)',
  requestId: randomUUID(),
})

function open(db = database().db) {
  const lines: Record<string, unknown>[] = []
  const log = pino(logOptions('info'), { write: (text) => lines.push(JSON.parse(text)) })
  return { securityLog: createSecurityLog({ db, log }), lines }
}

test('an event is a line in the log at once, and a row in a moment', async () => {
  const { securityLog, lines } = open()
  const userId = randomUUID()
  const from = origin('2001:db8:1:2::/64')
  securityLog.record(from, { kind: 'sign-in', userId, method: 'link' }, NOON)
  const facts = { network: '2001:db8:1::/48', method: 'link', device: 'Chrome on Windows' }
  expect(lines).toMatchObject([
    { msg: 'security', event: 'sign-in', account: userId, reqId: from.requestId, ...facts },
  ])
  await securityLog.settled()
  expect(await eventsOf(database().db, userId)).toEqual([
    { kind: 'sign-in', count: 1, firstAt: NOON, lastAt: NOON, ...facts },
  ])
})

test('a thousand equal failures are one row that counts them, also of two processes at once', async () => {
  const userId = randomUUID()
  const logs = [open().securityLog, open().securityLog]
  for (let i = 0; i < 500; i++)
    for (const one of logs)
      one.record(origin(), { kind: 'sign-in-failed', userId, method: 'password' }, later(i))
  logs[0]?.record(origin(), { kind: 'sign-in-failed', userId, method: 'password' }, later(600))
  await Promise.all(logs.map((one) => one.settled()))
  expect(await eventsOf(database().db, userId)).toMatchObject([
    { count: 1, firstAt: later(600) },
    { count: 1000, firstAt: NOON, lastAt: later(499) },
  ])
})

test('failures of nobody in particular are one row as well', async () => {
  const { securityLog } = open()
  for (let i = 0; i < 3; i++) {
    securityLog.record(origin('192.0.2.1'), { kind: 'link-refused', method: 'login' }, NOON)
    await securityLog.settled()
  }
  const rows = await database()
    .db.select()
    .from(securityEvents)
    .where(eq(securityEvents.network, '192.0.2.0/24'))
  expect(rows).toMatchObject([{ userId: null, count: 3 }])
})

test('failures from ever new networks end in a common row; who gets in meanwhile is still named', async () => {
  const { securityLog, lines } = open()
  const { db } = database()
  const noted = () => db.select().from(securityEvents).where(eq(securityEvents.kind, 'rate-limited'))
  for (let i = 0; i < 2_000; i++)
    securityLog.record(origin(`10.${i >> 8}.${i & 255}.1`), { kind: 'rate-limited' }, NOON)
  const userId = randomUUID()
  securityLog.record(origin(), { kind: 'sign-in', userId, method: 'password' }, NOON)
  await securityLog.settled()
  const rows = await noted()
  expect(rows).toHaveLength(501)
  expect(rows.find(({ network }) => network === 'many networks')).toMatchObject({ count: 1_500 })
  expect(lines).toHaveLength(2_001)
  expect(await eventsOf(db, userId)).toHaveLength(1)
  // The next ten minutes start over.
  securityLog.record(origin('198.51.100.9'), { kind: 'rate-limited' }, later(600))
  await securityLog.settled()
  expect(await noted()).toHaveLength(502)
})

test('a database that is down costs the row, not the caller, and the next event is written again', async () => {
  let isDown = true
  const { db } = database()
  const flaky = new Proxy(db, {
    get(target, name) {
      if (isDown && name === 'insert') throw new Error('The database is down.')
      return Reflect.get(target, name)
    },
  })
  const { securityLog, lines } = open(flaky)
  const userId = randomUUID()
  securityLog.record(origin(), { kind: 'sign-in', userId }, NOON)
  await securityLog.settled()
  expect(lines.map(({ msg }) => msg)).toEqual(['security', 'security events could not be stored'])
  isDown = false
  securityLog.record(origin(), { kind: 'sign-out', userId }, NOON)
  await securityLog.settled()
  expect(await eventsOf(db, userId)).toMatchObject([{ kind: 'sign-out' }])
})

test('after 90 days a row is deleted', async () => {
  const { securityLog } = open()
  const userId = randomUUID()
  const days = (count: number) => new Date(NOON.getTime() - count * 86_400_000)
  for (const age of [91, 89]) securityLog.record(origin(), { kind: 'sign-in', userId }, days(age))
  await securityLog.settled()
  await purgeSecurityEvents(database().db, NOON)
  expect(await eventsOf(database().db, userId)).toMatchObject([{ firstAt: days(89) }])
})
