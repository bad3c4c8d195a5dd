// A stranger signs up with somebody's address and waits. What that person buys must neither follow nor die with them.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addBlueprint } from '#features/blueprints/server/public.ts'
import { writeEntry } from '#features/credits/server/public.ts'
import { eq } from '#server/database/sql.ts'
import { mails } from '#server/mail/tables.ts'
import { accountOfAddress } from './buyers.ts'
import { identities, users } from './tables.ts'
import { outsider } from './testing/held.ts'
import { openShop, provedUser, randomEmail, type Shop, signedUp, type Visitor } from './testing/shop.ts'
import { entriesOf } from './testing/zip.ts'

const shop = openShop()
const db = () => shop.house().db
const PLANTED = 'planted by the attacker'
const NOTHING = { credits: 0, totalUsed: 0, totalPurchased: 0, blueprints: [] }

/** As a paid order is served: five credits, one of them spent on a blueprint. */
async function buys(email: string, { signedIn = false }: { signedIn?: boolean } = {}): Promise<void> {
  const orderId = randomUUID()
  await db().transaction(async (tx) => {
    const { user } = await accountOfAddress(tx, { email, fullName: 'Mara Lindqvist' })
    const common = { userId: user.id, forAddress: !signedIn }
    await writeEntry(tx, { ...common, kind: 'purchase', amount: 5, cause: `order:${orderId}` })
    await writeEntry(tx, { ...common, kind: 'spend', amount: -1, cause: `generation:order:${orderId}` })
    const plan = { businessIdea: 'A bakery', industry: '', stage: '' }
    await addBlueprint(tx, { ...common, ...plan, id: randomUUID(), orderId, name: 'Larder & Loaf' })
  })
}

async function planted() {
  const { person: attacker, email } = await signedUp(shop, randomEmail('victim'), PLANTED)
  return { attacker, email }
}

/** Answers the new address. */
async function movesAway(attacker: Visitor): Promise<string> {
  const elsewhere = randomEmail('attacker')
  await attacker.post('/api/settings/email', { email: elsewhere, currentPassword: PLANTED })
  const { token } = await shop.mail(elsewhere, 'Confirm your new email')
  expect((await attacker.post('/api/auth/verify-email', { token })).status).toBe(200)
  return elsewhere
}

async function comesByLink(from: Shop, email: string): Promise<Visitor> {
  const person = from.visitor()
  await person.post('/api/auth/login', { email })
  const { token } = await from.mail(email, 'Your login link')
  expect((await person.post('/api/auth/magic-login', { token })).status).toBe(200)
  return person
}

const dashboardOf = async (person: Visitor) => (await person.get('/api/dashboard')).body

async function exported(person: Visitor) {
  const entries = await entriesOf((await person.get('/api/settings/export')).raw)
  const part = (name: string) => JSON.parse(String(entries.get(`${name}.json`)))
  return { credits: part('credits'), blueprints: part('blueprints') }
}

const bought = { credits: 4, totalUsed: 1, totalPurchased: 5, blueprints: [{ name: 'Larder & Loaf' }] }

test('while the account is planted, it shows, spends and exports nothing of what the address bought', async () => {
  const { attacker, email } = await planted()
  await buys(email)
  expect(await dashboardOf(attacker)).toMatchObject(NOTHING)
  expect(await exported(attacker)).toEqual({ credits: [], blueprints: [] })
})

test('moving to another address carries nothing off: the person finds all of it behind a link', async () => {
  const { attacker, email } = await planted()
  await buys(email)
  await movesAway(attacker)
  expect(await dashboardOf(attacker)).toMatchObject({ ...NOTHING, user: { proved: true } })
  expect(await exported(attacker)).toEqual({ credits: [], blueprints: [] })

  const person = await comesByLink(shop, email)
  expect(await dashboardOf(person)).toMatchObject(bought)
  expect((await exported(person)).credits.map(({ amount }: { amount: number }) => amount)).toEqual([5, -1])
  expect((await attacker.post('/api/auth/login', { email, password: PLANTED })).status).toBe(401)
})

test('deleting the planted account deletes nothing of it either', async () => {
  const { attacker, email } = await planted()
  await buys(email)
  const answer = await attacker.post('/api/settings/delete-account', { currentPassword: PLANTED })
  expect(answer.status).toBe(200)
  expect(await dashboardOf(await comesByLink(shop, email))).toMatchObject(bought)
})

test('what the account bought itself goes with it', async () => {
  const { attacker, email } = await planted()
  await buys(email, { signedIn: true })
  await movesAway(attacker)
  expect(await dashboardOf(attacker)).toMatchObject(bought)
  expect(await db().select().from(users).where(eq(users.email, email))).toEqual([])
})

test('each keeps their own when both have bought', async () => {
  const { attacker, email } = await planted()
  await buys(email, { signedIn: true })
  await buys(email)
  await movesAway(attacker)
  expect(await dashboardOf(attacker)).toMatchObject(bought)
  expect(await dashboardOf(await comesByLink(shop, email))).toMatchObject(bought)
})

test('the account that stays is one that a purchase would have made: no name, no password, nothing proved', async () => {
  const { attacker, email } = await planted()
  await buys(email)
  await movesAway(attacker)
  const [left] = await db().select().from(users).where(eq(users.email, email))
  expect(left).toMatchObject({
    fullName: email.split('@')[0],
    passwordHash: null,
    provedAt: null,
    termsAcceptedAt: null,
  })
})

test('where nothing was bought, nothing stays: the address is free', async () => {
  for (const leave of [
    movesAway,
    (one: Visitor) => one.post('/api/settings/delete-account', { currentPassword: PLANTED }),
  ]) {
    const { attacker, email } = await planted()
    await leave(attacker)
    expect(await db().select().from(users).where(eq(users.email, email))).toEqual([])
  }
})

test('a person who has proved the address takes everything along to the next', async () => {
  const { person, email, password } = await provedUser(shop)
  await buys(email)
  await buys(email, { signedIn: true })
  const next = randomEmail('next')
  await person.post('/api/settings/email', { email: next, currentPassword: password })
  await person.post('/api/auth/verify-email', {
    token: (await shop.mail(next, 'Confirm your new email')).token,
  })
  expect(await dashboardOf(person)).toMatchObject({ credits: 8, totalPurchased: 10 })
  expect((await dashboardOf(person)).blueprints).toHaveLength(2)
  expect(await db().select().from(users).where(eq(users.email, email))).toEqual([])
})

test('proving the planted account’s address instead finds all of it, too', async () => {
  const { attacker, email } = await planted()
  await buys(email)
  expect(await dashboardOf(await comesByLink(shop, email))).toMatchObject(bought)
  expect(await attacker.me()).toBeUndefined()
})

test('purchases that come in while the account leaves all end up with the address', async () => {
  const { attacker, email } = await planted()
  const elsewhere = randomEmail('attacker')
  await attacker.post('/api/settings/email', { email: elsewhere, currentPassword: PLANTED })
  const { token } = await shop.mail(elsewhere, 'Confirm your new email')
  const purchases = Array.from({ length: 6 }, () => buys(email))
  await Promise.all([...purchases, attacker.post('/api/auth/verify-email', { token })])
  expect(await attacker.me()).toBe(elsewhere)
  expect(await dashboardOf(attacker)).toMatchObject(NOTHING)
  expect(await dashboardOf(await comesByLink(shop, email))).toMatchObject({ credits: 24, totalPurchased: 30 })
})

test('whoever holds the purse while the account leaves is waited for, without holding the account', async () => {
  const { attacker, email } = await planted()
  await buys(email)
  const outside = await outsider(shop.house().database)
  await outside.query(
    'select 1 from credit_accounts a join users u on u.id = a.user_id where u.email = $1 for update of a',
    [email],
  )
  const leaving = attacker.post('/api/settings/delete-account', { currentPassword: PLANTED })
  await outside.untilRefused()
  await outside.query('select 1 from users where email = $1 for no key update', [email])
  await outside.commit()
  expect((await leaving).status).toBe(200)
  expect(await dashboardOf(await comesByLink(shop, email))).toMatchObject(bought)
})

test('a new address ends the other sessions, the access tokens and the connected identities', async () => {
  const { person, email, password } = await provedUser(shop)
  const other = shop.visitor()
  await other.post('/api/auth/login', { email, password })
  const program = await person.post('/api/settings/access-tokens', {
    name: 'A program',
    scopes: ['blueprints:read'],
    days: 30,
    currentPassword: password,
  })
  expect(program.status).toBe(200)
  const [user] = await db().select().from(users).where(eq(users.email, email))
  const userId = user?.id ?? ''
  await db().insert(identities).values({ issuer: 'https://accounts.google.com', subject: email, userId })
  const next = randomEmail('next')
  await person.post('/api/settings/email', { email: next, currentPassword: password })
  const { token } = await shop.mail(next, 'Confirm your new email')
  expect((await person.post('/api/auth/verify-email', { token })).status).toBe(200)
  expect([await person.me(), await other.me()]).toEqual([next, undefined])
  expect((await person.get('/api/settings/access-tokens')).body.tokens).toEqual([])
  expect((await person.get('/api/settings/account')).body.user.providers).toEqual([])
  expect((await shop.mail(email, 'Your email address was changed')).text).toContain('All other sessions')
  // The record of that email goes with its delivery; those from before are gone already.
  await expect.poll(() => db().$count(mails, eq(mails.recipient, email))).toBe(0)
  expect(await db().$count(mails, eq(mails.recipient, next))).toBeGreaterThan(0)
})
