// Markdown as blocks of a letter: headings, paragraphs, points, quotes, samples, rules. A line that is only a link becomes a button.
import type { Block } from '../mail/letter.ts'
import type { Run } from '../mail/rich-block.ts'
import { linkTarget, runsOf } from './inline.ts'

/**
 * What begins a line tells what the line is. The rest may be any character (`s`): an expression that stopped at another sign
 * of a line end, such as U+2028, would start again at each blank before it.
 */
const FENCE = /^ {0,3}(`{3,}|~{3,})/
const HEADING = /^ {0,3}#{1,6}\s+(\S.*)$/s
const RULE = /^ {0,3}([-*_])(?:\s*\1){2,}\s*$/
const QUOTE = /^ {0,3}> ?(.*)$/s
const BULLET = /^\s*[-*+]\s+(.*)$/s
const NUMBER = /^\s*(\d{1,9})[.)]\s+(.*)$/s
const BUTTON = /^\s*\[([^[\]]{1,80})\]\(\s*([^\s()]{1,2000})\s*\)\s*$/

export function blocksOf(markdown: string): Block[] {
  const lines = markdown.replaceAll('\r\n', '\n').split('\n')
  const blocks: Block[] = []
  for (let at = 0; at < lines.length; ) {
    const [block, next] = blockAt(lines, at)
    if (block) blocks.push(block)
    at = next
  }
  return blocks
}

type Found = [block: Block | undefined, next: number]

function blockAt(lines: string[], at: number): Found {
  const line = lines[at] ?? ''
  if (line.trim() === '') return [undefined, at + 1]
  const fence = line.match(FENCE)?.[1]
  if (fence) return sample(lines, at, fence)
  if (RULE.test(line)) return [{ kind: 'rule' }, at + 1]
  const heading = line.match(HEADING)
  if (heading) return [headed(heading[1] ?? ''), at + 1]
  if (QUOTE.test(line)) return quote(lines, at)
  if (BULLET.test(line) || NUMBER.test(line)) return points(lines, at)
  return button(line, at, lines) ?? paragraph(lines, at)
}

/** Without the signs that may close it. */
function headed(text: string): Block | undefined {
  const words = text
    .trimEnd()
    .replace(/(^|\s)#+$/, '')
    .trimEnd()
  return words ? { kind: 'heading', runs: runsOf(words) } : undefined
}

function sample(lines: string[], at: number, fence: string): Found {
  let end = at + 1
  while (end < lines.length && !lines[end]?.trim().startsWith(fence)) end++
  return [{ kind: 'sample', text: lines.slice(at + 1, end).join('\n') }, end + 1]
}

function quote(lines: string[], at: number): Found {
  let end = at
  const said: string[] = []
  for (let found = lines[end]?.match(QUOTE); found; found = lines[++end]?.match(QUOTE))
    said.push(found[1] ?? '')
  return [{ kind: 'quote', runs: flowing(said) }, end]
}

/** Points of both kinds make two lists. A line further in belongs to its point. */
function points(lines: string[], at: number): Found {
  const numbered = !BULLET.test(lines[at] ?? '')
  const items: string[][] = []
  let end = at
  for (; end < lines.length; end++) {
    const line = lines[end] ?? ''
    const mark = numbered ? line.match(NUMBER)?.[2] : line.match(BULLET)?.[1]
    if (mark !== undefined && !RULE.test(line)) items.push([mark])
    else if (items.length > 0 && /^\s+\S/.test(line)) items.at(-1)?.push(line.trim())
    else break
  }
  const start = Number(lines[at]?.match(NUMBER)?.[1] ?? 1)
  return [
    { kind: 'points', numbered, ...(numbered && { start }), items: items.map((item) => flowing(item)) },
    end,
  ]
}

/** Alone on its line, with nothing directly before or after: otherwise it is part of a paragraph. */
function button(line: string, at: number, lines: string[]): Found | undefined {
  const [, label = '', target = ''] = line.match(BUTTON) ?? []
  const url = linkTarget(target)
  if (!url || lines[at + 1]?.trim()) return undefined
  return [{ kind: 'button', label: plain(runsOf(label)), url }, at + 1]
}

function paragraph(lines: string[], at: number): Found {
  let end = at + 1
  while (end < lines.length && continues(lines[end] ?? '')) end++
  return [{ kind: 'paragraph', runs: flowing(lines.slice(at, end)) }, end]
}

function continues(line: string): boolean {
  return line.trim() !== '' && ![FENCE, HEADING, RULE, QUOTE, BULLET, NUMBER].some((kind) => kind.test(line))
}

/** Lines flow into one another, unless one ends in two blanks or a backslash. */
function flowing(lines: string[]): Run[] {
  const text = lines
    .map((line, i) => {
      if (i === lines.length - 1) return line.trim()
      if (line.endsWith('  ')) return `${line.trim()}\n`
      return line.endsWith('\\') ? `${line.slice(0, -1).trimStart()}\n` : `${line.trim()} `
    })
    .join('')
  return runsOf(text)
}

export function plain(runs: Run[]): string {
  return runs.map(({ text }) => text).join('')
}
