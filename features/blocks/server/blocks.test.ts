import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#features/accounts/server/tables.ts'
import { openShop, signedUp, type Visitor } from '#features/accounts/server/testing/shop.ts'
import { MOST_BLOCKS } from '../contract.ts'
import { refuseBlocked, whoIsDeafTo } from './public.ts'
import { blocks } from './tables.ts'

const shop = openShop({ works: false })
const db = () => shop.house().db
const PATH = '/api/settings/blocks'

async function member() {
  const { person, email } = await signedUp(shop)
  const { id } = (await person.get('/api/auth/me')).body.user as { id: string }
  return { person, email, id }
}

const kindsOf = async (person: Visitor) =>
  (await person.get(PATH)).body.people.map(({ userId, kind }: Record<string, string>) => [userId, kind])

test('muting, then blocking, then ending it: each once, seen by nobody else', async () => {
  const [one, other] = [await member(), await member()]
  expect((await one.person.put(`${PATH}/${other.id}`, { kind: 'mute' })).body).toEqual({ success: true })
  await one.person.put(`${PATH}/${other.id}`, { kind: 'block' })
  expect(await kindsOf(one.person)).toEqual([[other.id, 'block']])
  expect((await one.person.get(PATH)).body.people[0].name).toBe('Mara Lindqvist')
  expect(await kindsOf(other.person)).toEqual([])
  // The blocked one cannot end it.
  await other.person.delete(`${PATH}/${one.id}`)
  expect(await kindsOf(one.person)).toHaveLength(1)
  for (const _ of [1, 2])
    expect((await one.person.delete(`${PATH}/${other.id}`)).body).toEqual({ success: true })
  expect(await kindsOf(one.person)).toEqual([])
})

test('oneself, nobody, nonsense and visitors are refused', async () => {
  const { person, id } = await member()
  expect(await person.put(`${PATH}/${id}`, { kind: 'mute' })).toMatchObject({
    status: 400,
    body: { error: 'You cannot mute or block yourself.' },
  })
  const nobody = '00000000-0000-4000-8000-000000000000'
  expect((await person.put(`${PATH}/${nobody}`, { kind: 'mute' })).status).toBe(404)
  expect((await person.put(`${PATH}/${nobody}`, { kind: 'shout at' })).status).toBe(400)
  expect((await shop.visitor().get(PATH)).status).toBe(401)
})

test('ten clicks at once are one', async () => {
  const [one, other] = [await member(), await member()]
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => one.person.put(`${PATH}/${other.id}`, { kind: 'block' })),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await kindsOf(one.person)).toHaveLength(1)
})

test('the list has an end, and says so', async () => {
  const { person, id } = await member()
  const made = await db()
    .insert(users)
    .values(
      Array.from({ length: MOST_BLOCKS + 1 }, (_, n) => ({ email: `${id}-${n}@example.com`, fullName: 'X' })),
    )
    .returning({ personId: users.id })
  const [last, ...rest] = made
  await db()
    .insert(blocks)
    .values(rest.map(({ personId }) => ({ userId: id, personId, kind: 'mute' as const })))
  expect(await person.put(`${PATH}/${last?.personId}`, { kind: 'mute' })).toMatchObject({
    status: 409,
    body: { code: 'too_many' },
  })
  // Those in the list can still be changed.
  expect((await person.put(`${PATH}/${rest[0]?.personId}`, { kind: 'block' })).status).toBe(200)
})

test('who is deaf to a writer: by mute and block, the block alone keeps from replying, and admins are heard', async () => {
  const [muter, blocker, writer] = [await member(), await member(), await member()]
  await muter.person.put(`${PATH}/${writer.id}`, { kind: 'mute' })
  await blocker.person.put(`${PATH}/${writer.id}`, { kind: 'block' })
  const all = [muter.id, blocker.id, writer.id]
  expect(await whoIsDeafTo(db(), writer.id, all)).toEqual(new Set([muter.id, blocker.id]))
  await expect(refuseBlocked(db(), writer.id, [null, blocker.id])).rejects.toMatchObject({ code: 'blocked' })
  await refuseBlocked(db(), writer.id, [null, undefined, muter.id])
  await db().update(users).set({ role: 'admin' }).where(eq(users.id, writer.id))
  expect(await whoIsDeafTo(db(), writer.id, all)).toEqual(new Set())
  await refuseBlocked(db(), writer.id, all)
})
