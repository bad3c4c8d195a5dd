// Teaches the reader the ways of earning from whole briefs and from short descriptions of ideas.

import { pricesIn } from '../earns/earns.ts'
import { earningFeatures } from '../earns/features.ts'
import type { Mechanism } from '../reading.ts'
import { ledgerOf } from '../roles/ledger.ts'
import { type Field, fieldOf } from '../text/field.ts'
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
  learn(balance(earningExamples(briefs, ideas)), {
    ...SETTINGS,
    rounds: 14,
    pace: 0.1,
    fewest: 2,
    smooth: 0.05,
    leaveOut: 0.6,
    runs: 6,
  })

/** How far examples of a rare way of earning count for more: 0 not at all, 1 as if all were equally frequent. */
const BALANCE = 0.3
const MOST_WEIGHT = 3

function balance(examples: Example[]): Example[] {
  const counts = new Map<string, number>()
  const mainOf = ({ classes }: Example) => classes[0]?.[0] ?? ''
  for (const example of examples) counts.set(mainOf(example), (counts.get(mainOf(example)) ?? 0) + 1)
  const mean = examples.length / counts.size
  return examples.map((example) => ({
    ...example,
    weight: Math.min(MOST_WEIGHT, (mean / (counts.get(mainOf(example)) ?? mean)) ** BALANCE),
  }))
}
