// A mail server that delivers to a folder: the real protocol, on loopback, for machines without one. Several
// processes may share the folder; a message is one file, there whole or not at all.
import { randomBytes } from 'node:crypto'
import { chmod, mkdir, open, readdir, readFile, rename } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  id: string
  to: string
  from: string
  subject: string
  receivedAt: string
  messageId: string
  text: string
  html: string
  links: string[]
  headers: Record<string, string>
  attachments: { filename: string; contentType: string; size: number }[]
}

export interface Mailbox {
  smtpUrl: string
  /** Newest first. */
  list(filter?: { to?: string; limit?: number }): Promise<ReceivedMail[]>
  find(id: string): Promise<ReceivedMail | undefined>
  attachment(id: string, index: number): Promise<{ contentType: string; content: Buffer } | undefined>
  close(): Promise<void>
}

export async function openMailbox(folder: string): Promise<Mailbox> {
  // Login links are in there. The folder of an earlier release was open, so it is closed at every start.
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
  const server = await listen((recipient, raw) => keep(folder, recipient, raw))
  // Files never change, so each is parsed once.
  const known = new Map<string, Promise<ReceivedMail>>()

  function load(id: string): Promise<ReceivedMail> {
    const mail = known.get(id) ?? readFile(join(folder, `${id}.eml`)).then((raw) => describe(id, raw))
    known.set(id, mail)
    return mail
  }

  return {
    smtpUrl: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}?ignoreTLS=true`,
    async list({ to, limit = 200 } = {}) {
      const found: ReceivedMail[] = []
      for (const id of await ids(folder)) {
        const mail = await load(id)
        if (to === undefined || mail.to.toLowerCase() === to.toLowerCase()) found.push(mail)
        if (found.length === limit) break
      }
      return found
    },
    async find(id) {
      return (await ids(folder)).includes(id) ? load(id) : undefined
    },
    async attachment(id, index) {
      if (!(await ids(folder)).includes(id)) return undefined
      const { attachments } = await simpleParser(await readFile(join(folder, `${id}.eml`)))
      const found = attachments[index]
      return found && { contentType: found.contentType, content: found.content }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function listen(onMail: (recipient: string, raw: Buffer) => Promise<void>): Promise<SMTPServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    hideENHANCEDSTATUSCODES: true,
    // Addresses at this domain are refused, as a real server refuses an unknown mailbox: for trying what happens then.
    onRcptTo({ address }, _session, done) {
      if (address.endsWith('@refused.example'))
        done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }))
      else done()
    },
    onData(stream: Readable, { envelope }, done) {
      receive(stream)
        .then((raw) => Promise.all(envelope.rcptTo.map(({ address }) => onMail(address, raw))))
        .then(() => done(), done)
    },
  })
  return new Promise((resolve, reject) => {
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      server.off('error', reject)
      // A client that hangs up halfway is no reason to fall over.
      server.on('error', () => {})
      resolve(server)
    })
  })
}

async function receive(stream: Readable): Promise<Buffer> {
  return Buffer.concat(await stream.toArray())
}

let sequence = 0

/** Accepted mail is on the disk before the sender hears that it was accepted. Names sort by arrival. */
async function keep(folder: string, recipient: string, raw: Buffer): Promise<void> {
  const arrival = `${Date.now().toString(36).padStart(9, '0')}${(sequence++ % 46_656).toString(36).padStart(3, '0')}`
  const id = `${arrival}-${randomBytes(4).toString('hex')}`
  const draft = join(folder, `${id}.tmp`)
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(Buffer.concat([Buffer.from(`Delivered-To: ${recipient}\r\n`), raw]))
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, join(folder, `${id}.eml`))
}

async function ids(folder: string): Promise<string[]> {
  const names = await readdir(folder)
  return names
    .flatMap((name) => (name.endsWith('.eml') ? [name.slice(0, -4)] : []))
    .sort()
    .reverse()
}

async function describe(id: string, raw: Buffer): Promise<ReceivedMail> {
  const mail = await simpleParser(raw)
  const html = mail.html || ''
  return {
    id,
    to: header(mail, 'delivered-to'),
    from: mail.from?.text ?? '',
    subject: mail.subject ?? '',
    receivedAt: new Date(Number.parseInt(id.slice(0, 9), 36)).toISOString(),
    messageId: mail.messageId ?? '',
    text: mail.text ?? '',
    html,
    links: linksIn(html),
    headers: Object.fromEntries(
      mail.headerLines.map(({ key, line }) => [key, line.slice(line.indexOf(':') + 1).trim()]),
    ),
    attachments: mail.attachments.map(({ filename, contentType, size }) => ({
      filename: filename ?? 'unnamed',
      contentType,
      size,
    })),
  }
}

function header(mail: ParsedMail, name: string): string {
  const line = mail.headerLines.find(({ key }) => key === name)?.line ?? ''
  return line.slice(line.indexOf(':') + 1).trim()
}

function linksIn(html: string): string[] {
  const found = [...html.matchAll(/href="([^"]+)"/g)].map((match) => `${match[1]}`.replaceAll('&amp;', '&'))
  return [...new Set(found)]
}
