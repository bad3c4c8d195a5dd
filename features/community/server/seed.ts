// Sows the threads that come with the house, once each: what an admin removed stays so. They say who wrote them.
import { readdirSync, readFileSync } from 'node:fs'
import type { Db } from '#server/database/connect.ts'
import { postForm } from '../contract.ts'
import { render } from './render.ts'
import { fingerprintOf, hotness } from './rules.ts'
import { communityPosts, communitySown } from './tables.ts'
import { excerptOf } from './write-posts.ts'

const FOLDER = new URL('./threads/', import.meta.url)

/** A few 'key: value' lines between two rules, then Markdown. */
function readThreads() {
  return readdirSync(FOLDER).map((file) => {
    const text = readFileSync(new URL(file, FOLDER), 'utf8')
    const [, head = '', content = ''] = text.match(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/) ?? []
    const given = Object.fromEntries(head.split('\n').map((line) => line.split(/: (.*)/, 2)))
    return {
      name: file.replace(/\.md$/, ''),
      createdAt: new Date(`${given.date}T09:00:00Z`),
      ...postForm.parse({ ...given, content }),
    }
  })
}

export async function seedThreads(db: Db): Promise<void> {
  const sown = new Set((await db.select().from(communitySown)).map(({ thread }) => thread))
  for (const thread of readThreads()) if (!sown.has(thread.name)) await sow(db, thread)
}

function sow(db: Db, { name, ...thread }: ReturnType<typeof readThreads>[number]): Promise<void> {
  return db.transaction(async (tx) => {
    // Who writes the name down sows it: another process may start at the same time.
    const [first] = await tx.insert(communitySown).values({ thread: name }).onConflictDoNothing().returning()
    if (!first) return
    await tx.insert(communityPosts).values({
      ...thread,
      byTeam: true,
      isPinned: true,
      html: render(thread.content).html,
      excerpt: excerptOf(thread.content),
      fingerprint: fingerprintOf(thread.content),
      hot: hotness(0, thread.createdAt),
    })
  })
}
