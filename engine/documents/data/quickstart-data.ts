// What the quickstart guide is told. Every text is bounded, so that three sheets can always hold it.
import type { Identity } from '../../brand/brand.ts'
import type { Drawing } from '../../drawing/drawing.ts'
import { svgOf } from '../../drawing/svg.ts'
import { plain } from '../../plain-text.ts'
import { type Prose, plainText } from '../../plan/kit/prose.ts'
import type { SectionId } from '../../plan/kit/section.ts'
import { capital } from '../../plan/names.ts'
import { documentData, type Edition, hexOf, PAPERS } from './document-data.ts'
import { headerName } from './header-name.ts'
import type { PackageFile } from './package-data.ts'
import { widthsFor } from './word-widths.ts'

export interface QuickstartTask {
  action: Prose
  detail: Prose
  /** Where the plan says more. */
  section: SectionId
}

export interface QuickstartInput {
  today: QuickstartTask[]
  thisWeek: QuickstartTask[]
  thisMonth: QuickstartTask[]
  numbers: { label: string; target: string; why?: Prose }[]
  tools: { what: string; why: string }[]
  stop: { when: string; stopIf: Prose }[]
}

export interface QuickstartDocument {
  identity: Identity
  /** The chosen mark. */
  mark: Drawing
  edition: Edition
  quickstart: QuickstartInput
  /** Whom to talk to first, as a noun phrase: 'independent oyster and mussel farms'. */
  buyer: string
  /** The sheet of the plan on which a section begins; left out, the section is named instead. */
  pages?: Partial<Record<SectionId, number>>
  /** What is in the package, in the order of the dashboard. */
  files: PackageFile[]
}

const MOST_TASKS = 3

export function quickstartData({
  identity,
  mark,
  edition,
  quickstart,
  buyer,
  pages,
  files,
}: QuickstartDocument) {
  const name = plain(identity.name, 90)
  const tasks = (list: QuickstartTask[]) =>
    list.slice(0, MOST_TASKS).map(({ action, detail, section }) => ({
      action: text(action, 110),
      detail: text(detail, 210),
      where: pages?.[section] ? `page ${pages[section]}` : SECTIONS[section],
    }))
  const texts = {
    spans: [
      { title: 'Today', days: 1, length: '1 day', ink: 'signal', tasks: tasks(quickstart.today) },
      {
        title: 'This week',
        days: 5,
        length: '5 working days',
        ink: 'primary',
        tasks: tasks(quickstart.thisWeek),
      },
      { title: 'This month', days: 20, length: '4 weeks', ink: 'mid', tasks: tasks(quickstart.thisMonth) },
    ],
    numbers: quickstart.numbers.slice(0, 6).map(numberOf),
    questions: QUESTIONS,
    stop: quickstart.stop
      .slice(0, 4)
      .map(({ when, stopIf }) => ({ when: plain(when, 40), if: capital(text(stopIf, 190)) })),
    tools: quickstart.tools
      .slice(0, 6)
      .map(({ what, why }) => ({ what: plain(what, 44), why: capital(plain(why, 84)) })),
    files: files.slice(0, 8).map((file) => ({
      title: plain(file.title, 70),
      name: plain(file.name, 90),
      use: plain(file.use, 190),
    })),
  }
  return {
    ...documentData(identity, edition, `${name}: quickstart guide`),
    ...texts,
    ...widthsFor(identity, fittedTexts(texts)),
    name,
    'name-short': headerName(name, 30),
    description: `What to do first for ${name}: today, this week and this month.`,
    keywords: ['quickstart guide', plain(name, 80)],
    paper: PAPERS[edition.paper],
    mark: svgOf(mark, hexOf(identity.palette.light)),
    'has-pages': pages !== undefined,
    'task-count': COUNTS[countOf(quickstart)] ?? 'A few',
    'number-count': COUNTS[Math.min(6, quickstart.numbers.length)] ?? 'A few',
    buyer: plain(buyer, 110),
    upload: plain(files.find((file) => file.name.endsWith('.md'))?.name ?? 'the Markdown file', 90),
  }
}

/** What a target is but its figure: how far it may go, and until when. */
const BOUNDS: [RegExp, string][] = [
  [/^never below (?=.)/, 'Never below'],
  [/ or less$/, 'At most'],
  [/ or more$/, 'At least'],
  [/, on average$/, 'On average'],
  [/ to break even in year two$/, 'To break even in year two'],
  [/ in the first year$/, 'In the first year'],
]

/** The figure alone is read from across a table; what bounds it stands below. */
function numberOf({ label, target, why }: QuickstartInput['numbers'][number]) {
  const [bound, says = ''] = BOUNDS.find(([words]) => words.test(target)) ?? []
  return {
    label: plain(label, 80),
    target: plain(bound ? target.replace(bound, '') : target, 26),
    why: why ? text(why, 130) : says,
  }
}

interface Texts {
  spans: { tasks: { action: string; detail: string }[] }[]
  numbers: { label: string; target: string; why: string }[]
  questions: { ask: string; hear: string }[]
  stop: { if: string }[]
  tools: { why: string }[]
  files: { use: string }[]
}

/** Every text whose size depends on how long it is. */
const fittedTexts = ({ spans, numbers, questions, stop, tools, files }: Texts): string[] => [
  ...spans.flatMap(({ tasks }) => tasks.flatMap(({ action, detail }) => [action, detail])),
  ...numbers.flatMap(({ label, target, why }) => [label, target, why]),
  ...questions.flatMap(({ ask, hear }) => [ask, hear]),
  ...stop.map((one) => one.if),
  ...[...tools.map(({ why }) => why), ...files.map(({ use }) => use)],
]

const text = (prose: Prose, most: number) => plain(plainText(prose), most)

const countOf = ({ today, thisWeek, thisMonth }: QuickstartInput) =>
  [today, thisWeek, thisMonth].reduce((sum, { length }) => sum + Math.min(MOST_TASKS, length), 0)

const COUNTS: Record<number, string> = {
  1: 'One',
  2: 'Two',
  3: 'Three',
  4: 'Four',
  5: 'Five',
  6: 'Six',
  7: 'Seven',
  8: 'Eight',
  9: 'Nine',
}

/** Of what has happened, never of what might: nobody lies about last Tuesday. */
const QUESTIONS = [
  {
    ask: 'When did you last have this trouble? Tell me about that day.',
    hear: 'A date and a story. Without either it is not a trouble yet.',
  },
  { ask: 'What did it cost you, in money or in hours?', hear: 'A number of theirs. Do not help them to it.' },
  {
    ask: 'What have you tried, and what do you pay for it now?',
    hear: 'Whoever has tried nothing will not pay.',
  },
  {
    ask: 'Who has to agree before you buy something like this?',
    hear: 'A name. That is your next conversation.',
  },
  {
    ask: 'Here is the price. What makes you hesitate?',
    hear: 'Say it once, then be quiet and count to ten.',
  },
  { ask: 'Whom else should I ask?', hear: 'Two names, before you hang up.' },
]

const SECTIONS: Record<SectionId, string> = {
  summary: 'Summary',
  problem: 'Problem',
  solution: 'Solution',
  market: 'Market',
  competition: 'Competition',
  product: 'Product',
  model: 'Business model',
  pricing: 'Pricing',
  'go-to-market': 'Go-to-market',
  architecture: 'Architecture',
  operations: 'Operations',
  finance: 'Finance',
  scenarios: 'Scenarios',
  funding: 'Funding',
  risks: 'Risks',
  'ninety-days': '90-day plan',
  assumptions: 'Assumptions',
}
