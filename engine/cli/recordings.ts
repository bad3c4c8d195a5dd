// A language model's answers in a folder, each with the key of the exact prompt it was given to. A prompt without its answer is
// written there, so that a model can be asked it by hand; nothing is made until all are answered.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Analyst } from '../analyst/analyst.ts'
import { analystOf } from '../analyst/ask-analyst.ts'
import { FENCE } from '../analyst/prompts/frame.ts'
import { type Prompt, promptKey, recordedAsking } from './recorded.ts'

/** Prompts that have no answer, or another one. */
export class Unrecorded extends Error {
  readonly names: string[]

  constructor(names: string[]) {
    super(`No recorded answer to the prompts as they are now: ${names.join(', ')}.`)
    this.names = names
  }
}

export interface Recording {
  analyst: Analyst
  /** Fires with Unrecorded. */
  signal: AbortSignal
}

const KEYS = 'keys.json'

/** `writes`: prompts without an answer are written into the folder. */
export function openRecording(folder: string, { writes = false } = {}): Recording {
  const missing: string[] = []
  const control = new AbortController()
  const keys = keysIn(folder)

  const answerTo = (prompt: Prompt): Promise<string> => {
    const { name } = prompt
    const answer = join(folder, `${name}.answer.txt`)
    if (keys[name] === promptKey(prompt) && existsSync(answer))
      return Promise.resolve(readFileSync(answer, 'utf8'))
    missing.push(name)
    if (writes) writePrompt(folder, prompt, keys)
    // The others of this moment are asked for, too, before it ends.
    if (missing.length === 1) setImmediate(() => control.abort(new Unrecorded(missing)))
    return new Promise((_, reject) =>
      control.signal.addEventListener('abort', () => reject(control.signal.reason)),
    )
  }
  return { analyst: analystOf(recordedAsking(answerTo), () => FENCE), signal: control.signal }
}

const keysIn = (folder: string): Record<string, string> => {
  const file = join(folder, KEYS)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** The answer to an earlier form of the prompt no longer counts. */
function writePrompt(folder: string, prompt: Prompt, keys: Record<string, string>): void {
  const { name, instructions, messages } = prompt
  mkdirSync(folder, { recursive: true })
  const parts = [{ role: 'system', content: instructions }, ...messages]
  const text = parts.map(({ role, content }) => `===== ${role.toUpperCase()} =====\n${content}\n`).join('')
  writeFileSync(join(folder, `${name}.prompt.txt`), text)
  const key = promptKey(prompt)
  if (keys[name] !== key) rmSync(join(folder, `${name}.answer.txt`), { force: true })
  keys[name] = key
  const sorted = Object.fromEntries(Object.entries(keys).sort(([a], [b]) => a.localeCompare(b)))
  writeFileSync(join(folder, KEYS), `${JSON.stringify(sorted, null, 2)}\n`)
}
