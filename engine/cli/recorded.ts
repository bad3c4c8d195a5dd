// Answers that a language model gave once, played back by the exact prompt they were given to.
import { createHash } from 'node:crypto'
import type { Asking } from '../writers/model/ask.ts'
import { CallFailure } from '../writers/model/failures.ts'

/** A prompt as it is sent, with a fence that does not change. */
export interface Prompt {
  name: string
  instructions: string
  messages: { role: string; content: string }[]
}

export const promptKey = ({ instructions, messages }: Prompt): string =>
  createHash('sha256')
    .update(JSON.stringify([instructions, messages]))
    .digest('hex')
    .slice(0, 16)

/** `answerTo` gives the recorded text, or throws where there is none. */
export function recordedAsking(answerTo: (prompt: Prompt) => Promise<string>): Asking {
  return {
    async ask({ name, instructions, messages, schema }, spent) {
      const prompt = {
        name,
        instructions,
        messages: messages.map(({ role, content }) => ({ role, content: String(content) })),
      }
      const text = await answerTo(prompt)
      spent.calls += 1
      spent.inputTokens += tokensIn(instructions + prompt.messages.map(({ content }) => content).join(''))
      spent.outputTokens += tokensIn(text)
      const parsed = schema.safeParse(jsonIn(text))
      if (!parsed.success)
        throw new CallFailure('invalid-output', {
          text,
          detail: parsed.error.issues
            .slice(0, 8)
            .map(({ path, message }) => `${path.join('.')}: ${message}`)
            .join('; '),
        })
      return { value: parsed.data, text }
    },
  }
}

/** A common rule of thumb. */
const tokensIn = (text: string) => Math.ceil(text.length / 4)

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, ''))
  } catch (error) {
    throw new CallFailure('invalid-output', {
      text,
      detail: `not JSON: ${error instanceof Error ? error.message : ''}`,
    })
  }
}
