// Licences, law, insurance: the rule that decides, and whom to ask. Nothing here is computed but what cover costs.
import { type Prose, say, together } from '../../plan/kit/prose.ts'
import { words } from '../../plan/kit/quantity.ts'
import { stem } from '../../read/words.ts'
import { type RuleHere, rulesFor } from '../rules.ts'
import { type Answer, type Ask, amountOf, figureNear, sumAnswer, wordAnswer } from './ask.ts'

const FORM =
  /\bcompany|\bngo\b|\bassociation|\bcooperative|\bfoundation|\bnon-?profit|\bsocial enterprise|\bmei\b|\bverein|\bauto-entrepreneur|\bcharity|\bllc\b|\bbusiness name|\bregister (?:first|or|as a company|the business|my business)/i

export function answerPermission(ask: Ask): Answer | undefined {
  const rules = rulesFor(ask.composer)
  const isForm = FORM.test(ask.question.text)
  const rule =
    (isForm ? rules.find(({ what }) => /register|registration|company/i.test(what)) : undefined) ??
    closest(ask, rules)
  const card = ask.composer.one.input.countryCard
  if (!rule) return undefined
  return wordAnswer(
    together(
      isForm
        ? formProse(ask)
        : rule.gate
          ? ask.composer.one.circumstances.stage === 'running'
            ? say`Settle it this month.`
            : say`Settle it before you sell.`
          : say`Clear it before you sign or advertise anything.`,
      isForm ? say`${words(opening(rule.what))}` : ruleProse(rule),
      isForm && card ? say`${words(card.help)}` : undefined,
    ),
  )
}

const ruleProse = ({ what, first }: RuleHere): Prose => say`${words(opening(what))} ${words(first)}`

/** The first two sentences: the rules page has the rest. */
const opening = (text: string): string => /^.+?[.!?](?:\s.+?[.!?](?=\s|$))?(?=\s|$)/s.exec(text)?.[0] ?? text

const UNPAID =
  /\bngo\b|\bassociation|\bfoundation|\bnon-?profit|\bsocial enterprise|\bverein|\bcharity|\bcooperative/i

/** Who may take the profit is what the forms differ in. */
const formProse = ({ question }: Ask): Prose =>
  UNPAID.test(question.text)
    ? say`Choose by who may take the money out: a nonprofit can receive grants and gifts, but its surplus stays in it; a company pays its owners and their lenders.`
    : say`Begin with the simplest form that the law allows you, and change it when somebody else’s money comes in.`

/** The rule that shares most words with the question, else the one without which nothing may be sold. */
function closest({ question }: Ask, rules: RuleHere[]): RuleHere | undefined {
  const wanted = new Set(stemsOf(`${question.text} ${question.before}`))
  const score = (rule: RuleHere) =>
    stemsOf(`${rule.what} ${rule.first}`).filter((word) => wanted.has(word)).length
  const [best] = rules.map((rule) => ({ rule, score: score(rule) })).sort((a, b) => b.score - a.score)
  return best && best.score >= ALIKE ? best.rule : (rules.find(({ gate }) => gate) ?? rules[0])
}

/** Fewer words in common are chance. */
const ALIKE = 3

const stemsOf = (text: string): string[] => [
  ...new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map(stem)),
]

export function answerInsurance(ask: Ask): Answer | undefined {
  const { economics } = ask
  const rule = rulesFor(ask.composer).find(
    ({ what }) => /liabilit|insur/i.test(what) && !/pension|health|social/i.test(what),
  )
  const cover = figureNear(ask, {
    roles: ['fixed-cost', 'one-off-cost'],
    unit: 'money',
    within: 1,
    fits: ({ per }) => per === 'year' || per === 'month' || per === '',
  })
  const { numbers, trade } = { numbers: ask.composer.one.numbers, trade: ask.composer.trade }
  const row = trade.costs.find(({ label }) => /insur/i.test(label))
  const yearly = cover
    ? amountOf(ask, cover) * (cover.per === 'month' ? 12 : 1)
    : row
      ? numbers.value(`cost-${row.id}`) * 12
      : undefined
  if (!economics || yearly === undefined)
    return wordAnswer(
      together(
        say`Yes, before the first customer.`,
        rule
          ? ruleProse(rule)
          : say`Ask a broker for two offers of liability cover, in writing, with what is excluded.`,
      ),
    )
  return sumAnswer(
    together(
      say`Yes, before the first customer.`,
      say`Cover at ${ask.about('cover', yearly)} a year is paid by ${ask.count('units', Math.max(1, Math.ceil(yearly / economics.left)), economics.noun)} a year at ${ask.money('left', economics.left)} each, and one claim can cost more than the business.`,
      rule ? ruleProse(rule) : say`Get two offers in writing, and read what they exclude.`,
    ),
  )
}
