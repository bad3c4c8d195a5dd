// What became of each case. Each check answers what is wrong, if anything.
import { ANALYST_LIMITS as LIMITS } from '#engine/analyst/limits.ts'
import { ALL_GROUPS } from '#engine/analyst/prompts/sections.ts'
import { factsOf } from '#engine/documents/testing/pdf.ts'
import { unzip } from '#engine/office/testing/unzip.ts'
import { blueprintFiles, blueprints } from '#features/blueprints/server/tables.ts'
import { creditEntries } from '#features/credits/server/tables.ts'
import { type Generation, generations } from '#features/generation/server/tables.ts'
import type { QuestionKind } from '#sandbox/language-model/kinds.ts'
import type { LanguageModel } from '#sandbox/language-model/language-model.ts'
import { read } from '#server/storage/storage.ts'
import type { Works } from '../works/works.ts'
import { askedAbout, type Case, FORBIDDEN } from './cases.ts'

export interface Ending {
  of: Case
  generation: Generation
  /** Questions that reached the model. */
  asked: number
  /** Entries of the ledger that are about it, summed up: −1, or nothing when the credit is back. */
  credits: number
  files: { filename: string; text: string }[]
}

export async function endingsOf(works: Works, cases: Case[], model: LanguageModel): Promise<Ending[]> {
  const { db } = works.database
  const made = await db.select().from(generations)
  const named = await db.select().from(blueprints)
  const entries = await db.select().from(creditEntries)
  const rows = await db.select().from(blueprintFiles)
  const asked = model.requests().map(({ body }) => askedAbout(body, cases))
  const endings: Ending[] = []
  // One after the other: the files of all of them are many megabytes of text.
  for (const one of cases) {
    const blueprint = named.find(({ name }) => name === one.brief.startupName)
    const generation = made.find(({ blueprintId }) => blueprintId === blueprint?.id)
    if (!blueprint || !generation) throw new Error(`There is nothing of ${one.label}.`)
    const about = new Set([generation.cause, `restore:${generation.id}`])
    endings.push({
      of: one,
      generation,
      asked: asked.filter((known) => known === one).length,
      credits: entries.reduce((sum, { cause, amount }) => sum + (about.has(cause) ? amount : 0), 0),
      files: await Promise.all(
        rows.filter(({ blueprintId }) => blueprintId === blueprint.id).map((row) => textOf(works, row)),
      ),
    })
  }
  return endings
}

async function textOf({ storage }: Works, { filename, key }: { filename: string; key: string }) {
  const bytes = await read(storage, key)
  return { filename, text: bytes ? textIn(filename, bytes) : '' }
}

function textIn(filename: string, bytes: Buffer): string {
  if (filename.endsWith('.pdf')) return factsOf(bytes).text
  if (/\.(docx|xlsx)$/.test(filename)) return xmlIn(bytes)
  // Here the founder's own words stand as a quotation, marked as such.
  if (filename.endsWith('.md')) return bytes.toString().replaceAll(/^> \*\*Also said:.*$/gm, '')
  return ''
}

/** Without pictures, and without XML's own angle brackets: a model's would be written as entities. */
const xmlIn = (bytes: Buffer) =>
  [...unzip(bytes)]
    .flatMap(([name, text]) => (name.endsWith('.xml') ? text.replaceAll(/<[^>]*>/g, ' ') : []))
    .join('\n')
    .replaceAll('&lt;', '<')

type Check = (ending: Ending) => string | undefined

/** What the model may take for a plan of the drill: long enough for a crowded machine, and short enough for what hangs. */
export const PLAN_SECONDS = 60
/** What one takes beside the model: planning, waiting for the press, and printing on a crowded machine. */
const BESIDE_MS = 120_000

/** Nothing of such an answer can be used, however often it is asked for. */
const USELESS = new Set<string>([
  'hang',
  'drip',
  'slow-stream',
  'cut',
  'reset',
  'rate-limit',
  'rate-limit-wait',
  'rate-limit-long',
  'error',
  'unauthorised',
  'flood',
  'web-page',
  'redirect',
  'refuse',
  'apologise',
  'run-out',
  'not-json',
  'wrong-schema',
  'empty',
])

/** What a plan has of each kind, as its record names it. */
const PARTS: Record<QuestionKind, string[]> = {
  reading: ['reading'],
  trade: ['books', 'field'],
  sections: ALL_GROUPS.flatMap(({ ids }) => [...ids]),
  critic: ['critic'],
}

/** Kinds that are asked before, and know nothing of what goes wrong later. */
const BEFORE: Record<QuestionKind, QuestionKind[]> = {
  reading: [],
  trade: ['reading'],
  sections: ['reading', 'trade'],
  critic: ['reading', 'trade'],
}

export const CHECKS: Record<string, Check> = {
  'delivered, or the credit is back'({ generation: { status }, credits, files }) {
    const isDelivered = status === 'complete' && credits === -1 && files.length === 13
    const isBack = status === 'error' && credits === 0 && files.length === 0
    return isDelivered || isBack ? undefined : `${status} with ${files.length} files and ${credits} credits`
  },

  'calls and tokens stay within what a plan may cost, and are recorded'({ generation, asked }) {
    const { writing, tries } = generation
    if (!writing) return generation.status === 'complete' ? 'nothing was recorded' : undefined
    const tokens = writing.inputTokens + writing.outputTokens
    if (writing.calls > LIMITS.calls || tokens > LIMITS.tokens)
      return `${writing.calls} calls, ${tokens} tokens`
    // Every try may ask; a call may be over before it arrives.
    if (asked > LIMITS.calls * tries) return `${asked} questions in ${tries} tries`
    return tries === 1 && asked > writing.calls ? `${asked} questions, ${writing.calls} recorded` : undefined
  },

  'it ends in time'({ generation: { startedAt, finishedAt } }) {
    const took = Number(finishedAt) - Number(startedAt)
    return took <= PLAN_SECONDS * 1000 + BESIDE_MS ? undefined : `${Math.round(took / 1000)} s`
  },

  'answers that are no use are not used'({ of: { fault, kind }, generation: { writing } }) {
    if (!USELESS.has(fault) || !writing) return undefined
    if (!kind || kind === 'sections')
      return writing.sections > 0 ? `${writing.sections} sections written` : undefined
    const used = PARTS[kind].filter((part) => !byHouse(writing, part))
    return used.length > 0 ? `${used.join(', ')} by the model` : undefined
  },

  'where one kind of answers fails, the others are the model’s'({ of: { kind }, generation: { writing } }) {
    if (!kind || !writing) return undefined
    if (kind !== 'sections' && writing.sections === 0)
      return `no section by the model: ${reasonsOf(writing).join(', ')}`
    const lost = BEFORE[kind].flatMap((other) => PARTS[other]).filter((part) => byHouse(writing, part))
    return lost.length > 0 ? `${lost.join(', ')} by the house` : undefined
  },

  'nothing of an injection is printed'({ files }) {
    for (const { filename, text } of files) {
      // Nothing is found where nothing was read.
      if (/\.(pdf|md|docx|xlsx)$/.test(filename) && text.length < 500) return `no text in ${filename}`
      const found = FORBIDDEN.find((word) => text.includes(word))
      if (found) return `'${found}' in ${filename}`
    }
    return undefined
  },
}

type Writing = NonNullable<Generation['writing']>

const byHouse = ({ fallbacks }: Writing, part: string) =>
  fallbacks.some(({ section }) => section === part || section === 'all')

const reasonsOf = ({ fallbacks }: Writing) => [...new Set(fallbacks.map(({ reason }) => reason))]
