// What may stand in a text by a language model: words, and figures by their names.
import type { BriefTexts } from '../brief.ts'

const PLACEHOLDER = /\{\{\s*([^{}]+?)\s*\}\}/g

/** 'workDay' and 'work_day' as formulas name it: 'work-day'. */
export const tidyName = (name: string): string =>
  name
    .trim()
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/_+/g, '-')
    .toLowerCase()

/** Names in formulas and placeholders, written as ids. */
export const tidyFormula = (formula: string): string =>
  formula
    .replace(/×/g, '*')
    .replace(/÷/g, '/')
    .replace(/−/g, '-')
    .replace(/[A-Za-z_][\w-]*/g, tidyName)
export const tidyText = (text: string): string =>
  text.replace(PLACEHOLDER, (_, id: string) => `{{${tidyName(id)}}}`)

export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, id = '']) => id)

const bare = (token: string) => token.replace(/^["'“‘([]+|[.,;:!?)"'”’\]]+$/g, '')

/** Every word with a digit in it. */
export const digitWords = (text: string): string[] =>
  [...text.matchAll(/[^\s"]*\d[^\s"]*/g)].map(([word]) => bare(word))

/** Words of a brief that name a form, a law or a product, not an amount: 'w2', '1099'. */
export const formNames = ({ businessIdea, targetCustomer, additionalContext }: BriefTexts): string[] =>
  digitWords([businessIdea, targetCustomer, additionalContext].join(' ')).filter((word) =>
    /^(?:\d{4}|[a-z]+-?\d+)$/i.test(word),
  )

/**
 * Figures that are no name. 'B2B', 'ISO 22000', '29 CFR 1910.95', 'Ley 3/2004', 'Section 179' and 'month 6' are names: digits within a word of
 * letters, or beside a word that is written with capitals.
 */
export function loneDigits(text: string): string[] {
  const plain = text.replace(PLACEHOLDER, ' … ')
  const tokens = [...plain.matchAll(/\S*\d\S*/g)]
  return tokens.flatMap((match) => {
    const token = bare(match[0])
    const before = /(\S+)\s*$/.exec(plain.slice(0, match.index))?.[1] ?? ''
    const behind = /^\s*(\S+)/.exec(plain.slice(match.index + match[0].length))?.[1] ?? ''
    const isMoney = /[$€£¥₹%]/.test(token)
    const isName = /[A-Za-z]/.test(token) && !/^\d[\d.,]*(?:k|m|kg|km|h|am|pm|x|th|st|nd|rd)$/i.test(token)
    const isNumbered =
      NUMBERED.test(before) ||
      /^(?:\d{1,4}\/\d{4}|\d{4}\/\d{1,4})$/.test(token) ||
      (/^(?:19|20)\d\d$/.test(token) && DATED.test(before)) ||
      /^[A-Z]{2,}/.test(before) ||
      /^[A-Z]{2,}\b/.test(behind)
    return !isMoney && (isName || isNumbered) ? [] : [token]
  })
}

const NUMBERED =
  /^\(?(?:Section|Sections|Sec|Article|Articles|Art|Rule|Rules|Regulation|Regulations|Directive|Act|Acts|Form|Part|Parts|Class|Category|Schedule|Title|Chapter|Level|Type|Tier|Grade|Annex|Appendix|Code|No|Nr|Number|Law|Decree|Order|Standard|Item|Group|Phase|Stage|Route|Highway|Windows|Office|Agenda|section|sections|chapter|article|rule|regulation|paragraph|subpart|part|month|months|day|days|week|year|years|Year|Month|Day|Week|§)\.?$/

/** Words before a year. */
const DATED =
  /^(?:in|since|from|of|until|till|by|before|after|the|Act|Act,|Regulations|January|February|March|April|May|June|July|August|September|October|November|December)$/

/** Neither addresses nor code, and nothing that speaks of its writer. */
const FORBIDDEN: [RegExp, string][] = [
  [/(?:https?:|www\.)\S*/i, 'a web address'],
  [/\S+@\S+\.\S+/, 'an email address'],
  [/<[a-z/!][^>]*>|&#?\w+;/i, 'HTML'],
  [/\*\*|__|`|\]\(/, 'Markdown'],
  [/\bas an? (?:ai|artificial|(?:large )?language model|assistant)\b/i, 'its writer'],
  [
    /\b(?:ignore|disregard|override)\b[^.!?\n]{0,60}\b(?:instructions?|prompts?)\b|\bsystem prompt\b/i,
    'an order',
  ],
]

export const forbiddenIn = (text: string): string[] =>
  FORBIDDEN.flatMap(([pattern, what]) => (pattern.test(text) ? [what] : []))
