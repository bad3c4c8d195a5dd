// One question to the model, asked again where that may help, within what the plan may spend.
import { generateText, type ModelMessage, Output } from 'ai'
import { z } from 'zod'
import { openDeadline, pause, until } from '../deadline.ts'
import type { Limits } from '../limits.ts'
import { type Spent, WritingFailure } from '../writer.ts'
import type { Budget, Tokens } from './budget.ts'
import type { Connection, Manner } from './connect.ts'
import { CallFailure, endedBadly, failureOf, waitBefore } from './failures.ts'

interface Question<T> {
  name: string
  instructions: string
  messages: ModelMessage[]
  schema: z.ZodType<T>
  /** What the answer may have. */
  outputTokens: number
  /** Whether the server may search the web for it, where that is switched on. */
  maySearch?: boolean
}

/** A page that the server's search came upon. */
export interface FoundPage {
  url: string
  title?: string | undefined
  /** As the search names it: 'April 30, 2025'. */
  date?: string | undefined
}

interface Answer<T> {
  value: T
  text: string
  found?: FoundPage[]
}

export interface Asking {
  /** Whether questions that may search do. */
  searches?: boolean
  ask<T>(question: Question<T>, spent: Spent, signal?: AbortSignal): Promise<Answer<T>>
}

export function openAsking(connection: Connection, budget: Budget, limits: Limits): Asking {
  // Of the server, so found out once for the plan.
  let manner: Manner = 'exact'

  async function askOnce<T>(question: Question<T>, as: Manner, signal: AbortSignal) {
    const search = question.maySearch ? connection.search : undefined
    const result = await generateText({
      model: connection.model(as),
      instructions: question.instructions,
      messages: question.messages,
      output: Output.object({ schema: question.schema, name: question.name }),
      maxOutputTokens: question.outputTokens,
      // Retries are counted here, against the budget.
      maxRetries: 0,
      abortSignal: signal,
      ...(as === 'exact' && { temperature: 0.2 }),
      ...(search && { tools: search }),
    })
    const { inputTokens, outputTokens } = result.usage
    const used = estimated(question, result.text, { inputTokens, outputTokens })
    const ended = endedBadly(result.finishReason)
    if (ended) throw new CallFailure(ended, { used })
    return {
      value: result.output,
      text: result.text,
      used,
      ...(search && { found: pagesIn(result.sources) }),
    }
  }

  async function call<T>(question: Question<T>, as: Manner, spent: Spent, signal?: AbortSignal) {
    const most = { inputTokens: inputOf(question), outputTokens: question.outputTokens }
    const reserved = budget.take(most)
    spent.calls += 1
    const left = budget.msLeft()
    const overdue = () =>
      left < limits.callMs ? budget.expire() : new WritingFailure('timeout', { outage: true })
    const deadline = openDeadline(Math.min(limits.callMs, left), overdue, signal)
    const count = (used: Tokens) => {
      spent.inputTokens += used.inputTokens
      spent.outputTokens += used.outputTokens
    }
    const settle = (used: Tokens) => {
      reserved.settle(used)
      count(used)
    }
    try {
      const { used, ...answer } = await until(deadline.signal, () => askOnce(question, as, deadline.signal))
      settle(used)
      return answer
    } catch (error) {
      // Whatever an aborted call throws, the reason is that of the signal. Nobody will say what it cost: it may be all of it.
      if (deadline.signal.aborted) {
        count(most)
        throw deadline.signal.reason
      }
      const failure = failureOf(error)
      if (failure instanceof CallFailure && failure.used) settle(failure.used)
      else if (failure instanceof CallFailure && failure.text) settle(estimated(question, failure.text))
      throw failure
    } finally {
      deadline.close()
    }
  }

  async function waitToRetry(failure: WritingFailure, tries: number, signal?: AbortSignal): Promise<void> {
    const wait = waitBefore(failure, tries, limits)
    if (wait === undefined || wait >= budget.msToBegin()) throw failure
    await pause(wait, signal)
  }

  return {
    searches: connection.search !== undefined,
    async ask(question, spent, signal) {
      for (let tries = 1; ; tries++) {
        // Found pages are cited within the answer, which no schema allows for.
        const as = question.maySearch && connection.search ? 'plain' : manner
        try {
          return await call(question, as, spent, signal)
        } catch (error) {
          if (!(error instanceof WritingFailure)) throw error
          const another = error instanceof CallFailure && error.unsupported && as === 'exact'
          if (another) manner = 'plain'
          else await waitToRetry(error, tries, signal)
        }
      }
    },
  }
}

interface Cited {
  sourceType: string
  url?: string
  title?: string | undefined
  providerMetadata?: Record<string, Record<string, unknown>> | undefined
}

const pagesIn = (sources: Cited[]): FoundPage[] =>
  sources.flatMap(({ sourceType, url, title, providerMetadata }) => {
    if (sourceType !== 'url' || !url) return []
    const age = providerMetadata?.anthropic?.pageAge
    return [{ url, title, date: typeof age === 'string' ? age : undefined }]
  })

/** On the safe side: prose has about four characters to a token, code and other scripts fewer. */
const tokensOf = (text: string) => Math.ceil(text.length / 3)

function inputOf({ instructions, messages, schema }: Question<unknown>): number {
  return (
    tokensOf(instructions) +
    tokensOf(JSON.stringify(messages)) +
    tokensOf(JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })))
  )
}

/** What the server says it was, or a guess where it says nothing. */
function estimated(
  question: Question<unknown>,
  text: string,
  said: { inputTokens?: number | undefined; outputTokens?: number | undefined } = {},
): Tokens {
  const known = (tokens: number | undefined, guess: number) => (tokens && tokens > 0 ? tokens : guess)
  return {
    inputTokens: known(said.inputTokens, inputOf(question)),
    outputTokens: known(said.outputTokens, tokensOf(text)),
  }
}
