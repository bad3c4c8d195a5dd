// A thread that takes a brief and never comes back from it.
import { parentPort } from 'node:worker_threads'

parentPort?.on('message', () => {
  for (;;);
})
