import { html } from '#server/html.ts'
import { type Category, feedAddress, threadAddress } from '../contract.ts'
import { listed } from './present.ts'
import type { ListRow } from './queries.ts'

// What XML has no way to write.
const UNWRITABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
const text = (words: string) => words.toWellFormed().replace(UNWRITABLE, '')

/** The newest posts, of one category or all. Pinned ones stand where their date puts them. */
export function feedOf(rows: ListRow[], publicUrl: string, category?: Category): string {
  const posts = rows
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .map((row) => listed(row, undefined))
  const newest = posts[0]?.createdAt
  const page = `${publicUrl}/community${category ? `?category=${category}` : ''}`
  return `${html`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>Founder Co-Pilot community${category && `: ${category}`}</title>
<link>${page}</link>
<atom:link href="${publicUrl}${feedAddress(category)}" rel="self" type="application/rss+xml"/>
<description>What founders show, ask and answer.</description>
<language>en</language>
${newest && html`<lastBuildDate>${new Date(newest).toUTCString()}</lastBuildDate>\n`}${posts.map(
  (post) => html`<item>
<title>${text(post.title)}</title>
<link>${publicUrl}${threadAddress(post.id)}</link>
<guid isPermaLink="false">${post.id}</guid>
<pubDate>${new Date(post.createdAt).toUTCString()}</pubDate>
<dc:creator>${text(post.authorName)}</dc:creator>
<category>${post.category}</category>
<description>${text(post.excerpt)}</description>
</item>
`,
)}</channel>
</rss>
`}`
}
