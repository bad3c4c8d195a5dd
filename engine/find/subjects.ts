// Which subjects a brief is about: by how like its opening is to texts about each, by the subject's own signs, and by how it earns.
import type { BriefTexts } from '../brief.ts'
import type { Reading } from '../read/reading.ts'
import type { Subject } from '../trades/subject-schema.ts'
import { type Embedding, embeddingOf } from './embedding.ts'
import { holdsIn, stemsOf } from './phrases.ts'
import { subjectFeatures } from './subject-features.ts'
import { type Likeness, likenessBy } from './subject-likeness.ts'
import table from './subject-table.json' with { type: 'json' }

let likeness: Likeness | undefined
let likely: Embedding | undefined

/** A second one is worth its page only when it is nearly as plain as the first. */
const MOST_SUBJECTS = 2
const NEARLY = 0.6
/** Of the ideas held out, three in four that are this likely are right; most others are of a neighbouring subject. */
const LEAST_LIKELY = 0.3
/** The idea is told at the start; what follows speaks of customers, rivals and money. */
const OPENING = 200
const SECOND_PART = 420
const SECOND_COUNTS = 0.5
const INDUSTRY_COUNTS = 0.5
/** A way of earning this likely is one of the founder's. */
const LEAST_LIKELY_WAY = 0.12
/** What is written for other ways of earning is often beside the point. */
const OTHER_WAY = 0.3
/** How much likeness counts against likelihood, and a sign of the subject's own. */
const LIKENESS_COUNTS = 5
const SIGN_COUNTS = 0.5
const MOST_SIGNS = 2

interface ScoredSubject {
  subject: Subject
  /** By which they are ordered. */
  score: number
  likely: number
}

function scoresOf(all: Subject[], reading: Reading, brief: BriefTexts): ScoredSubject[] {
  likeness ??= likenessBy(table)
  likely ??= embeddingOf(table.likely)
  const idea = brief.businessIdea
  const like = likeness([
    [reading.offer.text, 1],
    [idea.slice(0, OPENING), 1],
    [idea.slice(OPENING, SECOND_PART), SECOND_COUNTS],
    [brief.industry ?? '', INDUSTRY_COUNTS],
  ])
  const likelihoods = likely(subjectFeatures(`${reading.offer.text} . ${idea.slice(0, OPENING)}`))
  const opening = stemsOf(`${reading.offer.text} . ${idea.slice(0, SECOND_PART)} . ${brief.industry ?? ''}`)
  const ways = reading.earns.filter(({ sure }, i) => i === 0 || sure >= LEAST_LIKELY_WAY)
  return all
    .flatMap((subject) => {
      const { id, signs, not, earns } = subject
      if (not.some((phrase) => holdsIn(phrase, opening))) return []
      const signCount = Math.min(MOST_SIGNS, signs.sure.filter((phrase) => holdsIn(phrase, opening)).length)
      const isOwnWay = ways.some(({ mechanism }) => earns.includes(mechanism))
      const chance = (likelihoods[table.likely.classes.indexOf(id)] ?? 0) * (isOwnWay ? 1 : OTHER_WAY)
      const weight = LIKENESS_COUNTS * (like.get(id) ?? 0) + SIGN_COUNTS * signCount
      return { subject, score: Math.log(chance + 1e-9) + weight, likely: chance * (1 + signCount) }
    })
    .sort((a, b) => b.score - a.score || (a.subject.id < b.subject.id ? -1 : 1))
}

/** What a brief is about. */
export interface BriefSubjects {
  /** The plainest first. */
  all: Subject[]
  /** One that is so plain that a trade may be chosen for it. */
  plain: Subject | undefined
}

/** A trade of its own says more than a subject, so it has to be plainer that it fits. */
const LEAST_LIKELY_TRADE = 0.45

export function subjectsOf(all: Subject[], reading: Reading, brief: BriefTexts): BriefSubjects {
  const subjects = likelySubjects(all, reading, brief)
  return {
    all: subjects.map(({ subject }) => subject),
    plain: subjects.find(({ likely: chance }) => chance >= LEAST_LIKELY_TRADE)?.subject,
  }
}

function likelySubjects(all: Subject[], reading: Reading, brief: BriefTexts): ScoredSubject[] {
  const [first, ...next] = scoresOf(all, reading, brief)
  if (!first || first.likely < LEAST_LIKELY) return []
  const others = next
    .slice(0, MOST_SUBJECTS - 1)
    .filter(({ likely: chance }) => chance >= Math.max(LEAST_LIKELY * 1.5, first.likely * NEARLY))
  return [first, ...others]
}
