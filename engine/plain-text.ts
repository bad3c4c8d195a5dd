// The founder's text as data: one line, no signs that act on a terminal, a reader's direction or Markdown.

// Control characters, joiners of nothing, and marks that turn the direction of what follows.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to go
const ACTING = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

/** Ours mark where somebody's words begin and end; nobody's words may close them. */
const QUOTES = /[\u201c-\u201f\u00ab\u00bb\u300c-\u300f]/gu

/** Somebody's words on one line, cut by words and never in the middle of a character; they cannot close our quotes. */
export function plain(text: string, most = 400): string {
  return onOneLine(text, most).replace(QUOTES, "'")
}

function onOneLine(text: string, most: number): string {
  const line = text.replace(/\s+/gu, ' ').replace(ACTING, '').trim()
  const signs = [...line]
  if (signs.length <= most) return line
  const cut = signs.slice(0, most).join('')
  return `${cut.replace(/\s+\S{0,40}$/u, '')} …`
}

/** On one line, cut at the end of a sentence where there is one, with a sign that more was said. */
export function bySense(text: string, most: number): string {
  const line = plain(text, Number.POSITIVE_INFINITY)
  if ([...line].length <= most) return line
  const cut = [...line].slice(0, most).join('')
  const end = cut.search(/[.!?。！？]['’)]?\s[^.!?。！？]*$/u)
  return end > most * 0.6 ? `${cut.slice(0, end + 1)} …` : plain(line, most)
}

/**
 * Every sign with a meaning in Markdown loses it, and what means nothing stays as it is. Viewers make links of bare
 * addresses even behind backslashes, so these get a space.
 */
export function escaped(text: string): string {
  return onOneLine(text, 4000)
    .replace(/:\/\//g, ': //')
    .replace(/\bwww\./gi, 'www .')
    .replace(/(?<=[\w.+-])@(?=\w)/g, ' @ ')
    .replace(/[\\`*[\]<>#|~]/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/\$(?![\d\s])/g, '\\$&')
    .replace(/&(?=#?\w+;)/g, '\\&')
}
