// Briefs with their business model, a line each: name | idea | customer | industry | context | model. From the lessons the
// table is learned; the exam is never learned from.
import { readFileSync } from 'node:fs'
import { type Brief, briefSchema } from '../../brief.ts'
import { fieldsOf } from '../fields.ts'
import type { Example } from '../learned/learn.ts'
import { marksOf } from '../learned/words.ts'
import { offerOf } from '../offer.ts'
import { BUSINESS_MODELS, type BusinessModel } from '../understanding.ts'
import { CASES } from './briefs.ts'
import { FIFTH_HOLD_OUT } from './fifth-hold-out.ts'
import { FOURTH_HOLD_OUT } from './fourth-hold-out.ts'
import { HOLD_OUT } from './hold-out.ts'
import { RARE_TRADES } from './rare-trades.ts'
import { SECOND_HOLD_OUT } from './second-hold-out.ts'
import { THIRD_HOLD_OUT } from './third-hold-out.ts'

export interface Told {
  brief: Brief
  /** More than one where people would not agree. */
  models: BusinessModel[]
}

export function told(file: 'lessons' | 'exam'): Told[] {
  const text = readFileSync(new URL(`told/${file}.txt`, import.meta.url), 'utf8')
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [startupName, businessIdea, targetCustomer, industry, additionalContext, models = ''] =
        line.split('|')
      return {
        brief: briefSchema.parse({ startupName, businessIdea, targetCustomer, industry, additionalContext }),
        models: models.split('/').map(modelNamed),
      }
    })
}

function modelNamed(name: string): BusinessModel {
  const model = BUSINESS_MODELS.find((one) => one === name.trim())
  if (!model) throw new Error(`There is no business model called ${name}.`)
  return model
}

/** All that the table is learned from. */
export function examples(): Example[] {
  const cases = [
    ...CASES,
    ...HOLD_OUT,
    ...SECOND_HOLD_OUT,
    ...THIRD_HOLD_OUT,
    ...FOURTH_HOLD_OUT,
    ...FIFTH_HOLD_OUT,
    ...RARE_TRADES,
  ]
  const lessons = told('lessons').map(({ brief, models: [model = 'local-service'] }) => ({ brief, model }))
  return [...cases, ...lessons].map(({ brief, model }) => {
    const fields = fieldsOf(brief)
    return { marks: [...marksOf(brief, fields, offerOf(fields.idea, brief.startupName)).keys()], model }
  })
}
