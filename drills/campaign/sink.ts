// A mail server that takes everything and remembers what came when: the real protocol on loopback, without a disk to wait for.
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface Arrival {
  to: string
  messageId: string
  hasWayOut: boolean
  at: number
}

export interface Sink {
  smtpUrl: string
  arrivals: Arrival[]
  /** Once so many different people have their message. */
  reached(people: number, patienceMs: number): Promise<boolean>
  close(): Promise<void>
}

export async function openSink(): Promise<Sink> {
  const arrivals: Arrival[] = []
  const people = new Set<string>()
  let tell = () => {}

  function keep(to: string, head: string): void {
    arrivals.push({
      to,
      messageId: head.match(/^message-id:\s*(\S+)/im)?.[1] ?? '',
      hasWayOut: /^list-unsubscribe-post: List-Unsubscribe=One-Click/im.test(head),
      at: Date.now(),
    })
    people.add(to)
    tell()
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const head = Buffer.concat(chunks).toString('latin1').split('\r\n\r\n')[0] ?? ''
        for (const { address } of envelope.rcptTo) keep(address, head)
        done()
      })
    },
  })
  // A client that is killed half way is what this is about.
  server.on('error', () => {})
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    smtpUrl: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}?ignoreTLS=true`,
    arrivals,
    reached: (wanted, patienceMs) =>
      new Promise((resolve) => {
        const giveUp = setTimeout(() => resolve(false), patienceMs)
        tell = () => {
          if (people.size < wanted) return
          clearTimeout(giveUp)
          tell = () => {}
          resolve(true)
        }
        tell()
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
