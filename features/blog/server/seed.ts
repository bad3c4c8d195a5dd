// Sows the articles that come with the house, once each: what an admin changed or deleted stays so.
import { readdirSync, readFileSync } from 'node:fs'
import type { Db } from '#server/database/connect.ts'
import { eq } from '#server/database/sql.ts'
import { blogPosts, blogSown } from './tables.ts'
import { createPost } from './write-posts.ts'

const FOLDER = new URL('./articles/', import.meta.url)

export interface Article {
  name: string
  title: string
  excerpt: string
  tags: string[]
  date: string
  content: string
}

/** Oldest first. */
export function readArticles(): Article[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.md'))
    .map((file) => parseArticle(file.slice(0, -3), readFileSync(new URL(file, FOLDER), 'utf8')))
    .sort((a, b) => a.date.localeCompare(b.date))
}

/** A few 'key: value' lines between two rules, then Markdown. */
export function parseArticle(name: string, text: string): Article {
  const [, head = '', content = ''] = text.match(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/) ?? []
  const value = (key: string) => {
    const found = head.match(new RegExp(`^${key}: (.+)$`, 'm'))?.[1]
    if (!found) throw new Error(`The article ${name} does not say its ${key}.`)
    return found.trim()
  }
  return {
    name,
    title: value('title'),
    excerpt: value('excerpt'),
    tags: value('tags').split(', '),
    date: value('date'),
    content: content.trim(),
  }
}

export async function seedArticles(db: Db): Promise<void> {
  const sown = new Set((await db.select().from(blogSown)).map(({ article }) => article))
  for (const article of readArticles()) if (!sown.has(article.name)) await sow(db, article)
}

function sow(db: Db, { name, title, excerpt, tags, content, date }: Article): Promise<void> {
  return db.transaction(async (tx) => {
    // Who writes the name down sows it: another process may start at the same time.
    const [first] = await tx.insert(blogSown).values({ article: name }).onConflictDoNothing().returning()
    if (!first) return
    const { id } = await createPost(tx, { title, excerpt, tags, content, slug: name, status: 'published' })
    const day = new Date(date)
    await tx
      .update(blogPosts)
      .set({ createdAt: day, publishedAt: day, updatedAt: day })
      .where(eq(blogPosts.id, id))
  })
}
