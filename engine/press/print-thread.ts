// One thread, one blueprint.
import { parentPort, workerData } from 'node:worker_threads'
import { type PrintJob, preparePrinting } from './print.ts'

const print = preparePrinting(workerData.module as WebAssembly.Module)

parentPort?.once('message', async (job: PrintJob) => {
  try {
    const printed = await print(job)
    parentPort?.postMessage(
      printed,
      // Handed over, not copied; a file that shares its memory with others has to be copied.
      printed.files.flatMap(({ bytes }) => (isAlone(bytes) ? [bytes.buffer as ArrayBuffer] : [])),
    )
  } catch (error) {
    parentPort?.postMessage({
      failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
    })
  }
})

const isAlone = (bytes: Uint8Array) =>
  bytes.byteOffset === 0 &&
  bytes.byteLength === bytes.buffer.byteLength &&
  bytes.buffer instanceof ArrayBuffer
