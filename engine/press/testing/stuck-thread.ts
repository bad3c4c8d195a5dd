// A thread that takes work, says so, and never answers; it does not even hear that it should stop.
import { BroadcastChannel, parentPort } from 'node:worker_threads'

const channel = new BroadcastChannel('stuck-thread')

parentPort?.on('message', () => {
  channel.postMessage('begun')
  for (;;);
})
