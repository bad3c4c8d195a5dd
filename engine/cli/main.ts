// The engine alone: one brief in, the files of its blueprint out.
import { access, constants, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Tools } from '../blueprint.ts'
import { fileStem } from '../file-names.ts'
import { type Arguments, readArguments, USAGE } from './arguments.ts'
import { type FounderInput, founderInput } from './founder-input.ts'
import type { Made } from './make.ts'
import { openRecording, Unrecorded } from './recordings.ts'

const BAD_INPUT = 2
const UNANSWERED = 3

async function main(): Promise<number> {
  const wanted = readArguments(process.argv.slice(2))
  if (process.argv.includes('--help')) {
    console.log(USAGE)
    return 0
  }
  if (typeof wanted === 'string') return refuse([wanted, '', USAGE])
  const input = await founderInput(wanted.brief, wanted.putRight)
  if ('faults' in input) return refuse(input.faults)
  const { analyst, signal } = wanted.answers ? openRecording(wanted.answers, { writes: true }) : {}
  const tools = analyst && signal ? { analyst, signal } : {}
  try {
    return await run(wanted, input.value, tools)
  } catch (error) {
    if (!(error instanceof Unrecorded)) throw error
    for (const name of error.names) console.error(join(wanted.answers ?? '', `${name}.prompt.txt`))
    return UNANSWERED
  }
}

/** A language model's answers, where there are some. */
type Recorded = Pick<Tools, 'analyst' | 'signal'>

async function run(wanted: Arguments, input: FounderInput, tools: Recorded): Promise<number> {
  if (wanted.understood) {
    console.log(await understoodOf(input, wanted.json, tools))
    return 0
  }
  const fault = await folderFault(wanted.out)
  if (fault) return refuse([fault])
  if (wanted.planOnly) {
    await storePlan(wanted, input, tools)
    return 0
  }
  const say = wanted.json ? () => {} : (line: string) => console.log(line)
  // Loaded only now, so that what is wrong is said at once.
  const { make } = await import('./make.ts')
  const made = await make(input, wanted, say, tools)
  const files = await store(wanted, made)
  for (const { name, bytes } of files) say(`  ${join(wanted.out, name)}  ${bytes} bytes`)
  if (wanted.json)
    console.log(JSON.stringify({ name: made.name, stages: made.stages, printing: made.printing, files }))
  return 0
}

async function understoodOf(
  { brief, corrections }: FounderInput,
  asJson: boolean,
  tools: Recorded,
): Promise<string> {
  const [{ read }, { caseSourceOf, correctedSource }] = await Promise.all([
    import('../read/read.ts'),
    import('../compose/case-source.ts'),
  ])
  const original = tools.analyst
    ? (await (await import('../blueprint.ts')).readBrief(brief, { ...tools, knowledge: await knowledge() }))
        .source
    : caseSourceOf(brief, read(brief))
  const source = correctedSource(brief, original, corrections)
  if (!asJson) return (await import('./show-understood.ts')).understoodAsText(source)
  const { understandingOf } = await import('../compose/understood.ts')
  const { readingAsJson } = await import('./reading-as-json.ts')
  return JSON.stringify(readingAsJson(source, understandingOf(brief, source)))
}

const knowledge = async () => (await import('../knowledge/knowledge.ts')).knowledge

async function storePlan({ out }: Arguments, input: FounderInput, tools: Recorded): Promise<void> {
  const { planOnlyFiles } = await import('./plan-only.ts')
  for (const { name, text } of await planOnlyFiles(input, tools)) await writeFile(join(out, name), text)
}

function refuse(lines: string[]): number {
  for (const line of lines) console.error(line)
  return BAD_INPUT
}

/** Said before the work is done, not after. */
async function folderFault(folder: string): Promise<string | undefined> {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
    return undefined
  } catch (error) {
    return `${folder}: files cannot be written there (${error instanceof Error ? error.message : error}).`
  }
}

async function store({ out, sheet }: Arguments, { name: company, files }: Made) {
  for (const { name, bytes } of files) await writeFile(join(out, name), bytes)
  const stored = files.map(({ name, bytes }) => ({ name, bytes: bytes.length }))
  if (!sheet) return stored
  const shown = files.map(({ name }) => name).filter((name) => /\.(pdf|png)$/.test(name))
  const { contactSheet } = await import('./contact-sheet.ts')
  const picture = await contactSheet(shown.map((name) => join(out, name)))
  const name = `${fileStem(company)}-Contact-Sheet.png`
  await writeFile(join(out, name), picture)
  return [...stored, { name, bytes: picture.length }]
}

process.exitCode = await main()
