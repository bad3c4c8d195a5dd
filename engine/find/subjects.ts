// Which subjects a brief is about: by how like its opening is to texts about each, by the subject's own signs, and by how it earns.
import type { BriefTexts } from '../brief.ts'
import type { Reading } from '../read/reading.ts'
import type { Subject } from '../trades/subject-schema.ts'
import { holdsIn, stemsOf } from './phrases.ts'
import { type Likeness, likenessBy } from './subject-likeness.ts'
import table from './subject-table.json' with { type: 'json' }

let likeness: Likeness | undefined

/** A second one is worth its page only when it is nearly as plain as the first. */
const MOST_SUBJECTS = 2
const NEARLY = 0.85
/** The idea is told at the start; what follows speaks of customers, rivals and money. */
const OPENING = 200
const SECOND_PART = 420
const SECOND_COUNTS = 0.5
const INDUSTRY_COUNTS = 0.5
/** A way of earning this likely is one of the founder's. */
const LEAST_LIKELY = 0.12
/** What is written for other ways of earning is often beside the point. */
const OTHER_WAY = 0.55
const SIGN = 0.09
const HINT = 0.02
const MOST_SIGNS = 3

export interface ScoredSubject {
  subject: Subject
  score: number
}

export function scoresOf(all: Subject[], reading: Reading, brief: BriefTexts): ScoredSubject[] {
  likeness ??= likenessBy(table)
  const idea = brief.businessIdea
  const like = likeness([
    [reading.offer.text, 1],
    [idea.slice(0, OPENING), 1],
    [idea.slice(OPENING, SECOND_PART), SECOND_COUNTS],
    [brief.industry ?? '', INDUSTRY_COUNTS],
  ])
  const told = stemsOf(`${reading.offer.text} . ${idea.slice(0, SECOND_PART)}`)
  const industry = stemsOf(brief.industry ?? '')
  const ways = reading.earns.filter(({ sure }, i) => i === 0 || sure >= LEAST_LIKELY)
  const among = (phrases: string[], text: string) =>
    Math.min(MOST_SIGNS, phrases.filter((phrase) => holdsIn(phrase, text)).length)
  return all
    .flatMap((subject) => {
      const { id, signs, not, earns } = subject
      const base = like.get(id) ?? 0
      if (base === 0 || not.some((phrase) => holdsIn(phrase, told))) return []
      const plain = base + SIGN * (among(signs.sure, told) + among(signs.sure, industry)) + HINT * among(signs.hint, told)
      const isOwnWay = ways.some(({ mechanism }) => earns.includes(mechanism))
      return { subject, score: plain * (isOwnWay ? 1 : OTHER_WAY) }
    })
    .sort((a, b) => b.score - a.score || (a.subject.id < b.subject.id ? -1 : 1))
}

export function subjectsOf(all: Subject[], reading: Reading, brief: BriefTexts): Subject[] {
  const scores = scoresOf(all, reading, brief).filter(({ score }) => score >= table.least)
  const best = scores[0]?.score ?? 0
  return scores
    .slice(0, MOST_SUBJECTS)
    .filter(({ score }) => score >= best * NEARLY)
    .map(({ subject }) => subject)
}
