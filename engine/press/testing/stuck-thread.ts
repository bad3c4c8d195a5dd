// A thread that takes work and never answers; it does not even hear that it should stop.
import { parentPort } from 'node:worker_threads'

parentPort?.on('message', () => {
  for (;;);
})
