// What the shop's planner does with a brief, in a thread that can be ended.
import { parentPort } from 'node:worker_threads'
import { makeBlueprint } from '#engine/blueprint.ts'
import { briefSchema } from '#engine/brief.ts'
import { knowledge } from '#engine/knowledge/knowledge.ts'

parentPort?.on('message', async (brief: unknown) => {
  const begun = performance.now()
  let said = 'planned'
  try {
    await makeBlueprint(briefSchema.parse(brief), { knowledge })
  } catch (error) {
    said = String(error)
  }
  parentPort?.postMessage({ ms: performance.now() - begun, said })
})
