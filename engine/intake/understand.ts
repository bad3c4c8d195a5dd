// What is shown of a brief before anything is ordered, with the founder's corrections and answers. Pure: the same brief gives
// the same bytes.
import type { Brief } from '../brief.ts'
import { correctedSource } from '../compose/case-source.ts'
import type { ReadingCorrections } from '../read/corrections.ts'
import type { Mechanism } from '../read/reading.ts'
import { figuresOf, type IntakeFigure } from './figures.ts'
import { findingsOf, type IntakeFinding } from './findings.ts'
import { fittingCorrections } from './fitting.ts'
import { type BriefPart, isThin, missingParts } from './missing.ts'
import { fittingAnswers, moneyModelOf } from './money-model.ts'
import { type OpenedBrief, openBrief } from './open-brief.ts'
import { type IntakePoint, likelyWays, pointsOf } from './points.ts'
import { type IntakeQuestion, questionsOf } from './questions.ts'
import { sentenceOf } from './sentence.ts'

export interface IntakeCorrections {
  reading?: ReadingCorrections
  /** By the number's id, in its own unit. */
  answers?: Record<string, number>
}

export interface Intake {
  sentence: string
  missing: BriefPart[]
  isThin: boolean
  points: IntakePoint[]
  likelyMechanisms: Mechanism[]
  figures: IntakeFigure[]
  findings: IntakeFinding[]
  questions: IntakeQuestion[]
  dropped: string[]
  corrections: IntakeCorrections
}

export const understand = (brief: Brief, corrections: IntakeCorrections = {}): Intake =>
  understandOpened(openBrief(brief), corrections)

/** Whoever corrects a brief has it read already. */
export function understandOpened(
  opened: OpenedBrief,
  { reading: given = {}, answers: givenAnswers = {} }: IntakeCorrections = {},
): Intake {
  const { corrections, dropped } = fittingCorrections(opened.source, given)
  const source = correctedSource(opened.brief, opened.source, corrections)
  const { reading } = source
  const thin = isThin(opened, reading)
  const figures = figuresOf(opened, source, corrections.figures)
  const asked = thin
    ? { questions: [], answers: givenAnswers, dropped: [] }
    : askedOf(opened, source, givenAnswers)
  return {
    sentence: sentenceOf(reading),
    missing: missingParts(opened, reading),
    isThin: thin,
    points: pointsOf(opened, source, corrections),
    likelyMechanisms: likelyWays(opened.source, source),
    figures,
    findings: findingsOf(opened, figures, corrections.figures),
    questions: asked.questions,
    dropped: [...dropped, ...asked.dropped],
    corrections: {
      ...(Object.keys(corrections).length > 0 && { reading: corrections }),
      ...(Object.keys(asked.answers).length > 0 && { answers: asked.answers }),
    },
  }
}

function askedOf(opened: OpenedBrief, source: OpenedBrief['source'], given: Record<string, number>) {
  const unanswered = moneyModelOf(opened, source, {})
  const { answers, dropped } = fittingAnswers(given, unanswered)
  const hasAnswers = Object.keys(answers).length > 0
  const model = hasAnswers ? moneyModelOf(opened, source, answers) : unanswered
  return { questions: questionsOf(model, unanswered, answers), answers, dropped }
}
