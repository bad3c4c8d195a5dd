// Which subjects a brief is about: by the words of its offer, its opening and its industry, and by how it earns.
import type { BriefTexts } from '../brief.ts'
import type { Reading } from '../read/reading.ts'
import type { Subject } from '../trades/subject-schema.ts'
import { holdsIn, stemsOf } from './phrases.ts'

/** A second one is worth its page only when it is nearly as plain as the first. */
const MOST_SUBJECTS = 2
const NEARLY = 0.75
/** One sure phrase in the opening, or two hints and one more. */
const LEAST = 2
/** The idea is told at the start; what follows speaks of customers, rivals and money. */
const OPENING = 320
/** A way of earning this likely is one of the founder's. */
const LEAST_LIKELY = 0.12

export function subjectsOf(all: Subject[], reading: Reading, brief: BriefTexts): Subject[] {
  const idea = brief.businessIdea
  const offer = stemsOf(reading.offer.text)
  const opening = stemsOf(idea.slice(0, OPENING))
  const industry = stemsOf(brief.industry ?? '')
  const rest = stemsOf(`${idea.slice(OPENING)} ${brief.targetCustomer}`)
  const ways = reading.earns.filter(({ sure }, i) => i === 0 || sure >= LEAST_LIKELY)
  const score = ({ signs, not, earns }: Subject): number => {
    if (!ways.some(({ mechanism }) => earns.includes(mechanism))) return 0
    if (not.some((phrase) => holdsIn(phrase, opening) || holdsIn(phrase, offer))) return 0
    const among = (phrases: string[], text: string) =>
      phrases.filter((phrase) => holdsIn(phrase, text)).length
    const sure =
      among(signs.sure, offer) * 3 + among(signs.sure, opening) * 2 + among(signs.sure, industry) * 2
    const hints = among(signs.hint, opening) + among(signs.hint, offer) / 2
    return sure + hints * 0.7 + among(signs.sure, rest) * 0.5 + among(signs.hint, rest) * 0.1
  }
  const scores = all
    .map((subject) => ({ subject, score: score(subject) }))
    .filter((one) => one.score >= LEAST)
    .sort((a, b) => b.score - a.score || (a.subject.id < b.subject.id ? -1 : 1))
  const best = scores[0]?.score ?? 0
  return scores
    .slice(0, MOST_SUBJECTS)
    .filter((one) => one.score >= best * NEARLY)
    .map(({ subject }) => subject)
}
