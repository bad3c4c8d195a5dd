import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { users } from '#features/accounts/server/tables.ts'
import { adminUser, openShop, ownerUser, provedUser } from '#features/accounts/server/testing/shop.ts'
import { deedsTo } from '#features/admin/server/testing/trail.ts'
import {
  boughtSignedOut,
  CREDIT_FORM,
  FORM,
  founder,
  grant,
} from '#features/generation/server/testing/founders.ts'
import { deliver } from '#features/generation/server/testing/paid.ts'
import { sql } from '#server/database/sql.ts'
import { mails } from '#server/mail/tables.ts'

const shop = openShop()

interface Row {
  id: string
  email: string
}

const emails = ({ body }: { body: { customers: Row[] } }) => body.customers.map(({ email }) => email)

/** So that other tests' people are not found. */
const family = () => `z${randomBytes(6).toString('hex')}`

test('admins see everybody, with what they bought and made', async () => {
  const { id, email, person } = await founder(shop, 3)
  await person.post('/api/generate-blueprint', CREDIT_FORM)
  await grant(shop, id, 2, true)
  const admin = await adminUser(shop)
  const { body } = await admin.person.get(`/api/admin/customers?search=${email}`)
  expect(body).toEqual({
    customers: [
      {
        id,
        email,
        fullName: 'Mara Lindqvist',
        credits: 4,
        totalPurchased: 5,
        totalUsed: 1,
        blueprintCount: 1,
        createdAt: expect.any(String),
        role: 'user',
        proved: true,
        suspended: false,
      },
    ],
  })
})

test('people are found by the beginnings of words of name and address, in every script, or by id', async () => {
  const { person } = await adminUser(shop)
  const name = family()
  const rows = await shop
    .house()
    .db.insert(users)
    .values([
      { email: `ola.${name}@harbor.example`, fullName: 'Zoë Müller-Oyster' },
      { email: `maria.${name}@harbor.example`, fullName: 'Мария Иванова' },
      { email: `li.${name}@tide.example`, fullName: '王小明' },
    ])
    .returning()
  const found = async (search: string) =>
    emails(await person.get(`/api/admin/customers?search=${encodeURIComponent(search)}`)).sort()
  const [zoe, maria, li] = rows.map(({ email }) => email)
  expect(await found(name.slice(0, 10))).toEqual([li, maria, zoe])
  expect(await found(`${name} zoË oys`)).toEqual([zoe])
  expect(await found(`МАР ${name}`)).toEqual([maria])
  expect(await found(`王 ${name}`)).toEqual([li])
  expect(await found(`${name} @harbor.example`)).toEqual([maria, zoe])
  expect(await found(`  ${rows[2]?.id} `)).toEqual([li])
  expect(await found(`${name} yster`)).toEqual([])
  for (const nothing of ['%', "'", '\\', '@', `${name}' or true; --`, '\0'])
    expect([nothing, (await found(nothing)).includes(zoe ?? '')]).toEqual([nothing, nothing === '\0'])
})

test('page by page: each once, newest first, also when moments are equal', async () => {
  const { person } = await adminUser(shop)
  const name = family()
  await shop.house().db.execute(sql`
    insert into users (email, full_name, created_at)
    select 'n' || n || '@' || ${name} || '.example', 'N', date_trunc('hour', now()) + (n / 40) * interval '1 microsecond'
    from generate_series(1, 120) n`)
  const seen: string[] = []
  let cursor: string | undefined
  let pages = 0
  do {
    const { body } = await person.get(
      `/api/admin/customers?search=${name}${cursor ? `&cursor=${cursor}` : ''}`,
    )
    seen.push(...emails({ body }))
    cursor = body.nextCursor
    pages += 1
  } while (cursor)
  expect([pages, seen.length, new Set(seen).size]).toEqual([3, 120, 120])
  expect(seen[0]).toBe(`n120@${name}.example`)
})

test('the team and the suspended have lists of their own', async () => {
  const [admin, owner, member] = [await adminUser(shop), await ownerUser(shop), await founder(shop, 0)]
  await owner.person.post(`/api/admin/customers/${member.id}/suspension`, { suspended: true, reason: 'Spam' })
  const of = async (filter: string) => emails(await admin.person.get(`/api/admin/customers?filter=${filter}`))
  const team = await of('team')
  expect(team).toEqual(expect.arrayContaining([admin.email, owner.email]))
  expect(team).not.toContain(member.email)
  expect(await of('suspended')).toContain(member.email)
})

test('the totals count accounts and blueprints', async () => {
  const { person } = await adminUser(shop)
  const before = (await person.get('/api/admin/totals')).body
  const one = await founder(shop, 1)
  await one.person.post('/api/generate-blueprint', CREDIT_FORM)
  expect((await person.get('/api/admin/totals')).body).toEqual({
    totalUsers: before.totalUsers + 1,
    blueprintsCreated: before.blueprintsCreated + 1,
  })
})

test('the owner sees orders, ledger, blueprints, sessions and mail that did not arrive', async () => {
  const { person } = await ownerUser(shop)
  const { id, email, person: customer } = await founder(shop, 2)
  const { blueprintId } = (await customer.post('/api/generate-blueprint', CREDIT_FORM)).body
  await deliver(shop.house(), blueprintId)
  const { orderId } = await boughtSignedOut(shop, id, 'Second')
  await shop.house().db.insert(mails).values({
    id: crypto.randomUUID(),
    recipient: email,
    subject: 'Your login link',
    status: 'refused',
    problem: '550 No such mailbox',
  })
  const { status, body } = await person.get(`/api/admin/customers/${id}`)
  expect(status).toBe(200)
  expect(body.customer).toMatchObject({
    id,
    email,
    credits: 1,
    hasPassword: true,
    provedAt: expect.any(String),
  })
  expect(body.orders).toMatchObject([{ id: orderId, pack: 'single', quantity: 1 }])
  expect(body.entries.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount])).toEqual([
    ['spend', -1],
    ['purchase', 1],
    ['spend', -1],
    ['adjustment', 2],
  ])
  expect(body.blueprints).toMatchObject([
    { name: 'Second', status: 'unknown', fileCount: 0 },
    { name: FORM.startupName, status: 'completed', fileCount: 3 },
  ])
  expect(body.sessions).toMatchObject([{ device: 'Chrome on Linux' }])
  expect(body.lostMail).toMatchObject([{ subject: 'Your login link', problem: '550 No such mailbox' }])
  expect(body.more).toEqual([])
  expect(JSON.stringify(body)).not.toMatch(/argon2|tokenHash|passwordHash/)
})

test('the table for spreadsheets has everybody, and computes nothing', async () => {
  const { person } = await ownerUser(shop)
  const name = family()
  await shop.house().db.execute(sql`
    insert into users (email, full_name)
    select 'n' || n || '@' || ${name} || '.example', case n when 7 then '=1+1,"x"' else 'N' end
    from generate_series(1, 2300) n`)
  const { status, headers, body } = await person.get(`/api/admin/customers.csv?search=${name}`)
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="founder-co-pilot-customers.csv"',
  })
  const lines = body.trimEnd().split('\r\n')
  expect(lines[0]).toBe(
    '\uFEFFEmail,Full name,Credits,Total purchased,Total used,Blueprints,Created,Role,Address proved,Suspended,Id',
  )
  expect(lines).toHaveLength(2301)
  expect(lines.find((line: string) => line.startsWith(`n7@`))).toContain(`,"'=1+1,""x""",0,0,0,0,`)
  const [deed] = await deedsTo(shop.house().db, 'csv')
  expect(deed).toMatchObject({ action: 'customers.export', after: { filter: 'all', searched: true } })
  expect(JSON.stringify(deed)).not.toContain(name)
})

test('others are refused: members and strangers everything, admins all but the list', async () => {
  const member = await provedUser(shop)
  const admin = await adminUser(shop)
  const { id } = await founder(shop, 0)
  const one = `/api/admin/customers/${id}`
  for (const path of ['/api/admin/customers', '/api/admin/totals', '/api/admin/customers.csv', one]) {
    expect([path, (await member.person.get(path)).status]).toEqual([path, 403])
    expect([path, (await shop.visitor().get(path)).status]).toEqual([path, 401])
  }
  for (const path of ['/api/admin/customers.csv', one])
    expect([path, (await admin.person.get(path)).status]).toEqual([path, 403])
})

test.each(['search='.padEnd(300, 'a'), 'filter=everyone', 'cursor=1'])(
  'a bad question is refused: %s',
  async (query) => {
    const { person } = await adminUser(shop)
    expect((await person.get(`/api/admin/customers?${query}`)).status).toBe(400)
  },
)
