// A thread whose engine refuses every brief.
import { parentPort } from 'node:worker_threads'
import type { FromThread, ToThread } from '../messages.ts'

parentPort?.on('message', ({ number }: ToThread) =>
  parentPort?.postMessage({ number, refused: 'The plan has a fault.' } satisfies FromThread),
)
