// Markdown to HTML that may stand in our pages: made of these elements and no others, and whatever anybody typed is escaped.
// Links carry no weight for search engines; pictures become links, because a fetched one would tell on its readers.
import { isActionLink } from '#kit/action-links.ts'
import { type Html, html } from '#server/html.ts'
import type { Block } from '#server/mail/letter.ts'
import type { Run } from '#server/mail/rich-block.ts'
import { blocksOf } from '#server/markdown/blocks.ts'
import { MOST_MENTIONS, splitMentions } from './rules.ts'

export interface Rendered {
  html: string
  /** Ids of those who are named with an @. */
  mentioned: string[]
}

/** People by their name in lower case; `siteUrl` tells links to this site from links to others. */
export function render(
  markdown: string,
  people: ReadonlyMap<string, string> = new Map(),
  siteUrl?: string,
): Rendered {
  const mentioned = new Set<string>()
  const safe = (run: Run): Run =>
    run.url && isActionLink(run.url, siteUrl) ? { ...run, url: undefined } : run
  const runs = (all: Run[]) => all.map((run) => inline(safe(run), people, mentioned))
  const blocks = blocksOf(markdown).map((block) => element(block, runs))
  return { html: `${html`${blocks}`}`, mentioned: [...mentioned] }
}

function element(block: Block, runs: (all: Run[]) => Html[]): Html {
  switch (block.kind) {
    // Under the title of the post, and of the comments.
    case 'heading':
      return html`<h3>${runs(block.runs)}</h3>`
    case 'quote':
      return html`<blockquote><p>${runs(block.runs)}</p></blockquote>`
    case 'points': {
      const items = block.items.map((item) => html`<li>${runs(item)}</li>`)
      if (!block.numbered) return html`<ul>${items}</ul>`
      return html`<ol start="${block.start ?? 1}">${items}</ol>`
    }
    case 'sample':
      return html`<pre tabindex="0"><code>${block.text}</code></pre>`
    case 'rule':
      return html`<hr>`
    case 'button':
      return html`<p>${runs([{ text: block.label, url: block.url }])}</p>`
    case 'paragraph':
      return html`<p>${runs(block.runs)}</p>`
    default:
      throw new Error(`A ${block.kind} is not written in Markdown.`)
  }
}

function inline(run: Run, people: ReadonlyMap<string, string>, mentioned: Set<string>): Html {
  const words = run.code || run.url ? broken(run.text) : named(run.text, people, mentioned)
  let made = run.code ? html`<code>${words}</code>` : html`${words}`
  if (run.italic) made = html`<em>${made}</em>`
  if (run.bold) made = html`<strong>${made}</strong>`
  return run.url ? link(run.url, made) : made
}

function link(url: string, words: Html): Html {
  // Browsers read a backslash as a slash: '/\there' would lead to another site.
  if (url.includes('\\')) return words
  if (url.startsWith('/')) return html`<a href="${url}">${words}</a>`
  return html`<a href="${url}" rel="nofollow noopener ugc" target="_blank">${words}</a>`
}

function named(text: string, people: ReadonlyMap<string, string>, mentioned: Set<string>): Html[] {
  return splitMentions(text, people).flatMap((part) => {
    if (!part.person) return broken(part.text)
    if (mentioned.size === MOST_MENTIONS && !mentioned.has(part.person)) return broken(part.text)
    mentioned.add(part.person)
    return [html`<strong data-mention>${part.text}</strong>`]
  })
}

function broken(text: string): Html[] {
  return text.split('\n').map((line, i) => (i === 0 ? html`${line}` : html`<br>${line}`))
}
