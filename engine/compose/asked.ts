// 'You asked': each question of the founder, answered from the case, or said to be beyond it and whom to ask.
import { type Prose, say, together } from '../plan/kit/prose.ts'
import { type Block, columns, heading } from '../plan/kit/section.ts'
import { stem } from '../read/words.ts'
import type { Trade } from '../trades/schema.ts'
import { type Composer, named } from './composer.ts'
import { rulesFor } from './rules.ts'

const MOST_ANSWERS = 4

export function askedBlocks(composer: Composer): Block[] {
  const { asked } = composer.one.reading
  if (asked.length === 0) return []
  return [
    heading('You asked'),
    {
      kind: 'table',
      columns: columns(['Your question', 'Answer']),
      rows: asked.slice(0, MOST_ANSWERS).map((question) => ({
        cells: [named(`‘${question.replace(/\s+/g, ' ').trim()}’`), answerTo(composer, question)],
      })),
    },
  ]
}

function answerTo(composer: Composer, question: string): Prose {
  return decidedAnswer(composer, question) ?? computedAnswer(composer, question) ?? beyond()
}

type Decision = Trade['decisions'][0]

const LEAST_ALIKE = 0.34

/** The trade's own answer to such a question. */
function decidedAnswer(composer: Composer, question: string): Prose | undefined {
  const { trade, one } = composer
  const questionStems = new Set(tellingStems(question))
  const decisions = [...trade.decisions, ...one.input.facets.flatMap((facet) => facet.decisions ?? [])]
  const best = decisions
    .filter(({ when }) => one.holds(when))
    .map((decision) => ({ decision, alike: alikeness(decision, questionStems) }))
    .sort((a, b) => b.alike - a.alike)[0]
  if (!best || best.alike < LEAST_ALIKE) return undefined
  const s = composer.sentences()
  const rule = s.text(best.decision.rule)
  const verdict = best.decision.verdict?.find(({ when }) => one.holds(when))
  return rule && together(rule, verdict ? s.text(verdict.say) : undefined)
}

function alikeness({ ask }: Decision, wanted: ReadonlySet<string>): number {
  const stems = tellingStems(ask)
  return stems.filter((word) => wanted.has(word)).length / Math.max(1, stems.length)
}

const COMMON = new Set(
  'should would could what which when where have this that with from there their about into them they need want best better'
    .split(' ')
    .map(stem),
)

const tellingStems = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map(stem).filter((word) => !COMMON.has(word))

/** Money, people and permission can be answered from any case. */
function computedAnswer(composer: Composer, question: string): Prose | undefined {
  const s = composer.sentences()
  const { results, one } = composer
  if (/\b(?:charge|price|pricing|how much (?:do|should|can))\b/i.test(question)) {
    const usual =
      one.numbers.has('price') && one.numbers.get('price').low < one.numbers.get('price').high
        ? s.text('Such businesses usually charge {{price:range}}; the plan counts {{price}}.')
        : s.text('The plan counts {{part-price}} each.')
    return usual && together(usual, s.text('One {sale} then leaves {{contribution}}, or {{margin}}.'))
  }
  if (/\b(?:loan|borrow|invest|raise|fund|bank|credit|grant)/i.test(question))
    return together(
      results.raise.value > 0
        ? say`The plan needs ${results.raise}, and cash is lowest in ${results.lowestMonth}.`
        : say`The plan needs no outside money; cash is lowest in ${results.lowestMonth}, at ${results.lowestCash}.`,
      s.line(composer.trade.finance.says),
    )
  if (/\b(?:licen[cs]e|permit|insur|legal|allowed|register|law|rules?|certif)/i.test(question)) {
    const rule = rulesFor(composer).find(({ gate }) => gate) ?? rulesFor(composer)[0]
    return rule && together(say`${{ words: rule.what }}`, say`${{ words: rule.first }}`)
  }
  if (/\b(?:hire|employ|staff|part[- ]?time|helper|assistant)\b/i.test(question)) {
    const post = results.drivers.staff.find(({ isFounder }) => !isFounder)
    const month = post?.count.find(({ value }) => value > 0)?.month
    return post && month
      ? say`The plan hires in month ${{ words: String(month) }}: ${{ words: post.role.toLowerCase() }}. Before that sales do not carry the pay.`
      : say`Sales in this plan do not carry another salary within three years. Pay by the hour until they do.`
  }
  return undefined
}

const beyond = (): Prose =>
  say`The brief does not hold enough to answer this. Ask two owners of a similar business in another town, who are not rivals.`
