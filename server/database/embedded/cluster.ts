// A cluster on disk: made once, whole or not at all.
import { randomBytes } from 'node:crypto'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Programs } from './binaries.ts'

/** Owns everything, and is the superuser that the cluster was made with. */
export const OWNER = 'fcp'

export interface Cluster {
  folder: string
  data: string
  log: string
  ownerPassword: string
}

export async function openCluster(
  folder: string,
  programs: Programs,
  settings: Record<string, string>,
): Promise<Cluster> {
  const data = join(folder, 'data')
  if (!existsSync(join(data, 'PG_VERSION'))) await makeCluster(folder, programs, settings)
  return { folder, data, log: join(folder, 'server.log'), ownerPassword: ownerPasswordIn(folder) }
}

export const ownerPasswordIn = (folder: string): string => readFileSync(join(folder, 'password'), 'utf8')

/** Made beside and moved into place, so that a kill halfway or a second start leaves nothing half made. */
async function makeCluster(
  folder: string,
  programs: Programs,
  settings: Record<string, string>,
): Promise<void> {
  const draft = `${folder}.new-${process.pid}-${randomBytes(4).toString('hex')}`
  try {
    await draftCluster(draft, programs, settings)
    renameSync(draft, folder)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    // Another start was faster, and has cleared our draft away.
    if (!existsSync(join(folder, 'data', 'PG_VERSION'))) throw error
  }
}

async function draftCluster(
  draft: string,
  programs: Programs,
  settings: Record<string, string>,
): Promise<void> {
  const data = join(draft, 'data')
  mkdirSync(data, { recursive: true, mode: 0o700 })
  writeFileSync(join(draft, 'password'), randomBytes(24).toString('base64url'), { mode: 0o600 })
  programs.own(draft)
  await programs.run('initdb', [
    ...['-D', data, '-U', OWNER, `--pwfile=${join(draft, 'password')}`, '--auth=scram-sha-256'],
    ...['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
  ])
  const lines = Object.entries({ ...SETTINGS, ...settings }).map(([name, value]) => `${name} = '${value}'`)
  appendFileSync(join(data, 'postgresql.conf'), `\n${lines.join('\n')}\n`)
}

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  // Socket paths are short and shared; the loopback port with a password is enough.
  unix_socket_directories: '',
  max_connections: '200',
}

/** Drafts of starts that were killed halfway. Only for who holds the database. */
export function clearDrafts(folder: string): void {
  const prefix = `${basename(folder)}.new-`
  for (const name of readdirSync(dirname(folder))) {
    if (name.startsWith(prefix)) rmSync(join(dirname(folder), name), { recursive: true, force: true })
  }
}
