// An analyst with a language model behind it: the data fenced off, the answer checked, and one chance to mend it.
import type { ModelMessage } from 'ai'
import type { Asking } from '../writers/model/ask.ts'
import { today } from '../writers/model/clock.ts'
import { CallFailure } from '../writers/model/failures.ts'
import { newFence } from '../writers/model/fence.ts'
import { NOTHING, type Spent, WritingFailure } from '../writers/writer.ts'
import type { Analyst, Answered, Question } from './analyst.ts'
import { OUTPUT_TOKENS } from './limits.ts'
import { fenced, framed } from './prompts/frame.ts'
import { withFoundSources, withSearchRules } from './web-sources.ts'

/** Of an answer that is shown to the model again. */
const MOST_SHOWN = 60_000
const MOST_FAULTS = 25

export function analystOf(asking: Asking, fenceOf: () => string = newFence): Analyst {
  return {
    async ask(question, signal) {
      const spent = { ...NOTHING }
      try {
        return await askAndMend(asking, question, fenceOf(), spent, signal)
      } catch (error) {
        if (!(error instanceof WritingFailure)) throw error
        const { reason, outage } = error
        throw new WritingFailure(reason, { outage, spent, detail: error.message, cause: error })
      }
    },
  }
}

async function askAndMend<T>(
  asking: Asking,
  { kind, part, task, data, schema, maySearch = false, faults }: Question<T>,
  fence: string,
  spent: Spent,
  signal?: AbortSignal,
): Promise<Answered<T>> {
  const searches = maySearch && asking.searches === true
  const instructions = searches ? withSearchRules(framed(task, fence)) : framed(task, fence)
  const first: ModelMessage[] = [{ role: 'user', content: fenced(fence, data) }]
  const ask = (name: string, messages: ModelMessage[]) =>
    asking
      .ask(
        { name, instructions, messages, schema, outputTokens: OUTPUT_TOKENS[kind], maySearch: searches },
        spent,
        signal,
      )
      .then(({ value, text, found = [] }) => ({ value: withFoundSources(value, found, today()), text }))
  const name = `${kind}-${part}`.replace(/[^a-z-]+/g, '-')

  const tried = await ask(name, first).then(
    ({ value, text }) => ({ value, text, problems: problemsOf(value, faults) }),
    (error: unknown) => {
      // Only what was written can be mended.
      if (!(error instanceof CallFailure) || !error.text) throw error
      return { value: undefined, text: error.text, problems: [error.message] }
    },
  )
  if (tried.value !== undefined && tried.problems.length === 0)
    return { value: tried.value, faults: [], spent }
  const shown: ModelMessage = { role: 'assistant', content: tried.text.slice(0, MOST_SHOWN) }
  const repair = ask(`${name}-repair`, [
    ...first,
    shown,
    { role: 'user', content: repairRequest(tried.problems) },
  ])
  const { value, problems } = await repair.then(
    (answer) => ({ value: answer.value, problems: problemsOf(answer.value, faults) }),
    (error: unknown) => {
      signal?.throwIfAborted()
      if (tried.value === undefined) throw error
      return { value: tried.value, problems: tried.problems }
    },
  )
  // The repair is not always the better one.
  return tried.value !== undefined && tried.problems.length < problems.length
    ? { value: tried.value, faults: tried.problems, spent }
    : { value, faults: problems, spent }
}

function problemsOf<T>(value: T, faults: (value: T) => string[]): string[] {
  try {
    return [...new Set(faults(value))]
  } catch (error) {
    return [`it cannot be computed: ${error instanceof Error ? error.message : 'unknown'}`]
  }
}

const repairRequest = (problems: string[]) =>
  `That cannot be used as it stands:\n${problems
    .slice(0, MOST_FAULTS)
    .map((problem) => `- ${problem}`)
    .join('\n')}\nWrite the whole answer again, as JSON, without these faults.`
