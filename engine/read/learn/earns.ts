// Teaches the reader the ways of earning from whole briefs and from short descriptions of ideas.
import { type Field, fieldOf } from '../../understand/text/field.ts'
import { pricesIn } from '../earns/earns.ts'
import { earningFeatures } from '../earns/features.ts'
import type { Mechanism } from '../reading.ts'
import { ledgerOf } from '../roles/ledger.ts'
import { fieldsOfLesson, type IdeaLesson, type Lesson } from './lessons.ts'
import { type Example, learn, SETTINGS } from './softmax.ts'

/** What the main way of earning gets; further ones, and those that are also fine, share the rest. */
const MAIN = 0.65

function earningExamples(briefs: Lesson[], ideas: IdeaLesson[]): Example[] {
  return [
    ...briefs.map((lesson) => ({
      features: featuresFor(fieldsOfLesson(lesson.brief)),
      classes: sharesOf(lesson),
    })),
    ...ideas.map((idea) => ({
      features: featuresFor([fieldOf('businessIdea', idea.text)]),
      classes: sharesOf(idea),
    })),
  ].filter(({ classes }) => classes.length > 0)
}

/** Roles are read as they will be read: learn them first. */
const featuresFor = (fields: Field[]) => earningFeatures(fields, pricesIn(ledgerOf(fields)))

function sharesOf({
  mechanisms,
  alsoFine,
}: {
  mechanisms: Mechanism[]
  alsoFine: Mechanism[]
}): [string, number][] {
  const [main, ...others] = mechanisms
  if (!main) return []
  const rest = [...others, ...alsoFine]
  if (rest.length === 0) return [[main, 1]]
  return [[main, MAIN], ...rest.map((one): [string, number] => [one, (1 - MAIN) / rest.length])]
}

export const learnEarning = (briefs: Lesson[], ideas: IdeaLesson[]) =>
  learn(earningExamples(briefs, ideas), {
    ...SETTINGS,
    rounds: 12,
    pace: 0.1,
    fewest: 2,
    smooth: 0.05,
    leaveOut: 0.5,
  })
