// How the work runs, who does it, who is missing, and which rules hold.
import { type Applies, regulationFor } from '../../knowledge/regulation.ts'
import type { Context } from '../context.ts'
import { cite, label, type Prose, say } from '../kit/prose.ts'
import { type Quantity, words } from '../kit/quantity.ts'
import { type Block, columns, heading, paragraphs, type Section } from '../kit/section.ts'
import type { Gap, OperationsText } from '../models/playbook.ts'
import { capital, short } from '../names.ts'

export function operationsSection(
  context: Context,
  { paragraphs: told, people, gaps, ending }: OperationsText,
): Section {
  return {
    id: 'operations',
    title: 'Operations, team and legal',
    blocks: [
      ...paragraphs(told),
      heading('People'),
      ...skillList(context),
      {
        kind: 'table',
        columns: columns(['Role', 'From', 'Why then']),
        rows: people.map(({ role, when, why }) => ({
          cells: [label(capital(role)), label(capital(when)), why],
        })),
      },
      heading('What the team lacks'),
      {
        kind: 'table',
        columns: columns(['Gap', 'Why it matters', 'How it is closed']),
        rows: [...unsaid(context), ...gaps].map(({ gap, why, closedBy }) => ({
          cells: [gap, why, closedBy],
        })),
      },
      heading(
        `Rules ${context.u.place.basis === 'assumed' ? 'if it starts in' : 'in'} ${context.names.country}`,
      ),
      { kind: 'list', items: rules(context) },
      { kind: 'ending', ...ending },
    ],
  }
}

/** What the founders can do, in their own words. */
function skillList({ u }: Context): Block[] {
  const skills = u.facts.filter(({ kind }) => kind === 'skill').slice(0, 4)
  if (skills.length === 0) return []
  const said = skills.map(({ evidence }) => `‘${short(evidence.words)}’`).join(', ')
  return paragraphs([say`From the brief: ${words(said)}.`])
}

/** Silence on a fatal point is the worst fault a plan can have. */
function unsaid({ u, names, choose }: Context): Gap[] {
  const craft = u.missing.find((missing) => missing.startsWith('who ') && missing !== 'who the customers are')
  const gaps: Gap[] = []
  if (craft && craft !== 'who gives the money')
    gaps.push({
      gap: say`${words(capital(craft))}? The brief does not say`,
      why: choose('craft-why', [
        label('If it has to be hired, the first cost line of the plan changes before the first sale'),
        label('The plan counts this work as the founder’s own; paid for, it becomes the largest salary'),
        label('Everything else can be bought late; this cannot'),
      ]),
      closedBy: say`${names.founder} answers in week one: own hands, a named person, or a price for one`,
    })
  if (u.missing.includes('team') && !craft)
    gaps.push({
      gap: say`Who else works on it? The brief names nobody`,
      why: label('One person who falls ill is then the whole firm'),
      closedBy: say`${names.founder} names a stand-in, in writing, before the first customer pays`,
    })
  return gaps
}

const MOST_RULES = 7
const MOST_GENERAL = 2

function rules({ u, knowledge, text }: Context): Prose[] {
  const applying = regulationFor(knowledge, {
    industry: u.industry.value,
    model: u.model.value,
    country: u.place.value.country,
    text,
  })
  const special = applying.filter(({ because }) => because !== 'all').slice(0, MOST_RULES - MOST_GENERAL)
  const general = applying.filter(({ because }) => because === 'all').slice(0, MOST_RULES - special.length)
  return [...special, ...general].map(ruleProse)
}

function ruleProse({ point, source, word }: Applies): Prose {
  const topic: Quantity | undefined = source && {
    id: `rule-${point.id}`,
    value: 1,
    text: point.topic,
    basis: { kind: 'source', source, range: '' },
  }
  const why = word ? say` (the brief says ‘${words(word)}’)` : label('')
  const start = topic ? say`${cite(topic)}` : say`${words(point.topic)}`
  return say`${start}${why}: ${words(point.meaning)} ${words(`First: ${point.action}`)}`
}
