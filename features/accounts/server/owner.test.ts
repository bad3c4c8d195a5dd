import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deedsTo } from '#features/admin/server/testing/trail.ts'
import { eq } from '#server/database/sql.ts'
import type { House } from '#server/house.ts'
import { seedOwner } from './owner.ts'
import { users } from './tables.ts'
import { openShop, provedUser, randomEmail, signedUp } from './testing/shop.ts'
import { addPasskey } from './testing/software-passkey.ts'

const shop = openShop()

function houseOf(email: string, password?: string, production = false): House {
  const { config, ...rest } = shop.house()
  return { ...rest, config: { ...config, production, owner: { email, password, resetSecondFactor: false } } }
}

async function rowOf(email: string) {
  const [user] = await shop.house().db.select().from(users).where(eq(users.email, email))
  return user
}

const dashboardOf = async (visitor: ReturnType<typeof shop.visitor>) =>
  (await visitor.get('/api/dashboard')).body.user

test('the first start makes the owner, proved, and prints the way in; later starts change nothing', async () => {
  const email = randomEmail('Owner')
  const [[label, text] = []] = await seedOwner(houseOf(email))
  expect(label).toBe('Owner')
  const password = text?.split('password ')[1]
  const owner = await rowOf(email.toLowerCase())
  expect(owner).toMatchObject({ role: 'owner', provedAt: expect.any(Date) })
  expect(await seedOwner(houseOf(email))).toEqual([[label, text]])
  expect(await rowOf(email.toLowerCase())).toEqual(owner)
  expect(statSync(join(shop.house().config.dataDir, 'owner-password')).mode & 0o777).toBe(0o600)

  const visitor = shop.visitor()
  expect((await visitor.post('/api/auth/login', { email, password })).status).toBe(200)
  expect(await dashboardOf(visitor)).toMatchObject({ isAdmin: true, isOwner: true })
})

test('an owner who lost every factor gets in again after a start that says so', async () => {
  const email = randomEmail('owner')
  const house = houseOf(email, 'of the owner alone')
  await seedOwner(house)
  const [owner, password] = [shop.visitor(), 'of the owner alone']
  await owner.post('/api/auth/login', { email, password })
  await addPasskey(owner)
  const signIn = async () => (await shop.visitor().post('/api/auth/login', { email, password })).body
  await seedOwner(house)
  expect(await signIn()).toMatchObject({ secondFactor: ['passkey', 'recovery'] })
  await seedOwner({
    ...house,
    config: { ...house.config, owner: { ...house.config.owner, resetSecondFactor: true } },
  })
  expect(await signIn()).toMatchObject({ user: { email } })
  expect(await owner.me()).toBeUndefined()
})

test('ten processes that start at once make one owner', async () => {
  const email = randomEmail('owner')
  await Promise.all(Array.from({ length: 10 }, () => seedOwner(houseOf(email, 'of the owner'))))
  expect((await shop.visitor().post('/api/auth/login', { email, password: 'of the owner' })).status).toBe(200)
})

test('a configured password is never printed, in production nothing is', async () => {
  const email = randomEmail('owner')
  expect(await seedOwner(houseOf(email, 'first of the owner', true))).toEqual([])
  const greeting = await seedOwner(houseOf(email, 'first of the owner'))
  expect(greeting).toEqual([['Owner', `${email}, password of OWNER_PASSWORD`]])
})

test('a made-up password that the owner changed is not printed either', async () => {
  const email = randomEmail('owner')
  await seedOwner(houseOf(email))
  await shop.house().db.update(users).set({ passwordHash: null }).where(eq(users.email, email))
  expect(await seedOwner(houseOf(email))).toEqual([['Owner', email]])
  expect((await rowOf(email))?.passwordHash).toBeNull()
})

test('whoever signed up with the address before, unproved, loses it; another owner is one no more', async () => {
  const { person: squatter, email, password } = await signedUp(shop)
  const former = randomEmail('owner')
  await seedOwner(houseOf(former, 'of the former'))
  await seedOwner(houseOf(email, 'of the owner'))
  expect(await squatter.me()).toBeUndefined()
  expect((await squatter.post('/api/auth/login', { email, password })).status).toBe(401)
  expect(await rowOf(email)).toMatchObject({ role: 'owner', provedAt: expect.any(Date) })
  expect((await rowOf(former))?.role).toBe('user')
})

test('an account that proved the address becomes the owner and keeps its password, signed out and written down', async () => {
  const former = randomEmail('owner')
  await seedOwner(houseOf(former, 'of the former'))
  const formerOwner = shop.visitor()
  await formerOwner.post('/api/auth/login', { email: former, password: 'of the former' })
  const { person, email, password } = await provedUser(shop)
  await seedOwner(houseOf(email, 'of the configuration'))
  expect(await person.me()).toBeUndefined()
  expect(await formerOwner.me()).toBeUndefined()
  expect((await person.post('/api/auth/login', { email, password })).status).toBe(200)
  expect(await dashboardOf(person)).toMatchObject({ isOwner: true })
  const deeds = async (address: string) => deedsTo(shop.house().db, (await rowOf(address))?.id ?? '')
  expect(await deeds(email)).toMatchObject([
    { actorId: null, action: 'customer.make-owner', before: { role: 'user' }, after: { role: 'owner' } },
  ])
  expect(await deeds(former)).toMatchObject([
    { actorId: null, action: 'customer.unmake-owner', before: { role: 'owner' }, after: { role: 'user' } },
  ])
  await seedOwner(houseOf(email, 'of the configuration'))
  expect(await deeds(email)).toHaveLength(1)
})

test('a member with a short password loses it on becoming the owner, and gets a link for a longer one', async () => {
  const { email, password } = await provedUser(shop, randomEmail(), 'harbour7')
  await seedOwner(houseOf(email, 'of the configuration'))
  expect((await shop.visitor().post('/api/auth/login', { email, password })).status).toBe(401)
  const { token } = await shop.mail(email, 'set a longer password')
  const visitor = shop.visitor()
  expect((await visitor.post('/api/auth/reset-password', { token, password: 'harbour8' })).status).toBe(400)
  const longer = { token, password: 'harbour7lamps' }
  expect((await visitor.post('/api/auth/reset-password', longer)).status).toBe(200)
})

test('the owner’s address alone opens nothing, wherever it stands', async () => {
  const email = randomEmail('owner')
  await seedOwner(houseOf(email, 'of the owner'))
  const visitor = shop.visitor()
  expect((await visitor.post('/api/auth/login', { email })).body).toEqual({ success: true, linkSent: true })
  expect((await visitor.get(`/api/dashboard?email=${email}`)).status).toBe(401)
  expect(await visitor.me()).toBeUndefined()
})

test('roles do not act before the address is proved', async () => {
  const { person, email } = await signedUp(shop)
  await shop.house().db.update(users).set({ role: 'admin' }).where(eq(users.email, email))
  expect(await dashboardOf(person)).toMatchObject({ isAdmin: false, isOwner: false, proved: false })
  const { token } = await shop.mail(email, 'Confirm your email')
  await person.post('/api/auth/verify-email', { token })
  expect(await dashboardOf(person)).toMatchObject({ isAdmin: true, isOwner: false, proved: true })
})

test('the owner cannot leave or move', async () => {
  const email = randomEmail('owner')
  await seedOwner(houseOf(email, 'of the owner'))
  const owner = shop.visitor()
  await owner.post('/api/auth/login', { email, password: 'of the owner' })
  const currentPassword = 'of the owner'
  for (const answer of [
    await owner.post('/api/settings/email', { email: randomEmail(), currentPassword }),
    await owner.post('/api/settings/delete-account', { currentPassword }),
  ]) {
    expect(answer).toMatchObject({ status: 409, body: { code: 'owner_stays' } })
  }
})
