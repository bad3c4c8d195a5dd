// How the model is told what a question is about. Everything that came from people or from the plan goes in as JSON between two fences that no
// text can write: the fence is random, and the JSON holds no angle bracket.
import { randomBytes } from 'node:crypto'

/** Of the founder's text. More than this does not make a plan better, and is paid for in every question. */
const MOST_BRIEF = 6_000

export const newFence = () => `data-${randomBytes(12).toString('hex')}`

export function fenced(fence: string, data: unknown): string {
  const json = JSON.stringify(data, null, 1).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')
  return `<${fence}>\n${json}\n</${fence}>`
}

/** Each field in full if it fits, and otherwise its fair share. */
export function shortened(brief: Record<string, string>): Record<string, string> {
  const entries = Object.entries(brief).sort(([, a], [, b]) => a.length - b.length)
  let left = MOST_BRIEF
  const short = entries.map(([field, text], index) => {
    const share = Math.floor(left / (entries.length - index))
    const kept = text.length <= share ? text : `${text.slice(0, share).toWellFormed()} […]`
    left -= Math.min(text.length, share)
    return [field, kept] as const
  })
  const kept = new Map(short)
  return Object.fromEntries(Object.keys(brief).map((field) => [field, kept.get(field) ?? '']))
}
