// What a list shows of a post: words only, by whole characters.
import { cut, plainText } from '#server/markdown/plain-text.ts'
import { slugOf } from '../slug.ts'

const LIST_TEXT = 300
const WORDS_A_MINUTE = 220

export function listText({ excerpt, content }: { excerpt: string; content: string }): string {
  return cut(excerpt.trim() ? excerpt.trim().replace(/\s+/g, ' ') : plainText(content), LIST_TEXT)
}

export function readingMinutes(content: string): number {
  const words = plainText(content).split(' ').length
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}

/** What the writer chose, or what the title gives; a title of signs alone gives nothing. */
export function wantedSlug({ slug, title }: { slug: string; title: string }): string {
  return slugOf(slug) || slugOf(title) || 'post'
}

/** The first that is free: acme, acme-2, acme-3. */
export function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  let slug = wanted
  for (let next = 2; taken.has(slug); next++) slug = `${wanted}-${next}`
  return slug
}
