// Each question of the founder's with its answer: by its kind, with the trade's own rule where the words agree, never twice the same.
import { type Prose, plainText, together } from '../../plan/kit/prose.ts'
import type { Composer } from '../composer.ts'
import { type Answer, type Answerer, type Ask, askOf } from './ask.ts'
import { answerBasis } from './basis.ts'
import { answerBoth } from './both.ts'
import { answerCheck } from './check.ts'
import { answerChoice } from './choice.ts'
import { ruleOfTrade } from './decisions.ts'
import { answerDiscount } from './discount.ts'
import { answerDrop } from './drop.ts'
import { answerEnough } from './enough.ts'
import { answerEquity } from './equity.ts'
import { generalAnswers } from './general.ts'
import { answerGrant } from './grant.ts'
import { answerHire } from './hire.ts'
import { answerJob } from './job.ts'
import type { Kind } from './kind.ts'
import { answerLoan } from './loan.ts'
import { answerOrder } from './order.ts'
import { answerPayment } from './payment.ts'
import { answerInsurance, answerPermission } from './permission.ts'
import { answerPremises } from './premises.ts'
import { answerPrice, withoutPrice } from './price.ts'
import { answerPurchase } from './purchase.ts'
import { questionIn, questionsWithin } from './question.ts'
import { answerReach } from './reach.ts'
import { type KindScore, kindsOf } from './recognise.ts'
import { answerSize } from './size.ts'
import { answerSource } from './source.ts'
import { answerSeason, answerTiming } from './timing.ts'

const ANSWERERS: Record<Kind, Answerer> = {
  insurance: answerInsurance,
  season: answerSeason,
  loan: answerLoan,
  equity: answerEquity,
  job: answerJob,
  payment: answerPayment,
  grant: answerGrant,
  permission: answerPermission,
  hire: answerHire,
  basis: answerBasis,
  price: (ask) => answerPrice(ask) ?? withoutPrice(ask),
  discount: answerDiscount,
  source: answerSource,
  purchase: answerPurchase,
  premises: answerPremises,
  order: answerOrder,
  size: answerSize,
  drop: answerDrop,
  reach: answerReach,
  timing: answerTiming,
  choice: answerChoice,
  check: answerCheck,
  enough: answerEnough,
}

interface AnsweredQuestion {
  question: string
  /** Undefined: of no kind that we know. */
  kind: Kind | undefined
  answer: Answer
}

export function answersTo(composer: Composer, questions: string[]): AnsweredQuestion[] {
  const givenTexts = new Set<string>()
  return questions.map((text, row) => {
    const parts = withKind(questionsWithin(text), text).map((part, i) =>
      answerPart(composer, { text, part, row: `${row}${i === 0 ? '' : 'b'}` }, givenTexts),
    )
    const [first] = parts
    return {
      question: text,
      kind: first?.kind,
      answer: {
        says: together(...parts.map(({ answer }) => answer.says)),
        hasSum: parts.some(({ answer }) => answer.hasSum),
      },
    }
  })
}

/** Of a double question, the part of no kind that we know is not answered in general. */
function withKind(parts: string[], whole: string): string[] {
  const telling = parts.filter((part) => kindsOf(part).length > 0)
  return telling.length > 0 ? telling : [whole]
}

interface Part {
  /** The whole question as it stands in the brief, and the part of it that is answered. */
  text: string
  part: string
  row: string
}

function answerPart(
  composer: Composer,
  { text, part, row }: Part,
  givenTexts: Set<string>,
): Omit<AnsweredQuestion, 'question'> {
  const { context, one } = composer
  const question = { ...questionIn(context.brief, one.reading.ledger, text), text: part }
  const ask = askOf(composer, question, row)
  const kinds = kindsOf(part, question.before)
  const both = answerBoth(ask, kinds)
  const byKind = likelyKinds(kinds).flatMap(({ kind }) => {
    const answer = ANSWERERS[kind](ask)
    return answer ? [{ kind: kind as Kind | undefined, answer: withRule(ask, answer) }] : []
  })
  const general = generalAnswers(ask).map((answer) => ({
    kind: undefined,
    answer: withRule(ask, answer, true),
  }))
  const candidates = [...(both ? [{ kind: kinds[0]?.kind, answer: both }] : []), ...byKind, ...general]
  const fresh =
    candidates.find(({ answer }) => !givenTexts.has(plainText(answer.says))) ??
    candidates[candidates.length - 1]
  const choice = fresh as (typeof candidates)[0]
  givenTexts.add(plainText(choice.answer.says))
  return choice
}

/** A weak second guess answers another question than was asked. */
const LEAST_SECOND = 3
const likelyKinds = (kinds: KindScore[]): KindScore[] =>
  kinds.filter(({ score }, i) => i === 0 || score >= LEAST_SECOND)

const MOST_SENTENCES = 4

/** The trade's own rule stands behind a short sum, and in the place of words without one. */
function withRule(ask: Ask, answer: Answer, isGeneral = false): Answer {
  const rule = ruleOfTrade(ask.composer, ask.question.text)
  if (!rule) return answer
  if (isGeneral || !answer.hasSum)
    return { says: rule, hasSum: rule.parts.some(({ kind }) => kind === 'figure') }
  return sentencesIn(answer.says) < MOST_SENTENCES
    ? { says: together(answer.says, rule), hasSum: true }
    : answer
}

const sentencesIn = (prose: Prose): number => (plainText(prose).match(/[.?!](?=\s|$)/g) ?? []).length
