// Answers that a real model gave once, by the exact prompt it gave them to. Folders, keys and fence are those of
// engine/cli/recordings.ts, which a test of the drills holds this against: the sandbox imports nothing of the house.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ChatRequest, plainText } from './question.ts'

export const RECORDINGS = fileURLToPath(new URL('../../engine/analyst/recordings', import.meta.url))

/** Stands for the random one. */
const FENCE = 'data-fence'
const RANDOM_FENCE = /\bdata-[0-9a-f]{24}\b/g

export interface PlayOptions {
  /** Takes out of a prompt what was not in it when it was recorded. */
  normalise?: (text: string) => string
  /** Puts back into the answer what `normalise` took out of its question. */
  adapt?: (answer: string, request: ChatRequest) => string
}

/** The recorded answer to a question, if there is one. */
export type Recordings = (request: ChatRequest) => string | undefined

export function openRecordings(
  folder: string,
  { normalise = (text) => text, adapt = (answer) => answer }: PlayOptions = {},
): Recordings {
  const files = answersIn(folder)
  return (request) => {
    const parts = request.messages.map(({ role, content }) => ({
      role,
      content: normalise(plainText(content).replaceAll(RANDOM_FENCE, FENCE)),
    }))
    const [system, first] = parts
    if (system?.role !== 'system' || !first) return undefined
    const found = files.get(keyOf(system.content, [first]))
    if (!found) return undefined
    // Whatever was wrong with the first answer, here or then: what was taken in the end is played.
    const isRepair = parts.length > 2 && existsSync(found.repair)
    return adapt(readFileSync(isRepair ? found.repair : found.answer, 'utf8'), request)
  }
}

interface Files {
  answer: string
  repair: string
}

function answersIn(folder: string): Map<string, Files> {
  const all = new Map<string, Files>()
  if (!existsSync(folder)) return all
  for (const id of readdirSync(folder)) {
    const keys = join(folder, id, 'keys.json')
    if (!existsSync(keys)) continue
    const named: Record<string, string> = JSON.parse(readFileSync(keys, 'utf8'))
    for (const [name, key] of Object.entries(named)) {
      const file = (answer: string) => join(folder, id, `${answer}.answer.txt`)
      if (existsSync(file(name))) all.set(key, { answer: file(name), repair: file(`${name}-repair`) })
    }
  }
  return all
}

const keyOf = (instructions: string, messages: object[]): string =>
  createHash('sha256')
    .update(JSON.stringify([instructions, messages]))
    .digest('hex')
    .slice(0, 16)
