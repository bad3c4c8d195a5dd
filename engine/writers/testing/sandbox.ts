// The sandbox's language model, in a process of its own: the engine imports nothing of the house, not even in tests.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Analyst } from '../../analyst/analyst.ts'
import { createAnalyst } from '../../analyst/create-analyst.ts'
import type { Prompt } from '../../cli/recorded.ts'
import type { Limits } from '../limits.ts'

const PROGRAM = fileURLToPath(new URL('../../../sandbox/language-model/language-model.ts', import.meta.url))

interface Seen {
  at: number
  headers: Record<string, string>
  body: {
    messages: { role: string; content: string }[]
    temperature?: number
    max_tokens?: number
    response_format?: { type: string }
    tools?: unknown
  }
  atOnce: number
}

export interface Sandbox {
  /** An analyst of its own for each test. */
  analyst(
    fault?: string,
    limits?: Partial<Limits>,
    fetch?: typeof globalThis.fetch,
  ): { analyst: Analyst; seen(): Promise<Seen[]> }
  /** What it says to a prompt as it is recorded. */
  answer(prompt: Prompt): Promise<string>
  close(): Promise<void>
}

/** Short enough for tests, long enough for a machine that is busy with others. */
const SHORT: Partial<Limits> = {
  callMs: 8_000,
  totalMs: 30_000,
  lastStartMs: 0,
  backoffMs: 1,
}

export async function openSandbox(): Promise<Sandbox> {
  const child = spawn(process.execPath, [PROGRAM], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [baseUrl] = (await once(createInterface(child.stdout), 'line')) as [string]
  let made = 0
  function modelFor(fault: string | undefined) {
    made += 1
    const name = fault ? `test-${made}:${fault}` : `test-${made}`
    const model = { kind: 'openai-compatible', baseUrl, apiKey: 'secret', name } as const
    const url = new URL(`/sandbox/requests?model=${encodeURIComponent(name)}`, baseUrl)
    const seen = async () => (await (await globalThis.fetch(url)).json()) as Seen[]
    return { model, seen }
  }
  return {
    analyst(fault, limits, fetch = globalThis.fetch) {
      const { model, seen } = modelFor(fault)
      return { analyst: createAnalyst({ model, fetch, limits: { ...SHORT, ...limits } }), seen }
    },
    async answer({ instructions, messages }) {
      const asked = [{ role: 'system', content: instructions }, ...messages]
      const body = JSON.stringify({ model: 'recorded', messages: asked })
      const reply = await globalThis.fetch(`${baseUrl}/chat/completions`, { method: 'POST', body })
      const { choices } = (await reply.json()) as { choices: [{ message: { content: string } }] }
      return choices[0].message.content
    },
    async close() {
      const exit = once(child, 'exit')
      child.kill()
      await exit
    },
  }
}
