// Emphasis, code and links inside a paragraph of Markdown.
import type { Run } from '../mail/rich-block.ts'

type Look = Omit<Run, 'text'>

/** Nobody writes emphasis within emphasis within emphasis; a text made to be slow does. */
const DEEPEST = 6

interface Part {
  pattern: RegExp
  runs: (match: RegExpExecArray, look: Look, inside: (text: string, look: Look) => Run[]) => Run[]
}

/** Each begins where the text stands. The first that fits is taken; what fits none is a character like any other. */
const PARTS: Part[] = [
  { pattern: /\\([\\`*_{}[\]()#+\-.!<>|~])/y, runs: ([, mark = ''], look) => [{ text: mark, ...look }] },
  { pattern: /`([^`\n]+)`/y, runs: ([, code = ''], look) => [{ text: code, ...look, code: true }] },
  // A picture becomes a link with its words: mail programs hide pictures, and a fetched one tells on the reader.
  {
    pattern: /!?\[([^[\]]{1,500})\]\(\s*([^\s()]{1,2000}(?:\([^\s()]*\)[^\s()]*)?)\s*\)/y,
    runs: ([, label = '', target = ''], look, inside) => {
      const url = look.url ? undefined : linkTarget(target)
      return inside(label, url ? { ...look, url } : look)
    },
  },
  {
    pattern: /<((?:https?:\/\/|mailto:)[^\s<>]{1,2000})>|(https?:\/\/[^\s<>]{1,2000}[^\s<>.,;:!?'")\]*_])/y,
    runs: ([, framed, bare], look) => {
      const target = framed ?? bare ?? ''
      const url = look.url ?? linkTarget(target)
      return [{ text: target.replace(/^mailto:/, ''), ...look, ...(url && { url }) }]
    },
  },
  // Four in a row are no mark, but a line: each of a thousand would look for its end.
  emphasis(/(?<!\*\*)\*\*(?!\*\*)(?=\S)([^\n]{1,1000}?\S|\S)\*\*(?!\*)/y, { bold: true }),
  emphasis(/\*(?=[^\s*])([^*\n]{1,2000})(?<=\S)\*/y, { italic: true }),
  // Not inside a word: snake_case is a name.
  emphasis(/(?<![\p{L}\p{N}])_(?=[^\s_])([^_\n]{1,2000})(?<=\S)_(?![\p{L}\p{N}])/uy, { italic: true }),
]

function emphasis(pattern: RegExp, added: Look): Part {
  return { pattern, runs: ([, text = ''], look, inside) => inside(text, { ...look, ...added }) }
}

export function runsOf(text: string): Run[] {
  return joined(read(text, {}, 0))
}

function read(text: string, look: Look, depth: number): Run[] {
  if (depth > DEEPEST) return [{ text, ...look }]
  const runs: Run[] = []
  let plain = ''
  for (let at = 0; at < text.length; ) {
    const found = partAt(text, at)
    if (!found) {
      plain += text[at++]
      continue
    }
    if (plain) runs.push({ text: plain, ...look })
    plain = ''
    runs.push(...found.part.runs(found.match, look, (inner, its) => read(inner, its, depth + 1)))
    at += found.match[0].length
  }
  if (plain) runs.push({ text: plain, ...look })
  return runs
}

function partAt(text: string, at: number): { part: Part; match: RegExpExecArray } | undefined {
  if (!/[\\`![<h*_]/.test(text[at] ?? '')) return undefined
  for (const part of PARTS) {
    part.pattern.lastIndex = at
    const match = part.pattern.exec(text)
    if (match) return { part, match }
  }
  return undefined
}

/** An address of the web, of mail, or of this site; anything else (a script, a file) is no link. */
export function linkTarget(target: string): string | undefined {
  if (/^\/(?!\/)/.test(target)) return target
  if (!/^(https?:\/\/|mailto:)/i.test(target) || !URL.canParse(target)) return undefined
  return target
}

/** Neighbours that look the same become one. */
function joined(runs: Run[]): Run[] {
  const result: Run[] = []
  for (const { text, ...look } of runs) {
    const last = result.at(-1)
    const { text: _, ...lastLook } = last ?? { text: '' }
    if (last && JSON.stringify(look) === JSON.stringify(lastLook)) last.text += text
    else result.push({ text, ...look })
  }
  return result
}
