import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { adminUser, openShop, ownerUser, provedUser } from '#features/accounts/server/testing/shop.ts'

const shop = openShop()
const PATH = '/api/admin/security-events'

test('the owner filters by kind and account, and pages; nobody else reads it', async () => {
  const { person: owner } = await ownerUser(shop)
  const { person: member, email } = await provedUser(shop)
  const { person: admin } = await adminUser(shop)
  const { securityLog } = shop.house()
  const gone = randomUUID()
  for (let i = 0; i < 60; i++)
    securityLog.record(
      { network: `10.9.${i}.1`, userAgent: '', requestId: `r${i}` },
      { kind: 'sign-in-failed', userId: gone, method: 'password' },
    )
  await securityLog.settled()

  const first = (await owner.get(`${PATH}?account=${gone}`)).body
  expect(first.events).toHaveLength(50)
  const second = (await owner.get(`${PATH}?account=${gone}&cursor=${first.nextCursor}`)).body
  expect(second.events).toHaveLength(10)
  expect(second.nextCursor).toBeUndefined()
  const ids = [...first.events, ...second.events].map(({ id }: { id: number }) => id)
  expect(ids).toEqual([...new Set(ids)].sort((one, other) => other - one))
  // An account that is no more is known by its id alone.
  expect(first.events[0].account).toEqual({ id: gone })

  const signIns = (await owner.get(`${PATH}?kind=sign-in&account=${encodeURIComponent(email)}`)).body
  expect(signIns.events).toMatchObject([{ kind: 'sign-in', method: 'signup', account: { email } }])
  expect((await owner.get(`${PATH}?kind=nonsense`)).status).toBe(400)
  expect((await owner.get(`${PATH}?account=xyzzy-nobody`)).body.events).toEqual([])

  for (const other of [member, admin]) expect((await other.get(PATH)).status).toBe(403)
  expect((await shop.visitor().get(PATH)).status).toBe(401)
})
