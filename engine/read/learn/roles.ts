// Teaches the reader the role and the status of figures from the lessons.
import type { Role, Status } from '../reading.ts'
import { featuresOf } from '../roles/features.ts'
import { fieldsOfLesson, type Lesson, type MarkedFigure, markOf, roleOf } from './lessons.ts'
import { type Example, learn, SETTINGS } from './softmax.ts'

export interface MarkedFeatures {
  features: string[]
  role: Role
  status: Status
}

const roleExamples = (all: Lesson[]): Example[] =>
  markedFigures(all).map(({ features, role }) => ({ features, classes: [[role, 1]] }))

const statusExamples = (all: Lesson[]): Example[] =>
  markedFigures(all).map(({ features, status }) => ({ features, classes: [[status, 1]] }))

/** Every figure of the lessons that the finder finds, with its right answers. */
export function markedFigures(all: Lesson[]): MarkedFeatures[] {
  return all.flatMap(({ brief, figures }) => {
    const takenMarks = new Set<MarkedFigure>()
    return featuresOf(fieldsOfLesson(brief)).flatMap(({ figure, features }) => {
      const { field, from, end, value } = figure
      const mark = markOf(figures, takenMarks, { field: field.name, start: from, end, value })
      return mark ? [{ features, role: roleOf(mark), status: mark.status }] : []
    })
  })
}

export const learnRoles = (all: Lesson[]) => learn(roleExamples(all), { ...SETTINGS })
export const learnStatuses = (all: Lesson[]) =>
  learn(statusExamples(all), { ...SETTINGS, rounds: 5, runs: 1 })
