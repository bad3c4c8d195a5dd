// The typesetter with nothing around it: a fresh thread that is ready, and the finished pages of a blueprint.
import type { Blueprint } from '#engine/blueprint.ts'
import { typesetterModule } from '#engine/press/read-parts.ts'
import { createStudio, type Designed } from '#engine/press/studio.ts'
import { startThread, type Thread } from '#engine/press/thread.ts'

const PROGRAM = new URL('../../engine/press/typesetting-thread.ts', import.meta.url)

export function bareTypesetters() {
  const studio = createStudio()
  const designs = new Map<string, Designed>()
  const open = new Set<Thread>()

  async function designOf(blueprint: Blueprint): Promise<Designed> {
    const known = designs.get(blueprint.plan.name)
    if (known) return known
    const { designed } = await studio.design({ blueprint })
    designs.set(blueprint.plan.name, designed)
    return designed
  }

  return {
    /** Milliseconds for all documents of one blueprint. */
    async timeFor(blueprint: Blueprint): Promise<number> {
      const designed = await designOf(blueprint)
      const thread = startThread(PROGRAM, { module: await typesetterModule() })
      open.add(thread)
      await thread.ask('ready', undefined)
      const begun = performance.now()
      await thread.ask('typeset', designed)
      const took = performance.now() - begun
      await thread.end()
      open.delete(thread)
      return took
    },
    async close(): Promise<void> {
      await Promise.all([...open].map((thread) => thread.end()))
    },
  }
}
