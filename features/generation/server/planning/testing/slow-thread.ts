// A thread that takes a while for every brief, one after the other.
import { parentPort } from 'node:worker_threads'
import type { FromThread, ToThread } from '../messages.ts'

const say = (message: FromThread) => parentPort?.postMessage(message)
const clock = new Int32Array(new SharedArrayBuffer(4))

parentPort?.on('message', ({ number }: ToThread) => {
  say({ number, begun: true })
  Atomics.wait(clock, 0, 0, 250)
  say({ number, plan: new Uint8Array() })
})
