// What the founder says about a topic, in the founder's words: a plan that leaves it out seems not to have read it.
import { type Prose, say } from '../plan/kit/prose.ts'
import { words } from '../plan/kit/quantity.ts'
import type { LedgerEntry, Role } from '../read/reading.ts'
import type { Composer } from './composer.ts'

type Topic = 'rivals' | 'season' | 'rules'

interface Sign {
  words: RegExp
  /** A figure of this role in the sentence speaks for the topic as well. */
  role?: Role
}

const SIGNS: Record<Topic, Sign> = {
  rivals: {
    words:
      /\b(?:compet(?:e|es|ing|itors?|ition)|rivals?|cheaper than|instead of us|the (?:only|nearest|closest|big) other|others? charge|(?:they|he|she|who|company|chain|franchise|shop|guy|firm|agency|app) charges?(?! me| us)|undercut|already (?:doing|offers?|sells?))\b/i,
    role: 'competitor-price',
  },
  season: {
    words:
      /\b(?:season(?:al|s)?|off-season|peaks?|busiest|quiet(?:est)? (?:in|months?|time)|slow (?:in|months?)|christmas|ramadan|diwali|harvest|rainy|winter|summer|monsoon|school holidays)\b/i,
  },
  rules: {
    words:
      /\b(?:licen[cs]e(?! it)|permits?|registered (?:with|as|by)|registration|certificates?|certification|(?:liability|public|product|vehicle|business) insurance|insured|inspector|inspection|regulat(?:or|ion|ions)|planning permission|zoning|gdpr|hipaa|accredit(?:ed|ation))\b/i,
  },
}

const LONGEST = 210
const SHORTEST = 22

/** The sentences of the brief that speak of it, questions left out: those are answered elsewhere. */
export function sentencesAbout({ one }: Composer, topic: Topic, most = 2): string[] {
  const { words: signs, role } = SIGNS[topic]
  const { textOf } = one.input
  const figures = role ? one.reading.ledger.filter((entry) => entry.role === role && entry.sure > 0.5) : []
  const fields: LedgerEntry['field'][] = ['businessIdea', 'targetCustomer', 'additionalContext']
  return fields
    .flatMap((field) => {
      const text = textOf(field)
      return [...text.matchAll(/[^.!?\n]+(?:[.!?]+(?!\s|$)[^.!?\n]*)*[.!?]*/g)].flatMap((match) => {
        const sentence = match[0].trim()
        if (sentence.endsWith('?') || sentence.length > LONGEST || sentence.length < SHORTEST) return []
        const hasFigure = figures.some(
          (entry) =>
            entry.field === field &&
            entry.start >= match.index &&
            entry.start < match.index + match[0].length,
        )
        return hasFigure || signs.test(sentence) ? [{ sentence, weight: Number(hasFigure) }] : []
      })
    })
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most)
    .map(({ sentence }) => sentence.replace(/[.!]+$/, ''))
}

/** 'The brief says: ‘…’; ‘…’.' Undefined where it says nothing. */
export function quotedProse(composer: Composer, topic: Topic, most?: number): Prose | undefined {
  const sentences = sentencesAbout(composer, topic, most)
  if (sentences.length === 0) return undefined
  return say`The brief says: ${words(sentences.map((sentence) => `‘${sentence}’`).join('; '))}.`
}
