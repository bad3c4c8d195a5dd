// What was read of a brief, for programs.
import type { Reading } from '../read/reading.ts'
import type { Understanding } from '../understand/understanding.ts'

export function readingAsJson(reading: Reading, understanding: Understanding) {
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
  const { model, industry, missing } = understanding
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
    contradictions: contradictions.map(({ figures, says, sure }) => ({
      quotes: figures.map((id) => ledger[id]?.quote ?? ''),
      says,
      sure,
    })),
    asked,
    model,
    stage,
    evidence,
    industry,
    missing,
  }
}
