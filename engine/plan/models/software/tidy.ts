// 'the founder' has no capital inside a sentence and needs one at its start.
import type { Prose } from '../../kit/prose.ts'
import { capital } from '../../names.ts'
import type { Texts } from '../playbook.ts'

export function tidy(texts: Texts): Texts {
  return walked(texts) as Texts
}

function walked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(walked)
  if (typeof value !== 'object' || value === null) return value
  if ('parts' in value) return begun(value as Prose)
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, walked(one)]))
}

const ENDS = /[.?!]\s+$/

function begun({ parts }: Prose): Prose {
  let before = '. '
  return {
    parts: parts.map((part) => {
      const isStart = ENDS.test(before)
      before = part.kind === 'figure' ? part.quantity.text : `${before.slice(-2)}${part.text}`
      return isStart && part.kind === 'words' && part.text.startsWith('the founder')
        ? { ...part, text: capital(part.text) }
        : part
    }),
  }
}
