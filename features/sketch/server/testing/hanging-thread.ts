// A thread that takes an idea and never comes back from it.
import { parentPort } from 'node:worker_threads'

parentPort?.on('message', () => {
  for (;;);
})
