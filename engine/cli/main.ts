// The engine alone: one brief in, the files of its blueprint out.
import { access, constants, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Blueprint, makeBlueprint, type StageName } from '../blueprint.ts'
import type { Brief } from '../brief.ts'
import { type File, filesOf } from '../files.ts'
import { knowledge } from '../knowledge/knowledge.ts'
import { understand } from '../understand/understand.ts'
import { readArguments, USAGE } from './arguments.ts'
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
  const { blueprint, stages } = await timed(read.brief, say)
  const files = filesOf(blueprint)
  await store(wanted.out, files)
  for (const { name, text } of files) say(`  ${join(wanted.out, name)}  ${Buffer.byteLength(text)} bytes`)
  if (wanted.json)
    console.log(
      JSON.stringify({
        name: blueprint.plan.name,
        stages,
        files: files.map(({ name, text }) => ({ name, bytes: Buffer.byteLength(text) })),
      }),
    )
  return 0
}

function refuse(lines: string[]): number {
  for (const line of lines) console.error(line)
  return BAD_INPUT
}

interface Stage {
  stage: StageName
  ms: number
}

/** The engine has no clock; whoever runs it brings one. */
async function timed(
  brief: Brief,
  say: (line: string) => void,
): Promise<{ blueprint: Blueprint; stages: Stage[] }> {
  const stages: Stage[] = []
  let running: { stage: StageName; since: number } | undefined
  const end = () => {
    if (!running) return
    const ms = Math.round((performance.now() - running.since) * 10) / 10
    stages.push({ stage: running.stage, ms })
    say(`✓ ${running.stage}  ${ms} ms`)
  }
  const onStage = (stage: StageName) => {
    end()
    running = { stage, since: performance.now() }
  }
  const blueprint = await makeBlueprint(brief, { knowledge, onStage })
  end()
  return { blueprint, stages }
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

async function store(folder: string, files: File[]): Promise<void> {
  for (const { name, text } of files) await writeFile(join(folder, name), text)
}

process.exitCode = await main()
