// npm run drill campaign [--full]: a campaign to thousands, while the program is killed (SIGKILL) again and again in the middle of it.
// Nobody may be missed; only a message that was in flight at a kill may come twice, under the same Message-ID; whoever leaves gets
// nothing after they were told so.
import { setTimeout as delay } from 'node:timers/promises'
import { chanceOf } from '../chance.ts'
import type { Outcome } from '../drill.ts'
import type { Visitor } from '../visitor.ts'
import { openWorks, type Works } from '../works/works.ts'
import { faultsOf, type Record } from './books.ts'
import { leave, makeAdmin, makeReaders } from './people.ts'
import { openSink, type Sink } from './sink.ts'

const SOME = 2_000
const MANY = 10_000
const KILLS = 5
const LEAVERS = 20
/** A dead worker's lanes are taken over after about a quarter of a minute. */
const PATIENCE_MS = 120_000

export async function* campaign({ full = false } = {}): AsyncIterable<Outcome> {
  const size = Number(process.env.DRILL_SIZE) || (full ? MANY : SOME)
  const seed = Number(process.env.DRILL_SEED) || 9
  const sink = await openSink()
  let works: Works | undefined
  try {
    works = await openWorks({ roles: ['all'], env: { SMTP_URL: sink.smtpUrl, LOG_LEVEL: 'info' } })
    const begun = Date.now()
    const record = await hold(works, sink, { size, seed })
    const faults = faultsOf(record)
    const repeats = sink.arrivals.length - new Set(sink.arrivals.map(({ to }) => to)).size
    const figures = `${record.readers.length} people, ${record.kills.length} kills, ${repeats} messages repeated, ${record.left.size} left on the way, ${Math.round((Date.now() - begun) / 1000)} s`
    yield {
      drill: `campaign: ${size} people, seed ${seed}`,
      pass: faults.length === 0,
      detail: [...faults, figures].join('; '),
    }
  } finally {
    await works?.close()
    await sink.close()
  }
}

async function hold(
  works: Works,
  sink: Sink,
  { size, seed }: { size: number; seed: number },
): Promise<Record> {
  const chance = chanceOf(seed)
  const readers = await makeReaders(works, size)
  const admin = await makeAdmin(works)
  const id = await start(admin)
  const faults: string[] = []
  const kills: number[] = []
  let left = new Map<string, number>()
  for (let kill = 1; kill <= KILLS; kill++) {
    // Somewhere in this part of the campaign.
    const at = Math.floor(((kill - 1 + (20 + chance.below(70)) / 100) / KILLS) * size)
    if (!(await sink.reached(at, PATIENCE_MS))) faults.push(`stood still before ${at} people`)
    kills.push(Date.now())
    await works.processes.get('all')?.kill()
    if (kill > 1) continue
    await answering(works)
    const have = new Set(sink.arrivals.map(({ to }) => to))
    left = await leave(
      works,
      chance.shuffled(readers.filter(({ email }) => !have.has(email))).slice(0, LEAVERS),
    )
  }
  const { status, results } = await finished(works, admin, id)
  if (status !== 'sent') faults.push(`it is still ${status}: ${JSON.stringify(results)}`)
  const complaints = [...works.processes.values()].flatMap((process) => process.complaints())
  return { readers, arrivals: sink.arrivals, kills, left, results, faults: [...faults, ...complaints] }
}

async function start(admin: Visitor): Promise<string> {
  const text = {
    name: 'Drill',
    subject: 'To all of you',
    content: 'Hello **founders**.\n\n[Look](/community)',
  }
  const { body } = await admin.post('/api/email-campaigns', text)
  const { id, version } = body.campaign
  const sent = await admin.post(`/api/email-campaigns/${id}/send`, { version })
  if (sent.status !== 200) throw new Error(`Sending answered ${sent.status}: ${JSON.stringify(sent.body)}`)
  return id
}

async function answering(works: Works): Promise<void> {
  const { status } = await works
    .visitor()
    .get('/readyz')
    .catch(() => ({ status: 0 }))
  if (status === 200) return
  await delay(100)
  return answering(works)
}

async function finished(works: Works, admin: Visitor, id: string) {
  let campaign = { status: 'unknown', results: {} as Record['results'] }
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await delay(200)) {
    await answering(works)
    campaign = (await admin.get(`/api/email-campaigns/${id}`)).body.campaign
    if (campaign.status === 'sent') break
  }
  return campaign
}
