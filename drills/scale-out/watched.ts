// Blueprints that somebody watches at the very process that is killed next.
import { randomUUID } from 'node:crypto'
import { writeEntry } from '#features/credits/server/public.ts'
import type { Fleet } from '../fleet/fleet.ts'
import { formOf, insist, type Promised } from '../kill9/shoppers.ts'
import { signIn } from '../member.ts'
import { type Follower, follow } from './follower.ts'

export interface Watched {
  /** 'web 2' */
  at: string
  follower: Follower
}

interface Gallery {
  /** Asks for a blueprint, and resolves once a line of this process tells of it. */
  watchAt(web: string): Promise<Watched>
  promised(): Promised
}

export async function openGallery(fleet: Fleet, most: number): Promise<Gallery> {
  const { db } = fleet.database
  const { id: userId, browser } = await signIn(fleet, { email: 'watcher@example.com', proved: true })
  const grant = `drill:${userId}`
  await db.transaction((tx) => writeEntry(tx, { userId, kind: 'adjustment', amount: most, cause: grant }))
  const promised: Promised = { names: [], entries: { [grant]: most }, sessionIds: [] }

  async function make(): Promise<string> {
    const [name, requestId] = [`Watched ${promised.names.length}`, randomUUID()]
    promised.names.push(name)
    promised.entries[`generation:request:${userId}:${requestId}`] = -1
    const asked = { ...formOf(name), useCredits: true, requestId }
    return (await insist(() => browser.post('/api/generate-blueprint', asked))).body.blueprintId
  }

  return {
    async watchAt(web) {
      const address = new URL(fleet.webs.get(web) ?? '').host
      const blueprintId = await make()
      // The proxy decides who tells: come back until it is the right one.
      for (;;) {
        const follower = follow(fleet.site, blueprintId, browser)
        await follower.hears
        if (follower.servedBy.at(-1) === address) return { at: web, follower }
        follower.leave()
        if (follower.end === 'complete') throw new Error(`${web} was never asked to tell of a blueprint.`)
      }
    },
    promised: () => promised,
  }
}
