// What is wrong with a recorded plan, as sentences.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeBlueprint } from '../../blueprint.ts'
import { founderInput } from '../../cli/founder-input.ts'
import { openRecording, Unrecorded } from '../../cli/recordings.ts'
import { knowledge } from '../../knowledge/knowledge.ts'
import { CALLS } from '../analyst.ts'

const ANSWER = '.answer.txt'

export async function recordingFaults(folder: string): Promise<string[]> {
  const names = Object.keys(jsonIn(folder, 'keys.json'))
  const answered = readdirSync(folder).flatMap((file) =>
    file.endsWith(ANSWER) ? [file.slice(0, -ANSWER.length)] : [],
  )
  // Some answers are there and the rest is still to be asked for: those that are have to fit.
  if ('begun' in jsonIn(folder, 'notes.json')) return staleIn(folder, answered)
  return [
    ...names.filter((name) => !answered.includes(name)).map((name) => `${name}: there is no answer`),
    ...answered.filter((name) => !names.includes(name)).map((name) => `${name}: there is no key`),
    ...CALLS.filter((kind) => !names.some((name) => name.startsWith(`${kind}-`))).map(
      (kind) => `${kind}: there is no question of this kind`,
    ),
    ...(await planFaults(folder)),
  ]
}

async function staleIn(folder: string, answered: string[]): Promise<string[]> {
  const input = await founderInput(join(folder, 'brief.json'), undefined)
  if ('faults' in input) return input.faults
  try {
    await makeBlueprint(input.value.brief, { knowledge, ...openRecording(folder) })
    return ['it is complete: take the note away']
  } catch (error) {
    if (!(error instanceof Unrecorded)) throw error
    return error.names
      .filter((name) => answered.includes(name))
      .map((name) => `${name}: the prompt has changed`)
  }
}

async function planFaults(folder: string): Promise<string[]> {
  const file = join(folder, 'brief.json')
  const input = await founderInput(file, undefined)
  if ('faults' in input) return input.faults
  try {
    const { plan } = await makeBlueprint(input.value.brief, { knowledge, ...openRecording(folder) })
    // What the house writes in a recorded plan, each with the reason why that is right.
    const notes = jsonIn(folder, 'notes.json')
    return plan.writing
      .filter(({ section, by }) => by === 'house' && !(section in notes))
      .map(({ section, reason }) => `${section}: by the house (${reason ?? 'not in an answer'})`)
  } catch (error) {
    if (!(error instanceof Unrecorded)) throw error
    return [
      `${error.message} Record them anew: npm run blueprint -- --brief ${file} --answers ${folder} --out DIR writes each prompt without an answer, and is run again once a model's answer to NAME.prompt.txt lies beside it as NAME${ANSWER}.`,
    ]
  }
}

const jsonIn = (folder: string, name: string): Record<string, unknown> => {
  const file = join(folder, name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
