// What to ask the founder: the trade's questions whose answer the brief leaves open, those that would move the plan most first.
import { type Prose, say } from '../plan/kit/prose.ts'
import { type Block, columns, heading } from '../plan/kit/section.ts'
import { type Composer, named } from './composer.ts'
import { type Effect, effectOf } from './effects.ts'

const MOST_QUESTIONS = 6

export function questionBlocks(composer: Composer): Block[] {
  const { trade, one } = composer
  const s = composer.sentences()
  if (trade.own) return ownQuestionBlocks(composer)
  const rows = trade.questions
    .filter(({ fills }) => one.numbers.has(fills) && one.numbers.get(fills).basis !== 'founder')
    .map(({ ask, fills }) => ({ ask, fills, effect: strongestEffect(composer, fills) }))
    // An answer that changes nothing need not be asked for.
    .filter(({ effect }) => Math.round(effect?.cash ?? 0) !== 0)
    .sort((a, b) => Math.abs(b.effect?.cash ?? 0) - Math.abs(a.effect?.cash ?? 0))
    .slice(0, MOST_QUESTIONS)
    .map(({ ask, fills, effect }) => ({
      cells: [named(s.plain(ask)), s.text(`{{${fills}}}`) ?? say``, effectProse(composer, fills, effect)],
    }))
  if (rows.length === 0) return []
  return [
    heading('Answers that would change this plan most'),
    { kind: 'table', columns: columns(['Question', 'Taken here', 'What another answer changes']), rows },
  ]
}

/** Each with why it matters. */
function ownQuestionBlocks({ trade, ...composer }: Composer): Block[] {
  const s = composer.sentences()
  const rows = trade.questions.slice(0, MOST_QUESTIONS).flatMap(({ ask, why }) => {
    const [question, reason] = [s.text(ask), s.text(why ?? '')]
    return question && reason ? [{ cells: [question, reason] }] : []
  })
  if (rows.length === 0) return []
  return [
    heading('Answers that would change this plan most'),
    { kind: 'table', columns: columns(['Question', 'Why it matters']), rows },
  ]
}

/** Toward the end of the range that hurts or helps more. */
function strongestEffect({ one, context, results }: Composer, id: string): Effect | undefined {
  const [low, high] = ['low', 'high'].map((end) => effectOf(one, context, results.drivers, `${id} ${end}`))
  return Math.abs(low?.cash ?? 0) > Math.abs(high?.cash ?? 0) ? low : high
}

function effectProse({ context }: Composer, id: string, effect: Effect | undefined): Prose {
  if (!effect) return say``
  const size = context.computed(
    `answer-${id}`,
    Math.abs(effect.cash),
    context.money(Math.round(Math.abs(effect.cash))),
  )
  const change = { words: effect.change }
  return effect.cash > 0
    ? say`${change} leaves ${size} more cash after three years`
    : say`${change} leaves ${size} less cash after three years`
}
