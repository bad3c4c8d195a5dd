// A phrase of the brief made fit to stand inside a sentence of ours: no mark at its ends, no capital that is not a name's.
import { BRANDS } from './articles.ts'
import type { Span } from './field.ts'

/** Without blanks and marks at the ends. */
export function inner(plain: string, { start, end }: Span): Span {
  const text = plain.slice(start, end)
  const lead = /^[\s,;:.!?"'()*#•–—-]*/.exec(text)?.[0].length ?? 0
  const trail = /[\s,;:.!?"'(*#•–—-]*$/.exec(text)?.[0].length ?? 0
  return lead + trail >= text.length ? { start, end: start } : { start: start + lead, end: end - trail }
}

const NAME = new RegExp(`^(?:${BRANDS})$`)
const SHOUTING = /^[^a-z]*$/

export function spoken(words: string): string {
  const text = words.replace(/\s+/g, ' ').trim()
  const isShout = text.length > 6 && /[A-Z]{5}/.test(text) && SHOUTING.test(text)
  if (isShout) return text.toLowerCase()
  const first = text.split(' ')[0] ?? ''
  // 'SaaS', 'AI' and 'B2B' stay; 'Software' and 'A' do not begin a sentence any more.
  const isName =
    /^(?!A$).*[A-Z\d].*[A-Z\d]/.test(first) ||
    /^(?:I|I'm|English|Spanish|French|German|Italian|Japanese|Chinese|Korean|Thai|Indian|Mexican|British|American|Irish|Muslim|Christian|Jewish|European|African|Latino|Black)$/.test(
      first.replace(/[,.]$/, ''),
    ) ||
    NAME.test(first)
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1)
}
