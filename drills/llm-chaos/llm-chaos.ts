// npm run drill llm-chaos [--full]: blueprints by a language model that goes wrong in one way at one kind of its questions, for each
// such pair, and some for which it goes wrong in another way at every question. The founder's text gives orders, too.
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { ANALYST_LIMITS as LIMITS } from '#engine/analyst/limits.ts'
import { users } from '#features/accounts/server/tables.ts'
import { writeEntry } from '#features/credits/server/public.ts'
import { generations, modelRuns } from '#features/generation/server/tables.ts'
import { type LanguageModel, openLanguageModel } from '#sandbox/language-model/language-model.ts'
import { RECORDINGS } from '#sandbox/language-model/recordings.ts'
import { eq, isNotNull } from '#server/database/sql.ts'
import type { Outcome } from '../drill.ts'
import { signIn } from '../member.ts'
import { openWorks, type Works } from '../works/works.ts'
import { CHECKS, type Ending, endingsOf, PLAN_SECONDS } from './books.ts'
import { playingTagged, recordedBriefs } from './briefs.ts'
import { type Case, casesOf, faulty } from './cases.ts'

const MIXED = 4
const MANY_MIXED = 40
/** One after the other, should the machine be that busy. */
const PATIENCE_MS = (cases: number) => 300_000 + cases * 45_000

export async function* llmChaos({ full = false } = {}): AsyncIterable<Outcome> {
  const mixed = Number(process.env.DRILL_SIZE) || (full ? MANY_MIXED : MIXED)
  const briefs = recordedBriefs(RECORDINGS)
  const cases = casesOf(briefs, { full, mixed })
  const model = await openLanguageModel({
    fault: faulty(cases, Number(process.env.DRILL_SEED) || 8),
    ...playingTagged(briefs),
  })
  try {
    const dayTokens = cases.length * LIMITS.tokens
    const env = {
      LLM_BASE_URL: model.baseUrl,
      LLM_MODEL: 'writer',
      LLM_PLAN_SECONDS: `${PLAN_SECONDS}`,
      LLM_DAY_TOKENS: `${dayTokens}`,
    }
    const works = await openWorks({ roles: ['all'], env })
    try {
      const begun = Date.now()
      await order(works, cases)
      const most = await ended(works, cases.length)
      const endings = await endingsOf(works, cases, model)
      const seconds = Math.round((Date.now() - begun) / 1000)
      const complaints = [...works.processes.values()].flatMap((process) => process.complaints())
      yield* judged(endings, `${figures(endings, model)}; ${seconds} s`)
      const recorded = sumOf(endings, ({ generation: { writing } }) =>
        writing ? writing.inputTokens + writing.outputTokens : 0,
      )
      yield {
        drill: 'llm-chaos: the day’s budget holds, and counts every plan',
        pass: most <= dayTokens && recorded > 0 && recorded <= (await spent(works)),
        detail: `at most ${most} tokens spent and reserved of ${dayTokens}, ${recorded} recorded`,
      }
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
  const { db } = works.database
  const { id: userId, browser } = await signIn(works, { email: 'chaos@example.com', proved: true })
  // Who is not named in a recorded brief is not named in the prompts.
  await db.update(users).set({ fullName: '' }).where(eq(users.id, userId))
  const grant = { userId, kind: 'adjustment', amount: cases.length, cause: 'drill' } as const
  await db.transaction((tx) => writeEntry(tx, grant))
  for (const one of cases) {
    const { email: _, ...brief } = one.brief
    const form = { ...brief, useCredits: true, requestId: randomUUID() }
    // A network of its own: how much one may ask for is another question.
    const headers = { 'x-forwarded-for': `10.99.0.${cases.indexOf(one) % 250}` }
    const { status, body } = await browser.post('/api/generate-blueprint', form, headers)
    if (status !== 200) throw new Error(`No blueprint for ${one.label}: ${status} ${JSON.stringify(body)}`)
  }
}

/** The most tokens that were spent and reserved on the way. */
async function ended(works: Works, count: number): Promise<number> {
  const { db } = works.database
  let most = 0
  for (const until = Date.now() + PATIENCE_MS(count); Date.now() < until; await delay(500)) {
    most = Math.max(most, await spent(works))
    if ((await db.$count(generations, isNotNull(generations.finishedAt))) === count) return most
    // Outages are what is drilled: without this the model would be left alone after three of them.
    await db.update(modelRuns).set({ isOutage: false }).where(eq(modelRuns.isOutage, true))
  }
  throw new Error('Not everything came to an end.')
}

async function spent({ database: { db } }: Works): Promise<number> {
  const runs = await db.select().from(modelRuns)
  return runs.reduce((sum, { tokens, reservedTokens }) => sum + (tokens ?? reservedTokens), 0)
}

function* judged(endings: Ending[], size: string): Iterable<Outcome> {
  for (const [name, check] of Object.entries(CHECKS)) {
    const faults = endings.flatMap((ending) => {
      const fault = check(ending)
      return fault ? [`${ending.of.label}: ${fault}`] : []
    })
    const detail = faults.slice(0, 3).join('; ') || size
    yield { drill: `llm-chaos: ${name}`, pass: faults.length === 0, detail }
  }
}

const sumOf = (endings: Ending[], of: (ending: Ending) => number) =>
  endings.reduce((total, one) => total + of(one), 0)

function figures(endings: Ending[], model: LanguageModel): string {
  const delivered = endings.filter(({ generation }) => generation.status === 'complete').length
  const byModel = sumOf(endings, ({ generation }) => generation.writing?.sections ?? 0)
  const byHouse = sumOf(endings, ({ generation }) => generation.writing?.fallbacks.length ?? 0)
  const asked = model.requests()
  const recorded = asked.filter(({ isRecorded }) => isRecorded).length
  const most = Math.max(...endings.map((ending) => ending.asked))
  return `${endings.length} blueprints, ${delivered} delivered; ${asked.length} questions (${recorded} recorded), at most ${most} for one; ${byModel} sections by the model, ${byHouse} parts by the house instead`
}
