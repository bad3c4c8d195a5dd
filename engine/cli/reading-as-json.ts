// What was read of a brief, for programs.
import type { CaseSource } from '../compose/source-data.ts'
import type { Understanding } from '../read/understanding.ts'

export function readingAsJson({ reading, choice: { trade } }: CaseSource, understanding: Understanding) {
  const {
    offer,
    payer,
    user,
    earns,
    earnsUnsure,
    place,
    currency,
    ledger,
    contradictions,
    stage,
    evidence,
    asked,
    language,
  } = reading
  const { model, industry } = understanding
  return {
    mechanisms: earns.map(({ mechanism }) => mechanism),
    earns,
    earnsUnsure,
    payer: payer.text,
    user: user.text,
    offer: offer.text,
    place: { country: place.country, locality: place.locality },
    currency,
    language,
    figures: ledger,
    contradictions: contradictions.map(({ figures, quotes = [], says, sure }) => ({
      quotes: [...figures.map((id) => ledger.find((entry) => entry.id === id)?.quote ?? ''), ...quotes],
      says,
      sure,
    })),
    asked,
    trade: { id: trade.id, name: trade.name },
    model,
    stage,
    evidence,
    industry,
  }
}
