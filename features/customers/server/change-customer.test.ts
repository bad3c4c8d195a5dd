import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { users } from '#features/accounts/server/tables.ts'
import {
  adminUser,
  openShop,
  ownerUser,
  provedUser,
  randomEmail,
  signedUp,
} from '#features/accounts/server/testing/shop.ts'
import { entriesOf } from '#features/accounts/server/testing/zip.ts'
import { record } from '#features/admin/server/public.ts'
import { auditEntries } from '#features/admin/server/tables.ts'
import { CREDIT_FORM, creditsOf, founder, grant } from '#features/generation/server/testing/founders.ts'
import { deliver } from '#features/generation/server/testing/paid.ts'
import { eq } from '#server/database/sql.ts'

const shop = openShop()
const db = () => shop.house().db

const deedsTo = (id: string) =>
  db().select().from(auditEntries).where(eq(auditEntries.targetId, id)).orderBy(auditEntries.id)

const credits = (id: string) => `/api/admin/customers/${id}/credits`
const given = (amount: number, key = randomUUID()) => ({ amount, reason: 'Sorry for the wait', key })

test('the owner gives and takes credits, and both are written down', async () => {
  const { person } = await ownerUser(shop)
  const { id } = await founder(shop, 1)
  expect((await person.post(credits(id), given(5))).body).toEqual({ success: true, credits: 6 })
  const purchased = async () =>
    (await person.get(`/api/admin/customers?search=${id}`)).body.customers[0].totalPurchased
  expect(await purchased(), 'given, not purchased').toBe(1)
  expect((await person.post(credits(id), given(-6))).body).toEqual({ success: true, credits: 0 })
  expect(await purchased()).toBe(1)
  expect(await deedsTo(id)).toMatchObject([
    {
      action: 'customer.credits',
      before: { credits: 1 },
      after: { credits: 6 },
      reason: 'Sorry for the wait',
    },
    { before: { credits: 6 }, after: { credits: 0 } },
  ])
})

test('never below zero: nothing is taken, nothing written, and the sentence says how many there are', async () => {
  const { person } = await ownerUser(shop)
  const { id } = await founder(shop, 2)
  expect(await person.post(credits(id), given(-3))).toMatchObject({
    status: 400,
    body: { error: 'There are only 2 to take. Nothing was changed.' },
  })
  expect(await creditsOf(shop, id)).toBe(2)
  expect(await deedsTo(id)).toEqual([])
})

test('a double press gives once, one after the other or at the same moment', async () => {
  const { person } = await ownerUser(shop)
  const { id } = await founder(shop, 0)
  const twice = given(3)
  const answers = await Promise.all([1, 2, 3, 4].map(() => person.post(credits(id), twice)))
  expect(answers.map(({ status, body }) => [status, body.credits])).toEqual(Array(4).fill([200, 3]))
  expect((await person.post(credits(id), twice)).body.credits).toBe(3)
  expect(await deedsTo(id)).toHaveLength(1)
})

test('many takings at once leave no debt', async () => {
  const { person } = await ownerUser(shop)
  const { id } = await founder(shop, 3)
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => person.post(credits(id), given(-1))))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(await creditsOf(shop, id)).toBe(0)
  expect(await deedsTo(id)).toHaveLength(3)
})

test('what is given before the address is proved belongs to the address', async () => {
  const { person } = await ownerUser(shop)
  const planted = await founder(shop, 0, { proved: false })
  await grant(shop, planted.id, 1, true)
  expect((await person.post(credits(planted.id), given(2))).body.credits).toBe(3)
  expect((await planted.person.get('/api/dashboard')).body.credits).toBe(0)
  expect((await person.post(credits(planted.id), given(-3))).body.credits).toBe(0)
})

test.each([
  { amount: 0 },
  { amount: 1.5 },
  { amount: 1_001 },
  { amount: '5' },
  { reason: '  x ' },
  { reason: 'x'.repeat(501) },
  { key: 'again' },
])('what cannot be meant is refused: %j', async (wrong) => {
  const { person } = await ownerUser(shop)
  const { id } = await founder(shop, 1)
  expect((await person.post(credits(id), { ...given(1), ...wrong })).status).toBe(400)
  expect(await creditsOf(shop, id)).toBe(1)
})

test('a login link goes to the customer, and only there', async () => {
  const { person } = await ownerUser(shop)
  const { id, email } = await founder(shop, 0)
  const answer = await person.post(`/api/admin/customers/${id}/login-link`, {})
  expect(answer.body).toEqual({ success: true })
  const { token, text } = await shop.mail(email, 'login link')
  expect(text).toContain('Our support sent you this link.')
  expect(text).not.toMatch(/\b\d{3} \d{3}\b/)
  const visitor = shop.visitor()
  expect((await visitor.post('/api/auth/magic-login', { token })).status).toBe(200)
  expect(await visitor.me()).toBe(email)
  expect(await deedsTo(id)).toMatchObject([{ action: 'customer.send-login-link' }])
})

test('files are emailed again: once for a double press, only to their customer, only when there are any', async () => {
  const { person } = await ownerUser(shop)
  const { id, email, person: customer } = await founder(shop, 2)
  const [first, second] = [
    (await customer.post('/api/generate-blueprint', { ...CREDIT_FORM, startupName: 'First' })).body
      .blueprintId,
    (await customer.post('/api/generate-blueprint', { ...CREDIT_FORM, startupName: 'Second' })).body
      .blueprintId,
  ]
  const names = ['First-Startup-Quickstart-Guide.pdf', 'First-Logo-Concept-1.png', 'First-Logo-Concept-2.png']
  await deliver(shop.house(), first, names)
  const subject = 'Your blueprint for First is ready'
  await shop.mail(email, subject)
  const again = (whose: string, blueprint: string) =>
    person.post(`/api/admin/customers/${whose}/blueprints/${blueprint}/email`, {})
  // It left a moment ago.
  expect((await again(id, first)).body).toEqual({ success: true, sent: false })
  await shop
    .house()
    .db.execute(`update mails set created_at = now() - interval '2 minutes' where recipient = '${email}'`)
  const both = await Promise.all([again(id, first), again(id, first)])
  expect(both.map(({ body }) => body.sent).sort()).toEqual([false, true])
  const arrived = async () =>
    (await shop.house().mailbox.list({ to: email })).filter((mail) => mail.subject === subject)
  await vi.waitFor(async () => expect(await arrived()).toHaveLength(2), { timeout: 10_000, interval: 20 })
  for (const { attachments, text } of await arrived()) {
    expect(attachments.map(({ filename }) => filename)).toEqual(names)
    expect(text).toContain('The documents and 2 logos are attached')
  }
  expect(await deedsTo(id)).toMatchObject([{ action: 'customer.resend-files', after: { blueprint: first } }])
  expect(await again(id, second)).toMatchObject({ status: 409, body: { code: 'no_files_yet' } })
  const other = await founder(shop, 0)
  expect((await again(other.id, first)).status).toBe(404)
})

const role = (id: string) => `/api/admin/customers/${id}/role`
const suspension = (id: string) => `/api/admin/customers/${id}/suspension`
const reason = 'A good reason'

test('the owner makes and unmakes admins; it acts at once, and is written down once', async () => {
  const { person } = await ownerUser(shop)
  const { id, person: friend } = await founder(shop, 0)
  expect((await friend.get('/api/admin/customers')).status).toBe(403)
  await Promise.all([1, 2].map(() => person.post(role(id), { role: 'admin', reason })))
  expect((await friend.get('/api/admin/customers')).status).toBe(200)
  await person.post(role(id), { role: 'user', reason })
  expect((await friend.get('/api/admin/customers')).status).toBe(403)
  expect(await deedsTo(id)).toMatchObject([
    { action: 'customer.make-admin', before: { role: 'user' }, after: { role: 'admin' }, reason },
    { action: 'customer.unmake-admin', before: { role: 'admin' }, after: { role: 'user' } },
  ])
})

test('whoever becomes an admin with a short password has to set a longer one', async () => {
  const { person } = await ownerUser(shop)
  const short = { email: randomEmail(), password: 'harbour7' }
  const friend = await provedUser(shop, short.email, short.password)
  const [user] = await db().select().from(users).where(eq(users.email, short.email))
  await person.post(role(user?.id ?? ''), { role: 'admin', reason })
  expect((await shop.visitor().post('/api/auth/login', short)).status).toBe(401)
  const { token } = await shop.mail(short.email, 'set a longer password')
  const set = (password: string) => friend.person.post('/api/auth/reset-password', { token, password })
  expect((await set('harbour7lam')).status).toBe(400)
  expect((await set('harbour7lamp')).status).toBe(200)
  const longer = { email: short.email, password: 'harbour7lamp' }
  expect((await shop.visitor().post('/api/auth/login', longer)).status).toBe(200)

  const { id, email, password } = { ...(await founder(shop, 0)), password: 'first password' }
  await person.post(role(id), { role: 'admin', reason })
  expect((await shop.visitor().post('/api/auth/login', { email, password })).status).toBe(200)
})

test('the owner stays owner, and unsuspended; admins are unmade first', async () => {
  const owner = await ownerUser(shop)
  const [me] = await db().select().from(users).where(eq(users.email, owner.email))
  const own = me?.id ?? ''
  const stays = { status: 409, body: { code: 'owner_stays' } }
  expect(await owner.person.post(role(own), { role: 'user', reason })).toMatchObject(stays)
  expect(await owner.person.post(role(own), { role: 'owner', reason })).toMatchObject({ status: 400 })
  expect(await owner.person.post(suspension(own), { suspended: true, reason })).toMatchObject(stays)
  const { id } = await founder(shop, 0)
  await owner.person.post(role(id), { role: 'admin', reason })
  expect(await owner.person.post(suspension(id), { suspended: true, reason })).toMatchObject({
    status: 409,
    body: { error: 'An admin cannot be suspended. Take the role away first.' },
  })
  await owner.person.post(role(id), { role: 'user', reason })
  await owner.person.post(suspension(id), { suspended: true, reason })
  expect((await owner.person.post(role(id), { role: 'admin', reason })).status).toBe(409)
  expect((await owner.person.get('/api/admin/customers')).status).toBe(200)
})

test('a suspended member is signed out, may sign in and read and download, and change or order nothing', async () => {
  const { person } = await ownerUser(shop)
  const { id, email, person: member } = await founder(shop, 3)
  const { blueprintId } = (await member.post('/api/generate-blueprint', CREDIT_FORM)).body
  await deliver(shop.house(), blueprintId)
  await person.post(suspension(id), { suspended: true, reason: 'Copied posts of others' })
  expect((await member.get('/api/dashboard')).status).toBe(401)
  expect((await member.post('/api/auth/login', { email, password: 'first password' })).status).toBe(200)
  const { body } = await member.get('/api/dashboard')
  expect(body.user).toMatchObject({ suspended: 'Copied posts of others', isAdmin: false })
  expect((await member.get(body.blueprints[0].completeBlueprintUrl)).status).toBe(200)
  const refused = { status: 403, body: { code: 'suspended' } }
  expect(await member.post('/api/generate-blueprint', CREDIT_FORM)).toMatchObject(refused)
  expect(await member.post('/api/create-checkout', { pack: 'single' })).toMatchObject(refused)
  expect(await member.post('/api/blueprints/shelf', { target: { match: {} }, archived: true })).toMatchObject(
    refused,
  )
  // What is theirs by right stays theirs.
  // The name stands beside all that they wrote.
  expect(await member.post('/api/settings/name', { fullName: 'Mara L' })).toMatchObject(refused)
  const { raw } = await member.get('/api/settings/export')
  expect(JSON.parse(String((await entriesOf(raw)).get('account.json')))).toMatchObject({
    suspendedAt: expect.any(String),
    suspensionReason: 'Copied posts of others',
  })

  await person.post(suspension(id), { suspended: false, reason: 'It was a mistake' })
  expect((await member.get('/api/dashboard')).body.user).not.toHaveProperty('suspended')
  expect((await member.post('/api/generate-blueprint', CREDIT_FORM)).status).toBe(200)
  expect((await deedsTo(id)).map(({ action }) => action)).toEqual([
    'customer.suspend',
    'customer.lift-suspension',
  ])
})

const CONFIRMATION = 'Confirm your email'
const isConfirmation = ({ subject }: { subject: string }) => subject.includes(CONFIRMATION)

test('deleting the account and signing up again does not end a suspension; lifting it does', async () => {
  const { person: owner } = await ownerUser(shop)
  const email = randomEmail('comes-back')
  let times = 0
  const signUp = async () => {
    const { person, password } = await signedUp(shop, email)
    times++
    // Not the link of the account before.
    await expect
      .poll(async () => (await shop.house().mailbox.list({ to: email })).filter(isConfirmation).length)
      .toBe(times)
    const { token } = await shop.mail(email, CONFIRMATION)
    expect((await person.post('/api/auth/verify-email', { token })).status).toBe(200)
    const { user } = (await person.get('/api/auth/me')).body
    const leave = () => person.post('/api/settings/delete-account', { currentPassword: password })
    const suspension = (suspended: boolean) =>
      owner.post(`/api/admin/customers/${user.id}/suspension`, { suspended, reason: 'Copied others' })
    const standing = async () => (await db().select().from(users).where(eq(users.id, user.id)))[0]
    return { person, password, leave, suspension, standing }
  }
  const first = await signUp()
  expect((await first.suspension(true)).status).toBe(200)
  await first.person.post('/api/auth/login', { email, password: first.password })
  expect((await first.leave()).status).toBe(200)

  const second = await signUp()
  expect(await second.standing()).toMatchObject({
    suspendedAt: expect.any(Date),
    suspensionReason: 'The last account of this email address was suspended when it was deleted.',
  })
  expect((await second.suspension(false)).status).toBe(200)
  expect((await second.leave()).status).toBe(200)

  expect(await (await signUp()).standing()).toMatchObject({ suspendedAt: null, suspensionReason: null })
})

test('admins and members do none of it; nobody does it to who is not there', async () => {
  const [{ person: admin }, { person: owner }, { id, person: member }] = [
    await adminUser(shop),
    await ownerUser(shop),
    await founder(shop, 0),
  ]
  const nobody = randomUUID()
  const calls: [string, object][] = [
    ['credits', given(1)],
    ['login-link', {}],
    [`blueprints/${randomUUID()}/email`, {}],
    ['role', { role: 'admin', reason }],
    ['suspension', { suspended: true, reason }],
  ]
  for (const [path, body] of calls) {
    const at = (whose: string) => `/api/admin/customers/${whose}/${path}`
    expect([path, (await admin.post(at(id), body)).status]).toEqual([path, 403])
    expect([path, (await member.post(at(id), body)).status]).toEqual([path, 403])
    expect([path, (await shop.visitor().post(at(id), body)).status]).toEqual([path, 401])
    expect([path, (await owner.post(at(nobody), body)).status]).toEqual([path, 404])
  }
  expect(await deedsTo(id)).toEqual([])
})

test('an entry whose target is no id does not break the page', async () => {
  const owner = await ownerUser(shop)
  for (const id of ['nobody', '00000000-0000-0000-0000-00000000000g', ''])
    await db().transaction((tx) =>
      record(tx, { actor: 'house', action: 'customer.credits', target: { kind: 'customer', id } }),
    )
  const { status, body } = await owner.person.get('/api/admin/audit')
  expect(status).toBe(200)
  expect(body.entries[0].target).toEqual({ kind: 'customer', id: '' })
})

test('the trail is read by the owner: by person, by word, page by page; who deletes their account is nobody', async () => {
  const owner = await ownerUser(shop)
  const email = randomEmail('tidewatch')
  const [user] = await db()
    .insert(users)
    .values({ email, fullName: 'Tova Tide', provedAt: new Date() })
    .returning()
  const id = user?.id ?? ''
  for (let n = 1; n <= 52; n++)
    await owner.person.post(credits(id), { ...given(1), reason: `Voucher zebra${n}` })
  const read = async (query: string) => (await owner.person.get(`/api/admin/audit?${query}`)).body
  const first = await read(`target=customer:${id}`)
  expect(first.entries).toHaveLength(50)
  expect(first.entries[0]).toMatchObject({
    action: 'customer.credits',
    actor: { email: owner.email, fullName: 'Mara Lindqvist' },
    target: { kind: 'customer', id, label: email },
    before: { credits: 51 },
    after: { credits: 52 },
    reason: 'Voucher zebra52',
  })
  expect((await read(`target=customer:${id}&cursor=${first.nextCursor}`)).entries).toHaveLength(2)
  const count = async (search: string) => (await read(`search=${encodeURIComponent(search)}`)).entries.length
  expect(await count('zebra52')).toBe(1)
  expect(await count('vouch ZEBRA51')).toBe(1)
  expect(await count(email)).toBe(50)
  expect(await count(owner.email)).toBe(50)
  expect(await count('zebra-nothing')).toBe(0)
  await db().delete(users).where(eq(users.id, id))
  const [entry] = (await read(`target=customer:${id}`)).entries
  expect(entry.target).toEqual({ kind: 'customer', id })
  const { person: admin } = await adminUser(shop)
  expect((await admin.get('/api/admin/audit')).status).toBe(403)
  expect((await owner.person.get('/api/admin/audit?cursor=x')).status).toBe(400)
})
