// The work of the command: a brief becomes files, with a line for each stage.
import { makeBlueprint, type StageName, type Tools } from '../blueprint.ts'
import { NO_EDITS } from '../edits.ts'
import { textFilesOf } from '../files.ts'
import { knowledge } from '../knowledge/knowledge.ts'
import { createPress } from '../press/press.ts'
import type { PrintTime } from '../press/studio.ts'
import type { Arguments } from './arguments.ts'
import type { FounderInput } from './founder-input.ts'

export interface Made {
  name: string
  stages: { stage: StageName; ms: number }[]
  printing: PrintTime[]
  files: { name: string; bytes: Uint8Array }[]
}

export async function make(
  { brief, corrections }: FounderInput,
  { date }: Pick<Arguments, 'date'>,
  say: (line: string) => void,
  tools: Pick<Tools, 'analyst' | 'signal'> = {},
): Promise<Made> {
  const press = createPress({ threads: 1 })
  const clock = stageClock(say)
  try {
    const blueprint = await makeBlueprint(brief, {
      knowledge,
      edits: { ...NO_EDITS, reading: corrections },
      onStage: clock.begin,
      ...tools,
    })
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
