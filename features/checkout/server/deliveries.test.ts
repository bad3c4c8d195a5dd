import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '#server/testing/database.ts'
import { countRepeat, levelOf, recordDelivery, webhookHealth } from './deliveries.ts'
import { webhookDeliveries } from './tables.ts'

const database = freshDatabase()
const db = () => database().db
beforeEach(() => db().delete(webhookDeliveries))

const success = (eventId = `evt_${randomUUID()}`) => ({
  eventId,
  type: 'checkout.session.completed',
  status: 'success' as const,
  message: 'Served',
  metadata: { orderId: 'a', amount: 99 },
})
const failed = (eventId?: string) => ({
  ...success(eventId),
  status: 'failed' as const,
  message: 'The card provider did not answer',
  metadata: {},
})

test('where nothing was sent, nothing is wrong', async () => {
  expect(await webhookHealth(db())).toEqual({
    deliveries: [],
    stats: { successRate: 100, level: 'Healthy', total: 0, success: 0, failed: 0, lastDelivery: null },
  })
})

test('the share of what worked, to a tenth of a percent', async () => {
  for (const one of [success(), success(), failed()]) await recordDelivery(db(), one)
  const { stats, deliveries } = await webhookHealth(db())
  expect(stats).toMatchObject({ successRate: 66.7, total: 3, success: 2, failed: 1 })
  expect(stats.lastDelivery).toBe(deliveries[0]?.receivedAt)
})

test('a repeat of what was dealt with is counted, as the newest delivery, and changes nothing else', async () => {
  const [first, second] = [success('evt_1'), success('evt_2')]
  expect(await countRepeat(db(), 'evt_1')).toBe(false)
  await recordDelivery(db(), first)
  await recordDelivery(db(), second)
  expect(await countRepeat(db(), 'evt_1')).toBe(true)
  const { deliveries } = await webhookHealth(db())
  expect(deliveries).toMatchObject([
    { ...first, deliveries: 2 },
    { ...second, deliveries: 1 },
  ])
})

test('what failed is no repeat: it is dealt with again, and becomes a success when it works', async () => {
  await recordDelivery(db(), failed('evt_1'))
  expect(await countRepeat(db(), 'evt_1')).toBe(false)
  await recordDelivery(db(), success('evt_1'))
  const { deliveries, stats } = await webhookHealth(db())
  expect(deliveries).toMatchObject([{ ...success('evt_1'), deliveries: 2 }])
  expect(stats.successRate).toBe(100)
})

test('a twin that fails late does not undo what worked', async () => {
  await recordDelivery(db(), success('evt_1'))
  await recordDelivery(db(), failed('evt_1'))
  const { deliveries } = await webhookHealth(db())
  expect(deliveries).toMatchObject([{ ...success('evt_1'), deliveries: 2 }])
})

test('only the last hundred count, newest first', async () => {
  for (let n = 0; n < 103; n++) await recordDelivery(db(), n < 3 ? failed(`evt_${n}`) : success(`evt_${n}`))
  // Recorded within moments of each other: apart by a second, so that their order is certain.
  await db().execute(
    sql`update webhook_deliveries set received_at = timestamptz '2026-11-15' + substr(event_id, 5)::int * interval '1 second'`,
  )
  const { deliveries, stats } = await webhookHealth(db())
  expect(stats).toMatchObject({ successRate: 100, total: 100, failed: 0 })
  expect(deliveries.map(({ eventId }) => eventId)).toEqual(
    Array.from({ length: 100 }, (_, n) => `evt_${102 - n}`),
  )
})

test('ten twins at once are one delivery that came ten times', async () => {
  await Promise.all(Array.from({ length: 10 }, () => recordDelivery(db(), success('evt_1'))))
  const { deliveries } = await webhookHealth(db())
  expect(deliveries).toMatchObject([{ eventId: 'evt_1', deliveries: 10 }])
})

test.each([
  [100, 'Healthy'],
  [95, 'Healthy'],
  [94.9, 'Warning'],
  [80, 'Warning'],
  [79.9, 'Critical'],
  [0, 'Critical'],
])('%d percent is %s', (successRate, level) => {
  expect(levelOf(successRate)).toBe(level)
})
