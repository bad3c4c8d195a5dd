// The engine alone: one brief in, the files of its blueprint out.
import { access, constants, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileStem } from '../file-names.ts'
import { type Arguments, readArguments, USAGE } from './arguments.ts'
import { type FounderInput, founderInput } from './founder-input.ts'
import type { Made } from './make.ts'

const BAD_INPUT = 2

async function main(): Promise<number> {
  const wanted = readArguments(process.argv.slice(2))
  if (process.argv.includes('--help')) {
    console.log(USAGE)
    return 0
  }
  if (typeof wanted === 'string') return refuse([wanted, '', USAGE])
  const input = await founderInput(wanted.brief, wanted.putRight)
  if ('faults' in input) return refuse(input.faults)
  if (wanted.understood) {
    console.log(await understoodOf(input.value, wanted.json))
    return 0
  }
  const fault = await folderFault(wanted.out)
  if (fault) return refuse([fault])
  if (wanted.planOnly) {
    await storePlan(wanted, input.value)
    return 0
  }
  const say = wanted.json ? () => {} : (line: string) => console.log(line)
  // Loaded only now, so that what is wrong is said at once.
  const { make } = await import('./make.ts')
  const made = await make(input.value, wanted, say)
  const files = await store(wanted, made)
  for (const { name, bytes } of files) say(`  ${join(wanted.out, name)}  ${bytes} bytes`)
  if (wanted.json)
    console.log(JSON.stringify({ name: made.name, stages: made.stages, printing: made.printing, files }))
  return 0
}

async function understoodOf({ brief, corrections }: FounderInput, asJson: boolean): Promise<string> {
  const [{ read }, { caseSourceOf, correctedSource }] = await Promise.all([
    import('../read/read.ts'),
    import('../compose/case-source.ts'),
  ])
  const source = correctedSource(brief, caseSourceOf(brief, read(brief)), corrections)
  if (!asJson) return (await import('./show-understood.ts')).understoodAsText(source)
  const { understandingOf } = await import('../compose/understood.ts')
  const { readingAsJson } = await import('./reading-as-json.ts')
  return JSON.stringify(readingAsJson(source, understandingOf(brief, source)))
}

async function storePlan({ out }: Arguments, input: FounderInput): Promise<void> {
  const { planOnlyFiles } = await import('./plan-only.ts')
  for (const { name, text } of await planOnlyFiles(input)) await writeFile(join(out, name), text)
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
