// A thread that takes a brief and never comes back from it.
import { parentPort } from 'node:worker_threads'
import type { FromThread } from '../messages.ts'

parentPort?.on('message', () => {
  for (;;);
})
parentPort?.postMessage({ isReady: true } satisfies FromThread)
