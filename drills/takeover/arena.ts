// A shop of the drill's own, with its database at hand for turning the clock.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { Visitor as Walker } from '#sandbox/identity/testing/visitor.ts'
import { startEmbedded } from '#server/database/embedded/embedded.ts'
import { startProgram } from '#server/testing/launch.ts'
import { freePort } from '../free-port.ts'
import { Visitor } from '../visitor.ts'

export interface Arena {
  site: string
  owner: string
  sql: (text: string, values?: unknown[]) => Promise<unknown>
  visitor: (network?: string) => Visitor
  signedUp: (email: string, password: string) => Promise<Visitor>
  /** The newest email to the address whose subject fits, once it is there. */
  mail: (to: string, subject: string) => Promise<Letter>
  /** The same, without waiting. */
  newestMail: (to: string, subject: string) => Promise<Letter | undefined>
  /** Sets out for the identity provider, chooses an account there, and answers the address of the way back. */
  choose: (visitor: Visitor, account: Record<string, string>) => Promise<string>
  close: () => Promise<void>
}

interface Letter {
  link: string
  token: string
  code: string
}

let people = 0
export const someone = (name: string) => `${name}-${++people}@example.com`

export async function openArena(): Promise<Arena> {
  const folder = mkdtempSync(join(tmpdir(), 'fcp-drill-'))
  const database = await startEmbedded({ folder: join(folder, 'postgres'), holder: 'the drill' })
  const pool = new pg.Pool({ connectionString: database.ownerUrl })
  const port = await freePort()
  const site = `http://127.0.0.1:${port}`
  const owner = 'owner@example.com'
  const shop = await startProgram({
    env: {
      PORT: `${port}`,
      PUBLIC_URL: site,
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: database.url,
      DATABASE_OWNER_URL: database.ownerUrl,
      TRUST_PROXY: '127.0.0.1',
      RATE_LIMIT_PER_MINUTE: '0',
      OWNER_EMAIL: owner,
      OWNER_PASSWORD: 'known to the owner alone',
      LOG_LEVEL: 'info',
    },
  })
  const visitor = (network?: string) => new Visitor(site, network)
  return {
    site,
    owner,
    sql: (text, values) => pool.query(text, values),
    visitor,
    async signedUp(email, password) {
      const person = visitor()
      const { status } = await person.post('/api/auth/signup', { email, password, fullName: 'Somebody' })
      if (status !== 200) throw new Error(`Signing up ${email} failed with ${status}.`)
      return person
    },
    mail: (to, subject) => waitForMail(site, to, subject),
    newestMail: (to, subject) => newestMail(site, to, subject),
    async choose(person, account) {
      const { location = '' } = await person.get('/api/auth/google')
      const walker = new Walker(site)
      const page = await walker.open(location)
      return (await walker.submit(page, { name: 'Somebody', ...account })).url.slice(site.length)
    },
    async close() {
      await shop.end('SIGTERM')
      await pool.end()
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function waitForMail(site: string, to: string, subject: string): Promise<Letter> {
  for (const until = Date.now() + 15_000; Date.now() < until; await delay(25)) {
    const mail = await newestMail(site, to, subject)
    if (mail) return mail
  }
  throw new Error(`No mail '${subject}' came for ${to}.`)
}

async function newestMail(site: string, to: string, subject: string): Promise<Letter | undefined> {
  const answer = await fetch(`${site}/sandbox/mailbox.json?to=${encodeURIComponent(to)}`)
  const mails = (await answer.json()) as { subject: string; text: string; links: string[] }[]
  const mail = mails.find((one) => one.subject.includes(subject))
  if (!mail) return undefined
  const link = mail.links.find((url) => url.includes('token=')) ?? ''
  return { link, token: link.split('token=')[1] ?? '', code: mail.text.match(/\d{3} \d{3}/)?.[0] ?? '' }
}
