// No answer obeys the founder's text: what only an order in it names, and addresses that nobody checks, are neither taken nor printed.
import type { BriefTexts } from '../brief.ts'
import { fieldsOf } from '../read/fields.ts'
import { WritingFailure } from '../writers/writer.ts'
import type { Analyst, Question } from './analyst.ts'

export function guarded(analyst: Analyst, brief: BriefTexts): Analyst {
  const kept = keptText(brief)
  const ordered = orderedWords(brief, kept)
  return {
    async ask(question, signal) {
      const obeyed = (value: unknown) => obeyedIn(value, question, { kept, ordered })
      const faults = (value: Parameters<typeof question.faults>[0]) => [
        ...question.faults(value),
        ...obeyed(value),
      ]
      const answer = await analyst.ask({ ...question, faults }, signal)
      const [first] = obeyed(answer.value)
      if (first) throw new WritingFailure('invalid-output', { detail: first, spent: answer.spent })
      return answer
    },
  }
}

interface Known {
  /** What the founder says, without orders. */
  kept: string
  ordered: string[]
}

function obeyedIn(
  value: unknown,
  question: Pick<Question<unknown>, 'kind' | 'part'>,
  known: Known,
): string[] {
  const text = JSON.stringify(value)
  const words = known.ordered.filter((word) => text.includes(word))
  // Sentences of sections and of the field are cut one by one where they hold an address.
  const isChecked = question.kind === 'reading' || question.part === 'books'
  const addresses = isChecked ? addressesIn(text).filter((address) => !known.kept.includes(address)) : []
  return [...new Set([...words, ...addresses])].map(
    (found) => `'${found}' is nothing that the brief says of the business`,
  )
}

const addressesIn = (text: string): string[] =>
  (text.match(/(?:https?:\/\/|www\.)[^\s"'\\)\]]+/gi) ?? []).map((address) =>
    address.replace(/[.,;:!?]+$/, ''),
  )

function keptText(brief: BriefTexts): string {
  const { idea, customer, context } = fieldsOf(brief)
  return [brief.startupName, idea.text, customer.text, context.text].join('\n')
}

/** What an order wants to see printed is quoted, written in capitals, or an address. */
const ORDERED = /["'“‘«][^"'“”‘’«»\n]{3,80}["'”’»]|\b\p{Lu}[\p{Lu}\d_-]{3,}\b|(?:https?:\/\/|www\.)\S+/gu

function orderedWords(brief: BriefTexts, kept: string): string[] {
  const said = [brief.businessIdea, brief.targetCustomer, brief.additionalContext].join('\n')
  const wanted = (said.match(ORDERED) ?? []).map((match) => match.replace(/^["'“‘«]|["'”’».,;:!?]+$/g, ''))
  return [...new Set(wanted)].filter((word) => word.length > 3 && !kept.includes(word))
}
