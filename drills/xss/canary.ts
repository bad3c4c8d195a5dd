// Something outside that hears whoever calls it. It also shows emails, as a mail program without any policy would, and a page that
// really does what payloads want: if that one is not noticed, the drill notices nothing.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { MARK } from './payloads.ts'

export interface Canary {
  url: string
  /** What was asked of it, besides what the drill itself opens. */
  heard: string[]
  /** Answers where the document is. */
  show(html: string): string
  close(): Promise<void>
}

export async function openCanary(): Promise<Canary> {
  const heard: string[] = []
  const shown: string[] = []
  const server = createServer((request, response) => {
    const address = request.url ?? ''
    const document = /^\/shown\/(\d+)$/.exec(address)?.[1]
    if (document)
      return response.setHeader('content-type', 'text/html; charset=utf-8').end(shown[Number(document)])
    if (address !== '/favicon.ico') heard.push(address)
    response.setHeader('access-control-allow-origin', '*').end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    heard,
    show: (html) => `${url}/shown/${shown.push(html) - 1}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export const guiltyPage = (canary: string) =>
  `<!doctype html><img src="${canary}/guilty"><img src=x onerror="${MARK}('guilty')">`
