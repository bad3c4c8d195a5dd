// A thread that dies of a brief called 'Deadly' and reads every other.
import { parentPort } from 'node:worker_threads'
import type { FromThread, ToThread } from '../messages.ts'
import { nothingOf } from './nothing.ts'

parentPort?.on('message', ({ number, brief }: ToThread) => {
  if (brief.startupName === 'Deadly') process.exit(9)
  parentPort?.postMessage({ number, understood: nothingOf(brief) } satisfies FromThread)
})
