// How the work runs, who does it, and which rules hold. The rule that decides whether one may start stands first.
import { label, say, together } from '../plan/kit/prose.ts'
import { type Block, columns, heading, paragraph, paragraphs, type Section } from '../plan/kit/section.ts'
import type { OperationsText } from '../plan/model.ts'
import { capital } from '../plan/names.ts'
import { type Composer, named } from './composer.ts'
import { rulesFor } from './rules.ts'

export function operationsSection(
  composer: Composer,
  { paragraphs: told, people, gaps, ending }: OperationsText,
): Section {
  const { context, one } = composer
  const rules = rulesFor(composer)
  const gate = rules.find((rule) => rule.gate)
  return {
    id: 'operations',
    title: 'Operations, team and legal',
    blocks: [
      ...(gate
        ? [
            {
              kind: 'point',
              headline: 'One rule comes first.',
              prose: say`${named(gate.what)} Whom to ask: ${named(gate.who)}. ${named(gate.first)}`,
            } satisfies Block,
          ]
        : []),
      ...paragraphs(told),
      ...one.input.facets.map(
        ({ name, says, costs }): Block => ({
          kind: 'point',
          headline: `${capital(name)}.`,
          prose: together(label(says), label(costs)),
        }),
      ),
      heading('People'),
      {
        kind: 'table',
        columns: columns(['Role', one.trade.own ? 'Paid from' : 'From', 'Why then']),
        rows: people.map(({ role, when, why }) => ({
          cells: [named(capital(role)), named(capital(when)), why],
        })),
      },
      heading('Skills to add'),
      {
        kind: 'table',
        columns: columns(['Skill', 'Why it matters', 'How to get it']),
        rows: gaps.map(({ gap, why, closedBy }) => ({ cells: [gap, why, closedBy] })),
      },
      heading(`Rules ${one.reading.place.country ? 'in' : 'if it starts in'} ${context.names.country}`),
      {
        kind: 'table',
        columns: columns(['Rule', 'Whom to ask', 'First step']),
        // What stands above is not said twice.
        rows: rules
          .filter((rule) => rule !== gate)
          .map(({ what, who, first }) => ({
            cells: [named(what), named(capital(who)), named(first)],
          })),
      },
      paragraph(say`These are pointers for a talk with the authority or a lawyer and do not replace one.`),
      { kind: 'ending', ...ending },
    ],
  }
}
