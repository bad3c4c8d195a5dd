// Markdown as words only, and cut by whole characters. Nothing here may look at the rest of the text again for each of its characters:
// whoever writes chooses the text.
const LONG_WORD = 24
/** What says nothing in a list, code for example, may stand before what does; but not for pages. */
const READ_FOR_EXCERPT = 4_000
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The words of a Markdown text, without its marks. Tables and code say nothing in a list. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/^(```|~~~)[\s\S]*?(?:^\1.*$|(?![\s\S]))/gm, ' ')
    .replace(/^[ \t]*\|.*$/gm, ' ')
    .replace(/^[ \t]*(?:[-*_][ \t]*){3,}$/gm, ' ')
    .replace(/^\s{0,3}(#{1,6}\s|>\s?|[-*+]\s(\[[ x]\]\s)?|\d+[.)]\s)/gm, '')
    .replace(/!?\[([^[\]]*)\]\([^()]*(?:\([^()]*\)[^()]*)?\)/g, '$1')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/(\*\*|__|~~|`)(.*?)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}])([*_])(?=\S)(.{1,200}?)(?<=\S)\1(?![\p{L}\p{N}])/gu, '$2')
    .replace(/\\([\\`*_{}[\]()#+.!|-])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The beginning, as words only. */
export function beginningOf(markdown: string, most: number): string {
  return cut(plainText(markdown.slice(0, READ_FOR_EXCERPT)), most)
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
