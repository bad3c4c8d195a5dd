// The thread's side of thread.ts: requests come in, each is answered, and before that may tell of its work.
import { parentPort } from 'node:worker_threads'
import type { Answer, Request } from './thread.ts'

// biome-ignore lint/suspicious/noExplicitAny: each task knows its own input
type Tasks = Record<string, (input: any, tell: (news: unknown) => void) => unknown>

export function answerRequests(tasks: Tasks): void {
  parentPort?.on('message', async ({ number, task, input }: Request) => {
    const tell = (news: unknown) => parentPort?.postMessage({ number, news } satisfies Answer)
    try {
      const output = await tasks[task]?.(input, tell)
      parentPort?.postMessage({ number, output } satisfies Answer)
    } catch (error) {
      const failure = error instanceof Error ? (error.stack ?? error.message) : String(error)
      parentPort?.postMessage({ number, failure } satisfies Answer)
    }
  })
}
