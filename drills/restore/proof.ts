// Whether what came back is what was there. Each check answers what is wrong, if anything.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type Manifest, sha256 } from '#server/backup/manifest.ts'
import { diskStorage } from '#server/storage/disk.ts'
import { read } from '#server/storage/storage.ts'
import { ask, type Member, made } from './fill.ts'
import { type Running, urlOf } from './places.ts'

/** Nothing that an erasure takes away. */
const UNTOUCHED = ['orders', 'credit_accounts', 'credit_entries', 'promo_codes', 'audit_entries']

export const manifestOf = (backup: string): Manifest =>
  JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8'))

/** Blueprints that wait to be made, or are being made, in the backup. */
export const jobsUnderWay = (backup: string): number =>
  gunzipSync(readFileSync(join(backup, 'tables', 'pgboss.job.copy.gz')))
    .toString()
    .split('\n')
    .filter((row) => row.includes('\tmake-blueprint\t') && /\t(created|active|retry)\t/.test(row)).length

/** `gone`: erased since the backup was made. */
export interface Expected {
  manifest: Manifest
  member: Member
  gone: Member
}

export async function faultsIn(shop: Running, expected: Expected): Promise<string[]> {
  const checks = [counts, ledger, signIn, erased, underWay, files]
  const faults: string[] = []
  for (const check of checks) {
    const fault = await check(shop, expected).catch((error: Error) => error.message)
    if (fault) faults.push(`${check.name}: ${fault}`)
  }
  return faults
}

type Check = (shop: Running, expected: Expected) => Promise<string | undefined>

const counts: Check = async ({ place }, { manifest }) => {
  for (const { name, rows } of manifest.tables.filter((table) => UNTOUCHED.includes(table.name))) {
    const [found] = await ask(urlOf(place), `select count(*)::int as rows from ${name}`)
    if (found?.rows !== rows) return `${name} has ${found?.rows} rows, the backup ${rows}`
  }
  return undefined
}

const ledger: Check = async ({ place }) => {
  const off = await ask(
    urlOf(place),
    `select p.balance, coalesce(sum(e.amount), 0)::int as sum from credit_accounts p
     left join credit_entries e on e.account_id = p.id
     group by p.id having p.balance <> coalesce(sum(e.amount), 0) or p.balance < 0`,
  )
  const [{ entries } = { entries: 0 }] = await ask(
    urlOf(place),
    'select count(*)::int as entries from credit_entries',
  )
  if (entries === 0) return 'there is none'
  return off[0] && `a purse with ${off[0].balance} whose entries sum up to ${off[0].sum}`
}

const signIn: Check = async (shop, { member, gone }) => {
  const browser = shop.visitor()
  await browser.post('/api/auth/login', { email: member.email, password: member.password })
  if ((await browser.me()) !== member.email) return 'the password does not open the account'
  const stranger = shop.visitor()
  await stranger.post('/api/auth/login', { email: gone.email, password: gone.password })
  return (await stranger.me()) ? 'somebody who was erased can sign in' : undefined
}

/** In no row of any table, and in no file. */
const erased: Check = async ({ place }, { gone }) => {
  const url = urlOf(place)
  const tables = await ask(
    url,
    `select table_schema || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  )
  for (const { name } of tables) {
    const found = await ask(url, `select 1 from ${name} t where strpos(t::text, $1) > 0 limit 1`, [
      gone.email,
    ])
    if (found.length > 0) return `${name} still has the address`
  }
  const [row] = await ask(url, 'select count(*)::int as posts from community_posts where title like $1', [
    `%${gone.name}%`,
  ])
  return row?.posts ? undefined : 'what was said in public is gone, too'
}

/** What was being made when the backup was taken is made here. */
const underWay: Check = async ({ place }) => {
  await made(urlOf(place))
  const [row] = await ask(
    urlOf(place),
    `select count(*)::int as odd from generations g where
       (select count(*) from blueprint_files f where f.blueprint_id = g.blueprint_id) <> 13`,
  )
  return row?.odd ? `${row.odd} blueprints without all of their files` : undefined
}

/** What the database names is there and whole, and the people who paid for it can have it. */
const files: Check = async (shop, { member }) => {
  const storage = diskStorage(join(shop.place.dataDir, 'files'))
  const url = urlOf(shop.place)
  const rows = await ask(
    url,
    `select f.key, f.sha256, f.filename, b.slug, u.email from blueprint_files f
     join blueprints b on b.id = f.blueprint_id left join users u on u.id = b.user_id`,
  )
  if (rows.length === 0) return 'there are none'
  for (const { key, sha256: wanted } of rows) {
    const bytes = await read(storage, key)
    if (!bytes) return `${key} is missing`
    if (sha256(bytes) !== wanted) return `${key} is another`
  }
  const plans = await ask(url, 'select plan_key as key from generations where plan_key is not null')
  for (const { key } of plans) if (!(await read(storage, key))) return `the plan ${key} is missing`
  const own = rows.find(({ email, filename }) => email === member.email && filename.endsWith('.pdf'))
  if (!own) return 'the member has no document'
  const browser = shop.visitor()
  await browser.post('/api/auth/login', { email: member.email, password: member.password })
  const bytes = await browser.bytes(`/api/blueprint/${own.slug}/${encodeURIComponent(own.filename)}`)
  return sha256(bytes) === own.sha256 ? undefined : `${own.filename} is downloaded as something else`
}
