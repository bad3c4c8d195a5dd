// The engine alone: one brief in, the files of its blueprint out.
import { access, constants, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeBlueprint, type StageName } from '../blueprint.ts'
import type { Brief } from '../brief.ts'
import { fileStem } from '../file-names.ts'
import { textFilesOf } from '../files.ts'
import { knowledge } from '../knowledge/knowledge.ts'
import { createPress } from '../press/press.ts'
import type { PrintTime } from '../press/studio.ts'
import { understand } from '../understand/understand.ts'
import { type Arguments, readArguments, USAGE } from './arguments.ts'
import { contactSheet } from './contact-sheet.ts'
import { readBrief } from './read-brief.ts'
import { understoodAsText } from './show-understood.ts'

const BAD_INPUT = 2

async function main(): Promise<number> {
  const wanted = readArguments(process.argv.slice(2))
  if (process.argv.includes('--help')) {
    console.log(USAGE)
    return 0
  }
  if (typeof wanted === 'string') return refuse([wanted, '', USAGE])
  const read = await readBrief(wanted.brief)
  if ('faults' in read) return refuse(read.faults)
  if (wanted.understood) {
    const understood = understand(read.brief)
    console.log(wanted.json ? JSON.stringify(understood) : understoodAsText(understood))
    return 0
  }
  const fault = await folderFault(wanted.out)
  if (fault) return refuse([fault])
  const say = wanted.json ? () => {} : (line: string) => console.log(line)
  const made = await make(read.brief, wanted, say)
  const files = await store(wanted, made)
  for (const { name, bytes } of files) say(`  ${join(wanted.out, name)}  ${bytes} bytes`)
  if (wanted.json)
    console.log(JSON.stringify({ name: made.name, stages: made.stages, printing: made.printing, files }))
  return 0
}

function refuse(lines: string[]): number {
  for (const line of lines) console.error(line)
  return BAD_INPUT
}

interface OutFile {
  name: string
  bytes: Uint8Array
}

interface Made {
  name: string
  stages: { stage: StageName; ms: number }[]
  printing: PrintTime[]
  files: OutFile[]
}

async function make(brief: Brief, { date }: Arguments, say: (line: string) => void): Promise<Made> {
  const press = createPress({ threads: 1 })
  const clock = stageClock(say)
  try {
    const blueprint = await makeBlueprint(brief, { knowledge, onStage: clock.begin })
    const { files, times } = await press.print({ blueprint, ...(date && { date }) })
    clock.end()
    for (const { part, ms } of times) say(`    ${part}  ${ms} ms`)
    const texts = textFilesOf(blueprint).map(({ name, text }) => ({ name, bytes: Buffer.from(text) }))
    return { name: blueprint.plan.name, stages: clock.stages, printing: times, files: [...files, ...texts] }
  } finally {
    await press.close()
  }
}

/** The engine has no clock; whoever runs it brings one. */
function stageClock(say: (line: string) => void) {
  const stages: Made['stages'] = []
  let running: { stage: StageName; since: number } | undefined
  const end = () => {
    if (!running) return
    const ms = Math.round((performance.now() - running.since) * 10) / 10
    stages.push({ stage: running.stage, ms })
    say(`✓ ${running.stage}  ${ms} ms`)
    running = undefined
  }
  const begin = (stage: StageName) => {
    end()
    running = { stage, since: performance.now() }
  }
  return { stages, begin, end }
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
  const picture = await contactSheet(shown.map((name) => join(out, name)))
  const name = `${fileStem(company)}-Contact-Sheet.png`
  await writeFile(join(out, name), picture)
  return [...stored, { name, bytes: picture.length }]
}

process.exitCode = await main()
