// The founder's own figures, changed afterwards: the amount, the words it came from, and every phrase that quotes them.
import type { BriefTexts } from '../brief.ts'
import type { Fact, Understanding } from '../read/understanding.ts'
import { withAddedFacts } from './added-facts.ts'
import { factFrame } from './founder-facts.ts'
import { settable } from './kit/settable.ts'

interface Told {
  brief: BriefTexts
  u: Understanding
}

export function withSetFacts(told: Told, values: Readonly<Record<string, number>>): Told {
  const set = told.u.facts.reduce((all, fact) => withSetFact(all, fact, values[`fact-${fact.id}`]), told)
  return { ...set, u: withAddedFacts(set.u, values) }
}

function withSetFact(told: Told, fact: Fact, wanted: number | undefined): Told {
  const { amount } = fact
  if (wanted === undefined || !amount || amount.currency) return told
  const frame = factFrame(fact, told.u.currency.value)
  const middle = (amount.low + amount.high) / 2
  const { quantity } = settable(
    { id: fact.id, value: middle, text: frame.show(middle), basis: { kind: 'founder', fact } },
    frame,
    wanted,
  )
  if (quantity.basis.kind !== 'set') return told
  const { value } = quantity
  const { bound: _, ...rest } = amount
  const before = fact.evidence.words
  const after = reworded(before, frame.show(value))
  const set: Fact = {
    ...fact,
    amount: { ...rest, low: value, high: value },
    evidence: { ...fact.evidence, words: after },
    wasSaid: { amount, words: before },
    approximate: false,
  }
  const facts = told.u.facts.map((one) => (one.id === fact.id ? set : one))
  const next = { ...told, u: { ...told.u, facts } }
  // The same words may say another figure, which nobody changed: which of them is quoted where, no text tells.
  const isShared = facts.some((one) => one.id !== fact.id && one.evidence.words === before)
  return isShared ? next : requoted(next, before, after)
}

const NUMBER = /[\d][\d.,]*(?:\s?(?:k|m|bn|thousand|million)\b)?/gi

/** '1,900 euro a month' with another amount; where the words hold no number or several, the amount stands alone. */
export function reworded(words: string, shown: string): string {
  const found = [...words.matchAll(NUMBER)]
  const number = shown.match(/[\d][\d.,]*/)?.[0]
  const only = found[0]
  if (found.length !== 1 || !only || !number) return shown
  return `${words.slice(0, only.index)}${number}${words.slice(only.index + only[0].length)}`
}

const SPECIAL = /[.*+?^${}()|[\]\\]/g

/** Wherever the old words are quoted, the new ones stand. */
function requoted({ brief, u }: Told, before: string, after: string): Told {
  if (before === '' || before === after) return { brief, u }
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${before.replace(SPECIAL, '\\$&')}(?![\\p{L}\\p{N}])`, 'gu')
  const swap = (text: string) => text.replace(whole, () => after)
  const phrase = <T extends { value: string }>(one: T): T => ({ ...one, value: swap(one.value) })
  return {
    brief: {
      ...brief,
      businessIdea: swap(brief.businessIdea),
      targetCustomer: swap(brief.targetCustomer),
      additionalContext: swap(brief.additionalContext),
    },
    u: {
      ...u,
      buyer: phrase(u.buyer),
      user: phrase(u.user),
      offer: phrase(u.offer),
      problem: phrase(u.problem),
      outcome: phrase(u.outcome),
      parts: u.parts.map(phrase),
    },
  }
}
