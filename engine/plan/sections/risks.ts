// What can go wrong, the strongest case against, and the lines at which to stop.
import { label, say } from '../kit/prose.ts'
import { type Block, columns, heading, paragraph, paragraphs, type Section } from '../kit/section.ts'
import type { RisksText, Step, Texts } from '../models/playbook.ts'
import { capital } from '../names.ts'
import type { Results } from '../results.ts'

export function risksSection(results: Results, { list, sceptic, answer, kill, ending }: RisksText): Section {
  return {
    id: 'risks',
    title: 'Risks and the sceptic’s page',
    blocks: [
      {
        kind: 'table',
        columns: columns(['Risk', 'Likelihood', 'Effect on cash after three years', 'First sign', 'Answer']),
        rows: list.map(({ name, likelihood, firstSign, answer: reply, measuredBy }) => ({
          cells: [label(name), label(capital(likelihood)), effectOf(results, measuredBy), firstSign, reply],
        })),
      },
      heading('The case against'),
      ...paragraphs(sceptic),
      heading('What would have to be true'),
      paragraph(answer),
      killTable(kill),
      { kind: 'ending', ...ending },
    ],
  }
}

function effectOf({ changes, context: { computed, money } }: Results, id: string | undefined) {
  const change = id === undefined ? undefined : changes.find((one) => one.id === id)
  if (!change) return label('not in the model')
  return say`${computed(`change.${change.id}.effect`, change.effect, money(change.effect))} (${{ words: change.label }})`
}

function killTable(kill: RisksText['kill']): Block {
  return {
    kind: 'table',
    title: 'Kill criteria',
    columns: columns(['When', 'Stop, or change course, if']),
    rows: kill.map(({ when, stopIf }) => ({ cells: [label(capital(when)), stopIf] })),
  }
}

export function ninetyDaysSection(
  { context: { computed } }: Results,
  { lead, steps, ending }: Texts['ninetyDays'],
): Section {
  return {
    id: 'ninety-days',
    title: 'The first 90 days',
    blocks: [
      paragraph(lead),
      {
        kind: 'table',
        columns: columns(['By', 'Action', 'Owner', 'Number', 'Go on if']),
        rows: steps.map(({ day, action, owner, number, goOnIf }: Step) => ({
          cells: [
            say`${computed(`day-${day}`, day, `Day ${day}`)}`,
            action,
            say`${{ words: capital(owner) }}`,
            say`${{ words: number }}`,
            goOnIf,
          ],
        })),
      },
      { kind: 'ending', ...ending },
    ],
  }
}
