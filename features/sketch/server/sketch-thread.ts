// The thread in which ideas are sketched: it stays, so that words and trades are read once.
import { parentPort } from 'node:worker_threads'
import { type SketchedIdea, sketchOf } from '#engine/sketch.ts'
import { presentSketch } from './present.ts'
import type { FromSketchThread } from './sketcher.ts'

const answer = (message: FromSketchThread) => parentPort?.postMessage(message)

parentPort?.on('message', ({ number, sketched }: { number: number; sketched: SketchedIdea }) => {
  try {
    answer({ number, sketch: presentSketch(sketchOf(sketched)) })
  } catch (error) {
    answer({ number, failed: error instanceof Error ? error.message : String(error) })
  }
})

// Reads the words of the language once, before the first visitor waits for it.
sketchOf({ idea: 'A bakery with evening classes in Boise' })
