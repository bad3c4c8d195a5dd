// Bytes on a connection, as no browser would send them.
import { connect, type Socket } from 'node:net'

export interface Heard {
  text: string
  /** How long the shop kept the connection, if it ended it. */
  endedAfterMs: number | undefined
}

interface Options {
  port: number
  /** Another address of this machine, to come from another network. */
  from?: string
  /** Says what there is to say; it may take its time. */
  say: (socket: Socket) => void
  /** Then we leave. */
  patienceMs: number
}

/** What comes back until the shop ends the connection, or our patience does. */
export function speak({ port, from, say, patienceMs }: Options): Promise<Heard> {
  const begun = performance.now()
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', ...(from && { localAddress: from }) })
    let text = ''
    const done = (endedAfterMs?: number) => {
      clearTimeout(patience)
      socket.destroy()
      resolve({ text, endedAfterMs })
    }
    const patience = setTimeout(done, patienceMs)
    socket.on('data', (chunk) => {
      if (text.length < 100_000) text += chunk.toString('latin1')
    })
    // It may hang up while we are still talking.
    socket.on('error', () => {})
    socket.on('close', () => done(performance.now() - begun))
    socket.on('connect', () => say(socket))
  })
}

/** All at once, and then the end of what we have to say is awaited. */
export const saying = (text: string | Buffer) => (socket: Socket) => void socket.write(text)

/** Every answer in what was heard. */
export const statusesIn = (text: string) =>
  [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status))

export const head = (line: string, ...headers: string[]) =>
  `${[`${line} HTTP/1.1`, 'Host: localhost', ...headers].join('\r\n')}\r\n\r\n`

/** One wave after the other, for long enough to say something of what it does. */
export async function inWaves(wave: (() => Promise<string[]>)[], forMs = 6_000): Promise<string[]> {
  const told: string[] = []
  for (const until = Date.now() + forMs; Date.now() < until; )
    told.push(...(await Promise.all(wave.map((attempt) => attempt()))).flat())
  return [...new Set(told)]
}
