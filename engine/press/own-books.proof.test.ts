// Books by a language model whose sections it did not deliver: the house writes them, and the plan is printed.
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { analystOf } from '../analyst/ask-analyst.ts'
import { FENCE } from '../analyst/prompts/frame.ts'
import { makeBlueprint } from '../blueprint.ts'
import { briefSchema } from '../brief.ts'
import { recordedAsking } from '../cli/recorded.ts'
import { knowledge } from '../knowledge/knowledge.ts'
import { createPress } from './press.ts'

const RECORDING = new URL('../analyst/recordings/sewing-machine-repair/', import.meta.url)
const readText = (name: string) => readFileSync(new URL(name, RECORDING), 'utf8')

test('a plan whose sections are the house’s is printed with its own books', async () => {
  const asking = recordedAsking(async ({ name }) => {
    const file = `${name}.answer.txt`
    if (name.startsWith('sections') || !existsSync(new URL(file, RECORDING)))
      throw new Error('nobody answers')
    return readText(file)
  })
  const brief = briefSchema.parse(JSON.parse(readText('brief.json')))
  const blueprint = await makeBlueprint(brief, { knowledge, analyst: analystOf(asking, () => FENCE) })
  expect(blueprint.plan.writing).toContainEqual(expect.objectContaining({ section: 'books', by: 'model' }))
  const press = createPress({ threads: 1 })
  try {
    const { files } = await press.print({ blueprint })
    expect(files.map(({ name }) => name).join()).toContain('Complete-Blueprint.pdf')
  } finally {
    await press.close()
  }
})
