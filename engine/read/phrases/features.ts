// What speaks for a word being part of a phrase that names the offer, who pays, or who uses it.
import type { Field } from '../../understand/text/field.ts'
import { figuresOf } from '../figures/find.ts'
import { type Token, tokensOf } from '../words.ts'

export interface PhraseWord extends Token {
  end: number
  isFigure: boolean
  features: string[]
}

const TAGS: Partial<Record<Field['name'], string>> = { businessIdea: 'i', targetCustomer: 'c', additionalContext: 'x' }
const PAYS = /^(?:pay|pays|paid|buy|buys|bought|charge|charged|sell|sells|sold|selling|rent|hire|subscribe|order|book)$/

/** Words up to so many characters into a field: what is sold, and to whom, is said early. */
const FARTHEST = 1500

export function phraseWords(field: Field): PhraseWord[] {
  const plain = field.plain.slice(0, FARTHEST)
  const figures = figuresOf({ ...field, plain })
  const tokens = tokensOf(plain).map((token) => ({
    ...token,
    end: token.at + token.word.length,
    isFigure: figures.some(({ start, end }) => token.at < end && token.at + token.word.length > start && /\d/.test(plain.slice(start, end)) && /\d/.test(token.word)),
  }))
  const tag = TAGS[field.name] ?? 'x'
  let sentence = 0
  return tokens.map((token, i) => {
    if (/^[.!?]$/.test(tokens[i - 1]?.word ?? '')) sentence = i
    return { ...token, features: featuresAt(tokens, i, tag, i - sentence, plain) }
  })
}

function featuresAt(tokens: (Token & { isFigure: boolean })[], i: number, tag: string, since: number, plain: string): string[] {
  const at = (k: number) => tokens[i + k]
  const stem = (k: number) => (at(k)?.isFigure ? '0' : (at(k)?.stem ?? (k < 0 ? '^' : '$')))
  const group = (k: number) => at(k)?.group ?? (k < 0 ? '^' : '$')
  const token = tokens[i] as Token
  const word = token.word
  const left = tokens.slice(Math.max(0, i - 8), i)
  const link = left.findLast(({ word: one }) => /^(?:for|to|by|from|with|of|in|at|that|who|which|where|and|or|is|are|a|an|the)$/.test(one))
  const isCapital = /^\p{Lu}/u.test(plain.slice(token.at, token.at + 1))
  const features = [
    'any',
    `f:${tag}`,
    `w:${stem(0)}`,
    `W:${word}`,
    `g:${group(0)}`,
    `wf:${stem(0)}|${tag}`,
    `gf:${group(0)}|${tag}`,
    `end:${word.slice(-3)}`,
    `s:${Math.min(since, 6)}|${tag}`,
    `i:${Math.min(i, 8)}|${tag}`,
    `link:${link?.word ?? '-'}|${tag}`,
    `link:${link?.word ?? '-'}|${group(0)}`,
    ...(isCapital && since > 0 ? ['capital'] : []),
  ]
  for (const k of [-3, -2, -1, 1, 2, 3]) features.push(`${k}:${stem(k)}`, `${k}g:${group(k)}`)
  features.push(
    `-1+0:${stem(-1)} ${stem(0)}`,
    `0+1:${stem(0)} ${stem(1)}`,
    `-2-1:${stem(-2)} ${stem(-1)}`,
    `+1+2:${stem(1)} ${stem(2)}`,
    `-1g0:${stem(-1)} ${group(0)}`,
    `0g1:${group(0)} ${stem(1)}`,
    `-2-1g:${stem(-2)} ${stem(-1)} ${group(0)}`,
  )
  const pays = tokens.slice(i + 1, i + 7).findIndex(({ word: one }) => PAYS.test(one))
  const paid = left.findLastIndex(({ word: one }) => PAYS.test(one))
  if (pays >= 0) features.push(`pays-in:${pays}`)
  if (paid >= 0) features.push(`paid:${left[paid]?.word}|${left.length - paid}`)
  return features
}
