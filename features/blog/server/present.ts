// Posts as they are told: to readers, to admins, to search engines, to feed readers.
import type { Answer } from '#kit/endpoint.ts'
import { html } from '#server/html.ts'
import { FEED, type getPost, type ListedPost, type ManagedPost, type Post } from '../contract.ts'
import type { PostRow } from './queries.ts'
import { listText, readingMinutes } from './rules.ts'

export function listed(row: PostRow): ListedPost {
  const { id, title, excerpt, slug, tags, status, content, publishedAt } = row
  return {
    id,
    title,
    excerpt,
    text: listText(row),
    slug,
    tags,
    status,
    minutes: readingMinutes(content),
    createdAt: row.createdAt.toISOString(),
    ...(publishedAt && { publishedAt: publishedAt.toISOString() }),
    updatedAt: row.updatedAt.toISOString(),
  }
}

export const whole = (row: PostRow): Post => ({ ...listed(row), content: row.content })
export const managed = (row: PostRow): ManagedPost => ({ ...whole(row), version: row.version })

/** What the head of its page says. */
export function headOf({ post }: Answer<typeof getPost>, publicUrl: string) {
  const address = `${publicUrl}/blog/${encodeURIComponent(post.slug)}`
  const house = { '@type': 'Organization', name: 'Founder Co-Pilot', url: publicUrl }
  return {
    title: `${post.title} · Founder Co-Pilot`,
    description: post.text,
    feed: FEED,
    article: {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: post.title,
      description: post.text,
      datePublished: post.publishedAt,
      dateModified: post.updatedAt,
      keywords: post.tags.join(', '),
      image: `${publicUrl}/social/blog.png`,
      mainEntityOfPage: address,
      author: house,
      publisher: house,
    },
  }
}

// What XML has no way to write.
const UNWRITABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
const text = (words: string) => words.toWellFormed().replace(UNWRITABLE, '')

export function feedOf(rows: PostRow[], publicUrl: string): string {
  const posts = rows.map(listed)
  const newest = posts[0]?.publishedAt
  return `${html`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>Founder Co-Pilot</title>
<link>${publicUrl}/blog</link>
<atom:link href="${publicUrl}${FEED}" rel="self" type="application/rss+xml"/>
<description>Notes on planning, building and launching a startup.</description>
<language>en</language>
${newest && html`<lastBuildDate>${new Date(newest).toUTCString()}</lastBuildDate>\n`}${posts.map(
  (post) => html`<item>
<title>${text(post.title)}</title>
<link>${publicUrl}/blog/${encodeURIComponent(post.slug)}</link>
<guid isPermaLink="false">${post.id}</guid>
<pubDate>${new Date(post.publishedAt ?? post.createdAt).toUTCString()}</pubDate>
${post.tags.map((tag) => html`<category>${text(tag)}</category>\n`)}<description>${text(post.text)}</description>
</item>
`,
)}</channel>
</rss>
`}`
}
