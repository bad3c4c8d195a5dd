// How soon somebody who types is told what we read, while the shop makes blueprints: twenty questions a second of founders who
// each write a brief of their own, word by word, and take back what they asked before when it was not answered yet.
import { setTimeout as delay } from 'node:timers/promises'
import { residentMb } from '#drills/works/processes.ts'
import { openWorks } from '#drills/works/works.ts'
import { heldOut, lessons } from '#engine/read/learn/lessons.ts'
import { type Figure, figure, WITHIN } from '../figure.ts'
import { founderWith } from '../generation/founder.ts'
import { at } from '../quantile.ts'

const GOAL_MS = 300
const GOAL_ADDED_MB = 250
const A_SECOND = 20
/** SECONDS=120 for a longer run. */
const SECONDS = Number(process.env.SECONDS) || 40
const IDLE_SECONDS = 10
const BLUEPRINTS_AT_ONCE = 2
const WARM = 3
/** A page asks when its founder pauses: this often, and after so many more words. */
const PAUSE_MS = 1_500
const WORDS_A_PAUSE = 8

interface Measured {
  answered: number[]
  refused: number
  takenBack: number
  failed: number
}

export async function* understanding(): AsyncIterable<Figure> {
  const works = await openWorks({ roles: ['all'] })
  const pid = () => works.processes.get('all')?.pid() ?? 0
  try {
    const before = residentMb(pid())
    const warm = await typing(works.site, IDLE_SECONDS, 1)
    if (warm.answered.length === 0) throw new Error('Nothing was read.')
    const idle = await typing(works.site, IDLE_SECONDS, A_SECOND)
    const added = residentMb(pid()) - before
    const founder = await founderWith(works, 1_000)
    let asked = 0
    const make = async (count: number) => {
      const until = asked + count
      while (asked < until) await founder.ask(asked++)
      await founder.finished(asked)
    }
    await make(WARM)
    const end = performance.now() + SECONDS * 1_000
    const making = (async () => {
      while (performance.now() < end) await make(BLUEPRINTS_AT_ONCE)
    })()
    const busy = await typing(works.site, SECONDS, A_SECOND)
    await making
    if (busy.failed > 0) throw new Error(`${busy.failed} questions failed.`)
    const all = busy.answered.length + busy.refused
    yield figure(
      'understanding while blueprints are made, median',
      at(busy.answered, 0.5),
      'ms',
      at(idle.answered, 0.5),
    )
    yield figure(
      'understanding while blueprints are made, p95',
      at(busy.answered, 0.95),
      'ms',
      GOAL_MS,
      WITHIN,
    )
    yield figure(
      'understanding while blueprints are made, turned away',
      (busy.refused / all) * 100,
      '%',
      1,
      WITHIN,
    )
    yield figure(
      'understanding, taken back before it was answered',
      (busy.takenBack / (all + busy.takenBack)) * 100,
      '%',
      100,
    )
    yield figure('understanding, memory that it adds', added, 'MB', GOAL_ADDED_MB, WITHIN)
  } finally {
    await works.close()
  }
}

/** So many founders that together they ask so often. Each starts at another moment and at another word. */
async function typing(site: string, seconds: number, aSecond: number): Promise<Measured> {
  const measured: Measured = { answered: [], refused: 0, takenBack: 0, failed: 0 }
  const end = performance.now() + seconds * 1_000
  const count = Math.max(1, Math.round((aSecond * PAUSE_MS) / 1_000))
  await Promise.all(
    Array.from({ length: count }, async (_, i) => {
      await delay((i * PAUSE_MS) / count)
      await founderAt(site, nextFounder++, { end, measured })
    }),
  )
  return measured
}

/** Nobody's words are those of somebody before. */
let nextFounder = 0
const BRIEFS = [...lessons(), ...heldOut()].map(({ brief }) => brief)

async function founderAt(
  site: string,
  number: number,
  { end, measured }: { end: number; measured: Measured },
): Promise<void> {
  let brief = number
  let words = (number * 7) % 40
  let open: AbortController | undefined
  const pending: Promise<void>[] = []
  while (performance.now() < end) {
    open?.abort()
    open = new AbortController()
    const { body, isWhole } = typed(BRIEFS[brief % BRIEFS.length] ?? {}, words)
    pending.push(ask(site, number, { body, signal: open.signal, measured }))
    if (isWhole) [brief, words] = [brief + 997, 0]
    words += WORDS_A_PAUSE
    await delay(PAUSE_MS)
  }
  await Promise.all(pending)
}

/** The first so many words, field by field. */
function typed(brief: Record<string, string>, count: number) {
  let left = count
  const field = (text = '') => {
    const words = text.split(' ')
    const taken = words.slice(0, left)
    left = Math.max(0, left - words.length)
    return taken.join(' ')
  }
  const { startupName = '', industry = '', stage = '' } = brief
  const [businessIdea, targetCustomer, additionalContext] = [
    field(brief.businessIdea),
    field(brief.targetCustomer),
    field(brief.additionalContext),
  ]
  return {
    body: { startupName, industry, stage, businessIdea, targetCustomer, additionalContext },
    isWhole: left > 0,
  }
}

async function ask(
  site: string,
  number: number,
  { body, signal, measured }: { body: object; signal: AbortSignal; measured: Measured },
): Promise<void> {
  const begun = performance.now()
  try {
    const { status } = await fetch(new URL('/api/understanding', site), {
      method: 'POST',
      // Each from a network of its own: how much one may ask for is another question.
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.97.${(number >> 8) & 255}.${number & 255}`,
      },
      body: JSON.stringify(body),
      signal,
    }).then(async (answer) => {
      await answer.arrayBuffer()
      return answer
    })
    if (status === 200) measured.answered.push(performance.now() - begun)
    else if (status === 503) measured.refused++
    else measured.failed++
  } catch (error) {
    if (signal.aborted) measured.takenBack++
    else throw error
  }
}
