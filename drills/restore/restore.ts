// npm run drill restore: a shop is backed up while people use it, somebody is erased, and the backup is brought back elsewhere:
// embedded to embedded, embedded to an outside PostgreSQL, and from there to another, where only the files have heard of the
// erasure. What was being made goes on there.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as path } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openMailbox } from '#sandbox/mailbox/mailbox.ts'
import type { Logins } from '#server/database/logins.ts'
import type { Outcome } from '../drill.ts'
import { keepAsking } from '../keep-asking.ts'
import { startProvider } from '../market/provider.ts'
import { openOutside } from '../outside-postgres.ts'
import { ask, buyPack, join, type Member, made, order, post } from './fill.ts'
import { type Common, mustRun, open, type Place, type Running, run, urlOf } from './places.ts'
import { faultsIn, jobsUnderWay, manifestOf } from './proof.ts'

const UNDER_WAY = 7

export async function* restore(): AsyncIterable<Outcome> {
  const folder = mkdtempSync(path(tmpdir(), 'fcp-drill-'))
  const undo: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })]
  try {
    const provider = await startProvider(path(folder, 'cards'))
    undo.push(provider.close)
    const mailbox = await openMailbox(path(folder, 'mailbox'))
    undo.push(mailbox.close)
    const outside = await openOutside(path(folder, 'outside'))
    undo.push(outside.close)
    const stage = new Stage(folder, { provider, smtpUrl: mailbox.smtpUrl }, undo)
    yield* play(stage, outside)
  } finally {
    for (const step of undo.reverse()) await step()
  }
}

class Stage {
  readonly folder: string
  readonly common: Common
  readonly #undo: (() => unknown)[]
  constructor(folder: string, common: Common, undo: (() => unknown)[]) {
    this.folder = folder
    this.common = common
    this.#undo = undo
  }
  place(name: string, logins?: Logins): Place {
    return { name, dataDir: path(this.folder, name.replaceAll(' ', '-')), logins }
  }
  /** Stopped by the drill, or with it. */
  async open(place: Place): Promise<Running> {
    const shop = await open(place, this.common)
    let stopping: Promise<void> | undefined
    const stop = () => {
      stopping ??= shop.stop()
      return stopping
    }
    this.#undo.push(stop)
    return { ...shop, stop }
  }
}

async function* play(stage: Stage, outside: Awaited<ReturnType<typeof openOutside>>): AsyncIterable<Outcome> {
  const { common, folder } = stage
  const vault = path(folder, 'vault')
  const first = await stage.open(stage.place('the first shop'))
  const people = await fill(first, common)
  const backup = await backUpUnderLoad(first, common, { vault, people })
  yield backup.outcome
  if (!backup.folder) return
  await people.gone.browser.post('/api/settings/delete-account', { currentPassword: people.gone.password })
  const expected = { ...people, manifest: manifestOf(backup.folder) }
  // So that the vault has heard of the erasure.
  await mustRun(first.place, common, 'backup', '--to', vault)
  await first.stop()

  const refused = await run(first.place, common, 'restore', '--from', backup.folder)
  yield {
    drill: 'restore: a filled place is not overwritten',
    pass: refused.code === 1 && refused.text.includes('Add --over'),
    detail: refused.text,
  }

  const second = stage.place('embedded')
  yield* bringBack(stage, 'embedded to embedded', second, backup.folder, expected)
  const third = stage.place('outside', await outside.database('third'))
  const shop = yield* bringBack(
    stage,
    `embedded to PostgreSQL ${outside.version}`,
    third,
    backup.folder,
    expected,
    { staysOpen: true },
  )
  if (!shop) return

  // Once more, from outside to outside; the vault is new, and the erasure comes after its only backup.
  const late = await join(shop, 'Late Leaver')
  await post(late, 'Late Leaver asks, too')
  const member = { ...people.member, browser: shop.visitor() }
  await member.browser.post('/api/auth/login', { email: member.email, password: member.password })
  await order(member, 'Third Place')
  const other = path(folder, 'other vault')
  const said = await mustRun(third, common, 'backup', '--to', other)
  await late.browser.post('/api/settings/delete-account', { currentPassword: late.password })
  await noted(third)
  await shop.stop()
  const fourth = stage.place('outside again', await outside.database('fourth'))
  // The database is lost, and of the files only who was erased.
  cpSync(path(third.dataDir, 'files', 'erasures'), path(fourth.dataDir, 'files', 'erasures'), {
    recursive: true,
  })
  const manifest = manifestOf(folderIn(said))
  yield* bringBack(stage, 'outside to outside', fourth, other, { manifest, member, gone: late })

  const again = await run(fourth, common, 'restore', '--from', other, '--over')
  yield { drill: 'restore: over itself, when told', pass: again.code === 0, detail: again.text }
}

async function fill(shop: Running, { provider }: Common): Promise<{ member: Member; gone: Member }> {
  const member = await join(shop, 'Mara Lindqvist')
  const gone = await join(shop, 'Gone Tomorrow')
  for (const one of [member, gone]) {
    await buyPack(provider, one)
    await order(one, `Larder of ${one.name}`)
    await post(one, `A question of ${one.name}`)
  }
  await made(urlOf(shop.place), 2)
  return { member, gone }
}

async function backUpUnderLoad(
  shop: Running,
  common: Common,
  { vault, people }: { vault: string; people: { member: Member; gone: Member } },
): Promise<{ folder: string | undefined; outcome: Outcome }> {
  const drill = 'restore: a backup under load'
  // More than can be made by the time it is taken.
  for (let i = 1; i <= UNDER_WAY; i++) await order(people.member, `Under Way ${i}`)
  const { browser } = people.member
  const reader = shop.visitor()
  const load = keepAsking([
    { name: 'the first page', go: () => reader.get('/') },
    { name: 'the community', go: () => reader.get('/api/community/posts') },
    { name: 'a dashboard', go: () => browser.get('/api/dashboard') },
    { name: 'its blueprints', go: () => browser.get('/api/blueprints') },
  ])
  const { code, text } = await run(shop.place, common, 'backup', '--to', vault)
  const { count, failed, slowestMs } = await load.stop()
  if (code !== 0) return { folder: undefined, outcome: { drill, pass: false, detail: text } }
  const folder = folderIn(text)
  const { missing } = manifestOf(folder)
  const underWay = jobsUnderWay(folder)
  const pass = failed.length === 0 && missing.length === 0 && underWay > 0
  const detail = `${text}; ${count} answers meanwhile, the slowest after ${slowestMs} ms, ${failed.length} failed; ${missing.length} files missing, ${underWay} blueprints being made ${failed.slice(0, 2).join(', ')}`
  return { folder, outcome: { drill, pass, detail } }
}

/** Restores into an empty place and opens it. Answers the shop if it stays open. */
async function* bringBack(
  stage: Stage,
  what: string,
  place: Place,
  from: string,
  expected: Parameters<typeof faultsIn>[1],
  { staysOpen = false } = {},
): AsyncGenerator<Outcome, Running | undefined> {
  const { code, text } = await run(place, stage.common, 'restore', '--from', from)
  if (code !== 0) {
    yield { drill: `restore: ${what}`, pass: false, detail: text }
    return undefined
  }
  const shop = await stage.open(place)
  const faults = await faultsIn(shop, expected)
  yield { drill: `restore: ${what}`, pass: faults.length === 0, detail: [...faults, text].join('; ') }
  if (staysOpen) return shop
  await shop.stop()
  return undefined
}

/** 'Backed up … to FOLDER (1.2 s)' */
const folderIn = (said: string): string => said.match(/ to (\S.*?)(?:,| \()/)?.[1] ?? ''

/** Until the erasure is written down beside the files. */
async function noted(place: Place): Promise<void> {
  const job = `select 1 from pgboss.job where name = 'note-erasure' and state <> 'completed'`
  for (const until = Date.now() + 30_000; Date.now() < until; await delay(100))
    if ((await ask(urlOf(place), job)).length === 0) return
  throw new Error('The erasure was not written down.')
}
