// Somebody with credits, who asks for blueprints of every kind, and when they are made.
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { signIn } from '#drills/member.ts'
import type { Visitor } from '#drills/visitor.ts'
import type { OpenShop } from '#drills/works/works.ts'
import { SAMPLES } from '#engine/testing/sample-briefs.ts'
import { blueprints } from '#features/blueprints/server/tables.ts'
import { writeEntry } from '#features/credits/server/public.ts'
import { generations } from '#features/generation/server/tables.ts'
import { and, eq, isNotNull } from '#server/database/sql.ts'

export const briefs = Object.values(SAMPLES)

export interface Founder {
  browser: Visitor
  /** Asks for the one with this number: the samples in turn. */
  ask(index: number): Promise<void>
  /** Resolves when so many are finished. */
  finished(count: number): Promise<void>
}

const PATIENCE_MS = 1_800_000

export async function founderWith(works: OpenShop, credits: number): Promise<Founder> {
  const { db } = works.database
  const email = `founder-${randomUUID()}@example.com`
  const { id: userId, browser } = await signIn(works, { email, proved: true })
  const grant = { userId, kind: 'adjustment', amount: credits, cause: `bench:${userId}` } as const
  await db.transaction((tx) => writeEntry(tx, grant))
  const made = () =>
    db
      .select({ id: generations.id, status: generations.status })
      .from(generations)
      .innerJoin(blueprints, eq(blueprints.id, generations.blueprintId))
      .where(and(eq(blueprints.userId, userId), isNotNull(generations.finishedAt)))
  return {
    browser,
    async ask(index) {
      const brief = briefs[index % briefs.length]
      const form = { ...brief, email: '', startupName: `${brief?.startupName} ${index}` }
      // Each from a network of its own: how much one may ask for is another question.
      const headers = { 'x-forwarded-for': `10.98.${index >> 8}.${index & 255}` }
      const asked = { ...form, useCredits: true, requestId: randomUUID() }
      const { status, body } = await browser.post('/api/generate-blueprint', asked, headers)
      if (status !== 200) throw new Error(`No blueprint: ${status} ${JSON.stringify(body)}`)
    },
    async finished(count) {
      for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await delay(100)) {
        const done = await made()
        if (done.some(({ status }) => status === 'error')) throw new Error('A blueprint failed.')
        if (done.length >= count) return
      }
      throw new Error(`There were never ${count} blueprints.`)
    },
  }
}
