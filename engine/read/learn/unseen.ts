// Lessons whose figures were read by models that learned from other authors, as they will be in a stranger's brief.
import { modelOf } from '../learned/model.ts'
import { ledgerBy, type ReadFigure } from '../roles/ledger.ts'
import { fieldsOfLesson, type Lesson } from './lessons.ts'
import { markedFigures } from './roles.ts'
import { learn, SETTINGS } from './softmax.ts'

export const FOLDS = 3

export interface UnseenLesson {
  lesson: Lesson
  fold: number
  ledger: ReadFigure[]
}

export function unseenLessons(all: Lesson[]): UnseenLesson[] {
  const authors = [...new Set(all.map(({ author }) => author))].sort()
  const foldOf = ({ author }: Lesson) => authors.indexOf(author) % FOLDS
  return Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const otherFigures = markedFigures(all.filter((lesson) => foldOf(lesson) !== fold))
    const models = {
      role: modelOf(
        learn(
          otherFigures.map(({ features, role }) => ({ features, classes: [[role, 1]] })),
          { ...SETTINGS, runs: 1 },
        ),
      ),
      status: modelOf(
        learn(
          otherFigures.map(({ features, status }) => ({ features, classes: [[status, 1]] })),
          { ...SETTINGS, rounds: 5, runs: 1 },
        ),
      ),
    }
    return all
      .filter((lesson) => foldOf(lesson) === fold)
      .map((lesson) => ({ lesson, fold, ledger: ledgerBy(models, fieldsOfLesson(lesson.brief)) }))
  })
}
