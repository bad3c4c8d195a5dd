// Makes a recording of a plan: every prompt is answered by `answerTo`, and the answers are stored as openRecording reads them.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeBlueprint } from '../../blueprint.ts'
import type { Brief } from '../../brief.ts'
import { type Prompt, promptKey, recordedAsking } from '../../cli/recorded.ts'
import { knowledge } from '../../knowledge/knowledge.ts'
import { analystOf } from '../ask-analyst.ts'
import { FENCE } from '../prompts/frame.ts'

export async function record(folder: string, brief: Brief, answerTo: (prompt: Prompt) => Promise<string>) {
  mkdirSync(folder, { recursive: true })
  const keys: Record<string, string> = {}
  const asking = recordedAsking(async (prompt) => {
    const answer = await answerTo(prompt)
    keys[prompt.name] = promptKey(prompt)
    writeFileSync(join(folder, `${prompt.name}.answer.txt`), answer)
    return answer
  })
  const blueprint = await makeBlueprint(brief, { knowledge, analyst: analystOf(asking, () => FENCE) })
  writeFileSync(join(folder, 'brief.json'), JSON.stringify(brief))
  writeFileSync(join(folder, 'keys.json'), JSON.stringify(keys))
  return blueprint
}
