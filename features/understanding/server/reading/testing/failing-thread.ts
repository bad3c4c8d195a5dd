// A thread that cannot read what it is given.
import { parentPort } from 'node:worker_threads'
import type { FromThread, ToThread } from '../messages.ts'

parentPort?.on('message', ({ number }: ToThread) =>
  parentPort?.postMessage({ number, failure: 'TypeError at engine' } satisfies FromThread),
)
