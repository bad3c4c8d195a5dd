// What can go wrong and what it would cost, the strongest case against, and the lines at which to stop.
import { label, type Prose, say } from '../plan/kit/prose.ts'
import { columns, heading, paragraph, paragraphs, type Section } from '../plan/kit/section.ts'
import type { RisksText } from '../plan/model.ts'
import { capital } from '../plan/names.ts'
import { type Composer, named } from './composer.ts'
import { effectOf } from './effects.ts'
import { risksOf } from './work.ts'

export function risksSection(
  composer: Composer,
  { list, sceptic, answer, kill, ending }: RisksText,
): Section {
  const movesOf = (name: string) =>
    risksOf(composer).find((risk) => composer.sentences().plain(risk.name) === name)?.moves
  return {
    id: 'risks',
    title: 'Risks and the case against',
    blocks: [
      {
        kind: 'table',
        columns: columns(['Risk', 'Likely', 'Effect on cash after three years', 'First sign', 'Answer']),
        rows: list.map(({ name, likelihood, firstSign, answer: reply }) => ({
          cells: [
            named(name),
            label(capital(likelihood)),
            effectProse(composer, movesOf(name)),
            firstSign,
            reply,
          ],
        })),
      },
      heading('The case against'),
      ...paragraphs(sceptic),
      heading('What would have to be true'),
      paragraph(answer),
      {
        kind: 'table',
        title: 'When to stop',
        columns: columns(['By', 'Stop or change course if']),
        rows: kill.map(({ when, stopIf }) => ({ cells: [named(capital(when)), stopIf] })),
      },
      { kind: 'ending', ...ending },
    ],
  }
}

function effectProse({ one, context, results }: Composer, moves: string | undefined): Prose {
  const effect = effectOf(one, context, results.drivers, moves)
  // What makes money is no risk; the number moves something else than the sentence says.
  if (!effect || effect.cash >= 0) return label('not in the figures')
  const amount = context.computed(`effect-${moves}`, effect.cash, context.money(effect.cash))
  return say`${amount} (${{ words: effect.change }})`
}
