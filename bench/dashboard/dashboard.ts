// How many dashboards a second the shop answers, beside a bare Fastify route that asks the database the same; and what ten
// thousand blueprints cost beside ten. In turns, in one run, so that the machine's moods hit both.
import { type ChildProcess, spawn } from 'node:child_process'
import { Agent, get } from 'node:http'
import { freePort } from '#drills/free-port.ts'
import { signIn } from '#drills/member.ts'
import { openWorks, type Works } from '#drills/works/works.ts'
import { shelve } from '#features/dashboard/server/testing/shelved.ts'
import { ROOT } from '#server/testing/launch.ts'
import { type Figure, figure } from '../figure.ts'
import { at } from '../quantile.ts'

const ROUNDS = Number(process.env.ROUNDS) || 9
const ROUND_MS = 2_000
const AT_ONCE = 4
const [FEW, MANY] = [10, 10_000]

export async function* dashboard(): AsyncIterable<Figure> {
  // The limit of reading calls is counted, as in a real shop, and never reached.
  const works = await openWorks({ roles: ['web'], env: { RATE_LIMIT_PER_MINUTE: '100000000' } })
  const bare = await startBare(works)
  try {
    const few = await founderWith(works, FEW)
    const many = await founderWith(works, MANY)
    const runs: [name: string, site: string, cookie: string][] = [
      ['shop', works.site, few],
      ['bare', bare.site, few],
      ['shop, many', works.site, many],
      ['bare, many', bare.site, many],
    ]
    const rates = new Map<string, number[]>(runs.map(([name]) => [name, []]))
    for (let round = 0; round <= ROUNDS; round++)
      for (const [name, site, cookie] of runs) {
        const rate = await answersPerSecond(site, cookie)
        // The first round warms up.
        if (round > 0) rates.get(name)?.push(rate)
      }
    const median = (name: string) => at(rates.get(name) ?? [], 0.5)
    const unit = 'requests/s'
    yield figure('dashboard against a bare route', median('shop'), unit, median('bare'), { atLeast: 0.8 })
    yield figure(
      'dashboard of 10,000 against a bare route',
      median('shop, many'),
      unit,
      median('bare, many'),
      { atLeast: 0.8 },
    )
    yield figure(
      'dashboard, cost of 10,000 against 10',
      1000 / median('shop, many'),
      'ms',
      1000 / median('shop'),
      { atMost: 1.5 },
    )
  } finally {
    bare.child.kill()
    await works.close()
  }
}

/** Answers their cookie. */
async function founderWith(works: Works, count: number): Promise<string> {
  const { id, browser } = await signIn(works, { email: `founder-${count}@example.com`, proved: true })
  await shelve(works.database.db, id, count)
  await works.database.pool.query('vacuum analyze')
  return `fcp_session=${browser.cookies.get('fcp_session')}`
}

async function startBare({ database }: Works): Promise<{ site: string; child: ChildProcess }> {
  const port = await freePort()
  const child = spawn(process.execPath, ['bench/dashboard/bare-route.ts'], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, DATABASE_URL: database.url, PORT: `${port}` },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const site = `http://127.0.0.1:${port}`
  for (const until = Date.now() + 30_000; Date.now() < until; ) {
    const isThere = await fetch(site).then(
      () => true,
      () => false,
    )
    if (isThere) return { site, child }
  }
  child.kill()
  throw new Error('The bare route never answered.')
}

async function answersPerSecond(site: string, cookie: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const begun = performance.now()
  let answered = 0
  const ask = async () => {
    while (performance.now() - begun < ROUND_MS) {
      await answerOf(`${site}/api/dashboard`, cookie, agent)
      answered++
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, ask))
  agent.destroy()
  return (answered * 1000) / (performance.now() - begun)
}

function answerOf(url: string, cookie: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { cookie } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`Answered ${response.statusCode}.`))
      response.resume().once('end', resolve)
    }).once('error', reject)
  })
}
