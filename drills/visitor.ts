// A browser over real HTTP: keeps its cookies, comes from a network of its own.
import { request } from 'node:http'

export interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: drills look into answers of every shape
  body: any
  location: string | undefined
  ms: number
}

interface Options {
  /** Bytes are sent as they are, anything else as JSON. */
  body?: unknown
  headers?: Record<string, string>
}

const PATIENCE_MS = 60_000

let networks = 0
/** The drill's shop trusts this machine as a proxy, so that each visitor can say where it comes from. */
const nextNetwork = () => `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks++ & 255}`

export class Visitor {
  readonly cookies = new Map<string, string>()
  readonly #site: string
  readonly #network: string

  constructor(site: string, network = nextNetwork()) {
    this.#site = site
    this.#network = network
  }

  get(path: string): Promise<Answer> {
    return this.ask('GET', path)
  }

  post(path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Answer> {
    return this.ask('POST', path, { body, headers })
  }

  /** A file as it is. */
  async bytes(path: string): Promise<Buffer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(new URL(path, this.#site), { headers: { cookie } })
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`)
    return Buffer.from(await answer.arrayBuffer())
  }

  /** Whose session this browser has, if any. */
  async me(): Promise<string | undefined> {
    return (await this.get('/api/auth/me')).body?.user?.email
  }

  ask(method: string, path: string, { body, headers = {} }: Options = {}): Promise<Answer> {
    const payload = body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body)
    const begun = performance.now()
    return new Promise((resolve, reject) => {
      const outgoing = request(new URL(path, this.#site), {
        method,
        headers: {
          'x-forwarded-for': this.#network,
          cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
      })
      outgoing.on('error', reject)
      outgoing.setTimeout(PATIENCE_MS, () => outgoing.destroy(new Error(`No answer from ${path}.`)))
      outgoing.on('response', async (incoming) => {
        for (const line of incoming.headers['set-cookie'] ?? []) this.#keep(line)
        const text = Buffer.concat(await incoming.toArray()).toString()
        const isJson = incoming.headers['content-type']?.includes('json')
        resolve({
          status: incoming.statusCode ?? 0,
          body: isJson ? JSON.parse(text) : text,
          location: incoming.headers.location,
          ms: performance.now() - begun,
        })
      })
      outgoing.end(payload)
    })
  }

  #keep(line: string): void {
    const [, name = '', value = ''] = line.match(/^([^=]+)=([^;]*)/) ?? []
    if (/Max-Age=0\b/.test(line)) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}
