// The few words around a figure that remind its founder of what was written.
import { plain } from '../plain-text.ts'

const MOST = 60
/** What ends a thought; a stop within a number does not. And what ends a sentence. */
const THOUGHT = /[.,;:!?]+(?=\s)|[\n\r()]|\s[–—-]\s/g
const SENTENCE = /[.;!?]+(?=\s)|[\n\r]/g
const LINK = /^(?:(?:and|but|so|then|also|plus|because|which|that|y|und|et|e)\s+)+/i

/** A figure that is a thought of its own, as in a list, is shown with more of its sentence. */
export function clauseAround(text: string, start: number, quote: string): string {
  const clause = clauseTo(THOUGHT, { text, start, quote })
  return clause.length > quote.trim().length + 2 ? clause : clauseTo(SENTENCE, { text, start, quote })
}

function clauseTo(
  end: RegExp,
  { text, start, quote }: { text: string; start: number; quote: string },
): string {
  const last = start + quote.length
  const before = lastThought(text.slice(Math.max(0, start - 2 * MOST), start), end)
  const after = firstThought(text.slice(last, last + 2 * MOST), end)
  const own = plain(text.slice(start, last), MOST)
  const room = Math.max(0, MOST - [...own].length)
  const ahead = wordsFrom(after, Math.max(room - [...before].length, Math.floor(room / 2)))
  const behind = wordsUpTo(before, room - [...ahead].length)
  return plain(`${behind}${own}${ahead}`.replace(LINK, ''), MOST).replace(/[\s.,;:!?]+$/, '')
}

function lastThought(text: string, end: RegExp): string {
  const ends = [...text.matchAll(end)]
  const last = ends.at(-1)
  return plainLead(last ? text.slice(last.index + last[0].length) : text)
}

function firstThought(text: string, end: RegExp): string {
  const first = text.search(end)
  return plainTail(first < 0 ? text : text.slice(0, first))
}

/** The blank between the words and the figure stays, where there is one. */
const plainLead = (text: string) => `${plain(text)}${/\s$/.test(text) && /\S/.test(text) ? ' ' : ''}`
const plainTail = (text: string) => `${/^\s/.test(text) && /\S/.test(text) ? ' ' : ''}${plain(text)}`

function wordsFrom(text: string, room: number): string {
  if ([...text].length <= room) return text
  const cut = [...text].slice(0, Math.max(0, room)).join('')
  return cut.includes(' ') ? cut.replace(/\s+\S*$/u, '') : ''
}

function wordsUpTo(text: string, room: number): string {
  const signs = [...text]
  if (signs.length <= room) return text
  const cut = signs.slice(signs.length - Math.max(0, room)).join('')
  return room > 0 && cut.includes(' ') ? cut.replace(/^\S*\s+/u, '') : ''
}
