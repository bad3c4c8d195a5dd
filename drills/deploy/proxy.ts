// What stands in front of several web processes: asks each whether it is ready, takes turns among those that are, keeps its
// connections open, and tries nothing twice. So whatever a restart breaks is seen.
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

const LOOK_EVERY_MS = 200

interface Upstream {
  url: string
  isReady: boolean
  underWay: number
}

export interface Front {
  site: string
  /** Resolves once it is ready. */
  add(url: string): Promise<void>
  /** Sends nothing there any more. Resolves once nothing is under way. */
  takeOut(url: string): Promise<void>
  /** Looks no longer: the process has ended. */
  forget(url: string): void
  /** Requests that broke on their way, and why. */
  broken: string[]
  close(): Promise<void>
}

export async function openProxy(port: number): Promise<Front> {
  const upstreams = new Map<string, Upstream>()
  const out = new Set<string>()
  const broken: string[] = []
  const agent = new Agent({ keepAlive: true })
  let turn = 0

  const server = createServer((incoming, answer) => {
    const ready = [...upstreams.values()].filter(({ isReady, url }) => isReady && !out.has(url))
    const chosen = ready[turn++ % ready.length]
    if (chosen) return passOn(chosen, incoming, answer)
    broken.push(`${incoming.method} ${incoming.url}: nobody was ready`)
    answer.writeHead(503).end()
  })

  function passOn(upstream: Upstream, incoming: IncomingMessage, answer: ServerResponse): void {
    upstream.underWay += 1
    answer.once('close', () => (upstream.underWay -= 1))
    const { method, headers, url = '/' } = incoming
    const fail = (error: Error) => {
      broken.push(`${method} ${url}: ${error.message}`)
      if (answer.headersSent) answer.destroy()
      else answer.writeHead(502).end()
    }
    const onward = request(new URL(url, upstream.url), { method, headers, agent }, (came) => {
      const { connection, ...kept } = came.headers
      answer.writeHead(came.statusCode ?? 502, kept)
      came.on('error', fail)
      came.pipe(answer)
    })
    onward.on('error', fail)
    incoming.pipe(onward)
  }

  async function look(upstream: Upstream): Promise<void> {
    while (upstreams.get(upstream.url) === upstream) {
      const answer = await fetch(`${upstream.url}/readyz`).catch(() => undefined)
      await answer?.body?.cancel()
      upstream.isReady = answer?.status === 200
      await delay(LOOK_EVERY_MS)
    }
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    site: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    broken,
    async add(url) {
      const upstream: Upstream = { url, isReady: false, underWay: 0 }
      upstreams.set(url, upstream)
      void look(upstream)
      while (!upstream.isReady) await delay(LOOK_EVERY_MS / 4)
    },
    async takeOut(url) {
      out.add(url)
      while ((upstreams.get(url)?.underWay ?? 0) > 0) await delay(LOOK_EVERY_MS / 4)
    },
    forget: (url) => void upstreams.delete(url),
    async close() {
      upstreams.clear()
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
