// What a list shows of a post: words only, by whole characters.
import { slugOf } from '../slug.ts'

const LIST_TEXT = 300
const WORDS_A_MINUTE = 220
const LONG_WORD = 24
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The words of a Markdown text, without its marks. Tables and code say nothing in a list. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/^(```|~~~)[\s\S]*?^\1.*$/gm, ' ')
    .replace(/^\s*\|.*$/gm, ' ')
    .replace(/^\s{0,3}(#{1,6}\s|>\s?|[-*+]\s(\[[ x]\]\s)?|\d+[.)]\s)/gm, '')
    .replace(/^\s*([-*_]\s*){3,}$/gm, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>/g, ' ')
    .replace(/(\*\*|__|~~|`)(.*?)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}])([*_])(?=\S)(.+?)(?<=\S)\1(?![\p{L}\p{N}])/gu, '$2')
    .replace(/\\([\\`*_{}[\]()#+.!|-])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}

/** At most so many characters as people count them; a cut is marked, and falls between words if one is near. */
export function cut(text: string, most: number): string {
  // Enough to know: a character can be many units long, but a reader needs no more of it.
  const pieces = [...characters.segment(text.slice(0, most * 16))].map(({ segment }) => segment)
  if (pieces.length <= most && text.length <= most * 16) return text
  const kept = pieces.slice(0, most - 1).join('')
  const blank = pieces[most - 1] === ' ' ? -1 : kept.lastIndexOf(' ')
  return `${(blank > 0 && blank > kept.length - LONG_WORD ? kept.slice(0, blank) : kept).replace(/[\s,;:.–-]+$/, '')}…`
}

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
