// Teaches the reader which figures are meant for one sum, and which of the sums that do not come out are worth telling. Roles
// are read by models that have not seen the lesson's author, as they will be in a stranger's brief.

import { sumsOf } from '../checks/candidates.ts'
import { relatedSums, worthTelling } from '../checks/checks-by.ts'
import { type CheckFigure, checkFigures } from '../checks/figures.ts'
import { relationFeatures } from '../checks/relation.ts'
import { agrees, ratioOf, type Sum } from '../checks/sums.ts'
import { weigh } from '../checks/weigh.ts'
import { type Model, modelOf, type TableFile } from '../learned/model.ts'
import { likelihood, logOdds, type TreesFile } from '../learned/trees.ts'
import { type Lesson, type MarkedFigure, markOf } from './lessons.ts'
import { type Relation, relationsIn } from './relations.ts'
import { learn, SETTINGS } from './softmax.ts'
import { learnTrees, type TreeExample } from './trees.ts'
import { FOLDS, type UnseenLesson } from './unseen.ts'

/** At most one false alarm in so many briefs. */
export const BRIEFS_PER_FALSE_ALARM = 4

const RELATION_SETTINGS = { ...SETTINGS, runs: 1, rounds: 4, smooth: 0, leaveOut: 0.3, fewest: 6 }
/** Of the sums that nobody means, as many are learned from. */
const KEPT_OF_OTHERS = 0.4

interface JudgedSum {
  sum: Sum
  /** Undefined: like a relation of the lesson, but not the same; nothing is learned from it. */
  isMeant?: boolean
  /** Undefined: not the contradiction that is marked, but it would point to it; nothing is learned from it. */
  isOff?: boolean
}

interface CheckLesson {
  lesson: Lesson
  fold: number
  figures: CheckFigure[]
  sums: JudgedSum[]
}

export interface ChecksLearned {
  relations: TableFile
  judge: TreesFile & { threshold: number }
  /** Found and false alarms in briefs whose authors were not learned from. */
  foundShare: number
}

export function learnChecks(unseen: UnseenLesson[]): ChecksLearned {
  const lessons = checkLessons(unseen).filter(({ lesson }) => lesson.relations.length > 0)
  const inFold = (fold: number) => lessons.filter((one) => one.fold === fold)
  const outside = (fold: number) => lessons.filter((one) => one.fold !== fold)
  const folds = Array.from({ length: FOLDS }, (_, fold) => fold)
  const weighedLessons = folds.map((fold) => {
    const model = modelOf(learnRelations(outside(fold)))
    return inFold(fold).map((lesson) => weighedSums(model, lesson))
  })
  const unseenLessons = folds.flatMap((fold) => {
    const trees = learnTrees(examplesOf(weighedLessons.filter((_, other) => other !== fold).flat()))
    return (weighedLessons[fold] ?? []).map((one) => scoreLesson(trees, one))
  })
  const { threshold, foundShare } = thresholdFor(unseenLessons)
  return {
    relations: learnRelations(lessons),
    judge: { ...learnTrees(examplesOf(weighedLessons.flat())), threshold },
    foundShare,
  }
}

const checkLessons = (unseen: UnseenLesson[]): CheckLesson[] =>
  unseen.map(({ lesson, fold, ledger }) => {
    const figures = checkFigures(ledger)
    const takenMarks = new Set<MarkedFigure>()
    const marks = ledger.map(({ found: { figure } }) =>
      markOf(lesson.figures, takenMarks, {
        field: figure.field.name,
        start: figure.from,
        end: figure.end,
        value: figure.value,
      }),
    )
    const relations = relationsIn(lesson, marks, figures)
    return {
      lesson,
      fold,
      figures,
      sums: sumsOf(figures).map((sum) => judgeSum(sum, relations, lesson.contradictions)),
    }
  })

function judgeSum(sum: Sum, relations: Relation[], contradictions: Lesson['contradictions']): JudgedSum {
  const figures = new Set(sum.parts.map(([, { entry }]) => entry.id))
  const alike = relations.map((relation) => ({
    relation,
    common: relation.figures.filter((id) => figures.has(id)).length,
  }))
  const same = alike.find(
    ({ relation, common }) =>
      common === relation.figures.length && common === figures.size && isSameSum(sum, relation),
  )
  const quotes = sum.parts.map(([, { entry }]) => entry.quote)
  const isOff =
    same?.relation.isOff || (contradictions.some((one) => namesTwo(quotes, one.quotes)) ? undefined : false)
  if (same) return { sum, isMeant: true, isOff }
  const isLike = alike.some(({ relation, common }) => common >= 2 && common >= relation.figures.length - 1)
  return { sum, isOff, ...(!isLike && { isMeant: false }) }
}

/** Dates and times are not computed in the lessons. */
function isSameSum(sum: Sum, { ratio, isOff }: Relation): boolean {
  if (sum.kind === 'late') return isOff
  if (sum.kind === 'time' || sum.kind === 'runway') return true
  const own = ratioOf(sum)
  return Math.abs(ratio / own - 1) < 0.03 || Math.abs(1 / ratio / own - 1) < 0.03
}

function learnRelations(lessons: CheckLesson[]): TableFile {
  let turn = 0
  const isKept = () => {
    turn += KEPT_OF_OTHERS
    if (turn < 1) return false
    turn -= 1
    return true
  }
  return learn(
    lessons
      .flatMap(({ sums }) => sums.filter(({ isMeant }) => isMeant || (isMeant === false && isKept())))
      .map(({ sum, isMeant }) => ({
        features: relationFeatures(sum),
        classes: [[isMeant ? 'yes' : 'no', 1]],
      })),
    RELATION_SETTINGS,
  )
}

interface WeighedLesson {
  lesson: Lesson
  sums: { sum: Sum; numbers: number[]; isOff?: boolean }[]
}

function weighedSums(model: Model, { lesson, figures, sums }: CheckLesson): WeighedLesson {
  const answers = new Map(sums.map(({ sum, isOff }) => [sum, isOff]))
  const relatedOnes = relatedSums(
    model,
    sums.map(({ sum }) => sum),
  )
  return {
    lesson,
    sums: weigh(relatedOnes, figures).map(({ sum, numbers }) => {
      const isOff = answers.get(sum)
      return { sum, numbers, ...(isOff !== undefined && { isOff }) }
    }),
  }
}

const examplesOf = (lessons: WeighedLesson[]): TreeExample[] =>
  lessons.flatMap(({ sums }) =>
    sums.flatMap(({ sum, numbers, isOff }) =>
      isOff === undefined ? [] : [{ numbers, isYes: isOff && !agrees(sum) }],
    ),
  )

interface ScoredLesson {
  lesson: Lesson
  sums: { sum: Sum; sure: number }[]
}

const scoreLesson = (trees: TreesFile, { lesson, sums }: WeighedLesson): ScoredLesson => ({
  lesson,
  sums: sums.map(({ sum, numbers }) => ({ sum, sure: likelihood(logOdds(trees, numbers)) })),
})

/** The lowest one with few enough false alarms. */
function thresholdFor(lessons: ScoredLesson[]): { threshold: number; foundShare: number } {
  const most = lessons.length / BRIEFS_PER_FALSE_ALARM
  for (let threshold = 0.05; threshold < 1; threshold += 0.01) {
    const { found, all, alarms } = tally(lessons, threshold)
    if (alarms <= most) return { threshold: Math.round(threshold * 100) / 100, foundShare: found / all }
  }
  return { threshold: 1, foundShare: 0 }
}

function tally(lessons: ScoredLesson[], threshold: number) {
  const scores = lessons.map(({ lesson, sums }) =>
    scoreAlarms(
      lesson.contradictions,
      worthTelling(sums, threshold).map(({ sum }) => sum.parts.map(([, { entry }]) => entry.quote)),
    ),
  )
  return {
    found: scores.reduce((sum, { hits }) => sum + hits, 0),
    all: lessons.reduce((sum, { lesson }) => sum + lesson.contradictions.length, 0),
    alarms: scores.reduce((sum, { falseAlarms }) => sum + falseAlarms, 0),
  }
}

/** How many of the marked contradictions the alarms name, each alarm counted once. */
export function scoreAlarms(
  contradictions: Lesson['contradictions'],
  alarms: string[][],
): { hits: number; falseAlarms: number } {
  const open = [...alarms]
  for (const { quotes } of contradictions) {
    const at = open.findIndex((alarm) => namesTwo(alarm, quotes))
    if (at >= 0) open.splice(at, 1)
  }
  return { hits: alarms.length - open.length, falseAlarms: open.length }
}

const overlap = (a: string, b: string) =>
  a.toLowerCase().includes(b.toLowerCase()) || b.toLowerCase().includes(a.toLowerCase())

/** Two of the quotes are enough to say that the same thing is meant. */
const namesTwo = (alarm: string[], quotes: string[]): boolean =>
  quotes.filter((quote) => alarm.some((one) => overlap(one, quote))).length >= Math.min(2, quotes.length)
