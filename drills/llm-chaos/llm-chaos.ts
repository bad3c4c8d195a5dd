// npm run drill llm-chaos [--full]: blueprints by a language model that goes wrong in every way we know, one way for each, and
// some for which it goes wrong in another way at every question. The founder's text gives orders, too.
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { writeEntry } from '#features/credits/server/public.ts'
import { generations, modelRuns } from '#features/generation/server/tables.ts'
import { openLanguageModel } from '#sandbox/language-model/language-model.ts'
import { isNotNull } from '#server/database/sql.ts'
import type { Outcome } from '../drill.ts'
import { signIn } from '../member.ts'
import { openWorks, type Works } from '../works/works.ts'
import { CHECKS, type Ending, endingsOf } from './books.ts'
import { type Case, casesOf, faulty, formOf } from './cases.ts'

const MIXED = 6
const MANY_MIXED = 40
const PATIENCE_MS = 1_200_000

export async function* llmChaos({ full = false } = {}): AsyncIterable<Outcome> {
  const mixed = Number(process.env.DRILL_SIZE) || (full ? MANY_MIXED : MIXED)
  const cases = casesOf({ full, mixed })
  const model = await openLanguageModel({ fault: faulty(cases, Number(process.env.DRILL_SEED) || 8) })
  try {
    const env = { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'writer' }
    const works = await openWorks({ roles: ['all'], env })
    try {
      const begun = Date.now()
      await order(works, cases)
      await ended(works, cases.length)
      const endings = await endingsOf(works, cases, model)
      const seconds = Math.round((Date.now() - begun) / 1000)
      const complaints = [...works.processes.values()].flatMap((process) => process.complaints())
      yield* judged(endings, `${figures(endings)}; ${seconds} s`)
      yield {
        drill: 'llm-chaos: nobody ends by itself',
        pass: complaints.length === 0,
        detail: complaints[0] ?? `${seconds} s`,
      }
    } finally {
      await works.close()
    }
  } finally {
    await model.close()
  }
}

async function order(works: Works, cases: Case[]): Promise<void> {
  const { id: userId, browser } = await signIn(works, { email: 'chaos@example.com', proved: true })
  const grant = { userId, kind: 'adjustment', amount: cases.length, cause: 'drill' } as const
  await works.database.db.transaction((tx) => writeEntry(tx, grant))
  for (const one of cases) {
    const form = { ...formOf(one), useCredits: true, requestId: randomUUID() }
    // A network of its own: how much one may ask for is another question.
    const headers = { 'x-forwarded-for': `10.99.0.${cases.indexOf(one) % 250}` }
    const { status, body } = await browser.post('/api/generate-blueprint', form, headers)
    if (status !== 200) throw new Error(`No blueprint for ${one.name}: ${status} ${JSON.stringify(body)}`)
  }
}

async function ended({ database: { db } }: Works, count: number): Promise<void> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await delay(500)) {
    if ((await db.$count(generations, isNotNull(generations.finishedAt))) === count) return
    // Outages are what is drilled: without this the model would be left alone after three of them.
    await db.delete(modelRuns).where(isNotNull(modelRuns.endedAt))
  }
  throw new Error('Not everything came to an end.')
}

function* judged(endings: Ending[], size: string): Iterable<Outcome> {
  for (const [name, check] of Object.entries(CHECKS)) {
    const faults = endings.flatMap((ending) => {
      const fault = check(ending)
      return fault ? [`${ending.of.name}: ${fault}`] : []
    })
    const detail = faults.slice(0, 3).join('; ') || size
    yield { drill: `llm-chaos: ${name}`, pass: faults.length === 0, detail }
  }
}

function figures(endings: Ending[]): string {
  const sum = (of: (ending: Ending) => number) => endings.reduce((total, one) => total + of(one), 0)
  const delivered = endings.filter(({ generation }) => generation.status === 'complete').length
  const byModel = sum(({ generation }) => generation.writing?.sections ?? 0)
  const byHouse = sum(({ generation }) => generation.writing?.fallbacks.length ?? 0)
  const most = Math.max(...endings.map(({ asked }) => asked))
  return `${endings.length} blueprints, ${delivered} delivered; ${sum(({ asked }) => asked)} questions, at most ${most} for one; ${byModel} sections by the model, ${byHouse} by the house instead`
}
