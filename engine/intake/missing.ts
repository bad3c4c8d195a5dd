// What the words of a brief do not say yet, and whether they are too few for a plan.
import { FIGURE_FIELDS } from '../read/corrections.ts'
import type { Reading, Role } from '../read/reading.ts'
import type { OpenedBrief } from './open-brief.ts'

const BRIEF_PARTS = ['offer', 'payer', 'price', 'place'] as const
export type BriefPart = (typeof BRIEF_PARTS)[number]

/** With so many words the trade is told, even where no clean phrase can be had of them. */
const TELLING_WORDS = 8
const THIN_WORDS = 6

const wordsIn = (text: string): number => text.match(/\p{L}{2,}/gu)?.length ?? 0
/** Scripts without blanks between words: a sign says about half a word. */
const signsIn = (text: string): number =>
  text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu)?.length ?? 0
const sizeOf = (text: string): number => wordsIn(text) + signsIn(text) / 2

const EARNED: Role[] = ['price', 'commission-rate', 'revenue-actual']

export function missingParts(
  { brief }: OpenedBrief,
  { offer, payer, earnsUnsure, ledger, place }: Reading,
): BriefPart[] {
  const isSaid: Record<BriefPart, boolean> = {
    offer: offer.text !== '' || (sizeOf(brief.businessIdea) >= TELLING_WORDS && !earnsUnsure),
    payer: payer.text !== '' || sizeOf(brief.targetCustomer) >= 1,
    price: ledger.some(({ used, role, place: book }) => (used && EARNED.includes(role)) || book === 'price'),
    place: place.country !== null || place.locality !== '',
  }
  return BRIEF_PARTS.filter((part) => !isSaid[part])
}

/** A plan of a word or two would be the trade's and not the founder's. */
export function isThin({ brief }: OpenedBrief, { offer, ledger }: Reading): boolean {
  const size = FIGURE_FIELDS.reduce((sum, field) => sum + sizeOf(brief[field]), 0)
  return size < (offer.text !== '' || ledger.length > 0 ? THIN_WORDS / 2 : THIN_WORDS)
}
