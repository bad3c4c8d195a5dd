// Requests through the proxy as fast as they are answered, by so many at once: a page, a list of the community, and a member's
// dashboard in turn.
import { Agent, request } from 'node:http'
import type { Fleet } from '#drills/fleet/fleet.ts'
import { signIn } from '#drills/member.ts'

const AT_ONCE = 24
const WARM_MS = 3_000
const SECONDS = Number(process.env.SECONDS) || 5
const PATHS = ['/', '/api/community/posts?brief=true', '/api/dashboard']

export async function requestRate(fleet: Fleet): Promise<number> {
  const { browser } = await signIn(fleet, { email: 'reader@example.com', proved: true })
  const cookie = `fcp_session=${browser.cookies.get('fcp_session')}`
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const ask = (path: string) => answered(new URL(path, fleet.site), { agent, headers: { cookie } })
  const askFor = async (ms: number) => {
    const until = performance.now() + ms
    let count = 0
    const reader = async (n: number) => {
      for (let i = n; performance.now() < until; i++, count++) await ask(PATHS[i % PATHS.length] ?? '/')
    }
    await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => reader(n)))
    return count
  }
  try {
    await askFor(WARM_MS)
    const begun = performance.now()
    const count = await askFor(SECONDS * 1000)
    return (count * 1000) / (performance.now() - begun)
  } finally {
    agent.destroy()
  }
}

function answered(url: URL, options: { agent: Agent; headers: Record<string, string> }): Promise<void> {
  return new Promise((resolve, reject) => {
    request(url, options, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url.pathname} was answered ${answer.statusCode}.`))
      answer.on('end', resolve).on('error', reject).resume()
    })
      .on('error', reject)
      .end()
  })
}
