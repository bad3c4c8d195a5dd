// Quickstart guides for the tests: one written by hand, one as long as texts can get.
import type { Brand } from '../../brand/brand.ts'
import { fileStem } from '../../file-names.ts'
import { label } from '../../plan/kit/prose.ts'
import type { SectionId } from '../../plan/kit/section.ts'
import type { Edition } from '../data/document-data.ts'
import { packageOf } from '../data/package-data.ts'
import type { QuickstartDocument, QuickstartInput, QuickstartTask } from '../data/quickstart-data.ts'

const task = (action: string, detail: string, section: SectionId): QuickstartTask => ({
  action: label(action),
  detail: label(detail),
  section,
})

export const BUOYS: QuickstartInput = {
  today: [
    task(
      'List every lease holder within two hours’ drive',
      'State register, filter 2 to 40 ha; aim for 40 names',
      'market',
    ),
    task('Call three and ask about last August', 'Write down what they lost and what it cost', 'problem'),
    task('Put a price on paper', '$189 a month, $490 to start. Say it aloud once', 'pricing'),
  ],
  thisWeek: [
    task('Book ten site visits', 'Two a day, at low tide when they are on the dock', 'go-to-market'),
    task('Order parts for four buoys', '4 × $310 = $1,240', 'operations'),
    task('Write the one-page pilot agreement', 'Free for 60 days, then $189', 'product'),
  ],
  thisMonth: [
    task('Sign eight pilot farms', 'Fewer than eight: re-cut the offer', 'ninety-days'),
    task('File mooring permits in two states', 'Lead time is the longest on the plan', 'operations'),
    task('Start the blind forecast test', 'Log each call before the event, never after', 'risks'),
  ],
  numbers: [
    {
      label: 'Pilot farms signed',
      target: '8 by day 45',
      why: label('Below eight the price or the trouble is wrong.'),
    },
    { label: 'Warnings that came true', target: '80%', why: label('Growers move cages only for a record.') },
    { label: 'Cost to win a farm', target: '$420', why: label('Above $700 the plan needs a dealer.') },
    { label: 'Farms that leave, a month', target: '1.2%', why: label('At 3% payback doubles.') },
    { label: 'Cash in the bank', target: '6 months', why: label('Below that, stop hiring.') },
  ],
  tools: [
    { what: 'A bank account for the company', why: 'Every figure of the plan starts from its balance.' },
    { what: 'A shared log of forecasts', why: 'Written before the event, dated, never edited.' },
    { what: 'One sheet of conversations', why: 'Name, date, their words, what they pay now.' },
    { what: 'Invoicing with card payments', why: 'The pilot turns into money on day 61.' },
  ],
  stop: [
    { when: 'Day 45', stopIf: label('Fewer than 3 of 12 farms sign for the price on paper.') },
    { when: 'Day 90', stopIf: label('The blind test finds fewer than 6 of 10 events.') },
    { when: 'Month 9', stopIf: label('A farm costs more than $900 to win for three months running.') },
  ],
}

const longer = (text: string, most: number) =>
  `${`${text} and then once more with every word `.repeat(9)}`.slice(0, most)

/** Everything at its longest. */
export function stretched(input: QuickstartInput): QuickstartInput {
  const tasks = (list: QuickstartTask[]) =>
    list.map(({ section }, i) =>
      task(
        longer(`Call the ${i} farms of the register`, 300),
        longer('Write down all they say', 500),
        section,
      ),
    )
  const six = <T>(list: T[]) => [...list, ...list, ...list].slice(0, 6)
  return {
    today: tasks(input.today),
    thisWeek: tasks(input.thisWeek),
    thisMonth: tasks(input.thisMonth),
    numbers: six(input.numbers).map(() => ({
      label: longer('Pilot farms signed', 90),
      target: longer('8 by day', 40),
      why: label(longer('Below eight the price is wrong', 300)),
    })),
    tools: six(input.tools).map(() => ({
      what: longer('A bank account', 90),
      why: longer('Every figure starts here', 200),
    })),
    stop: six(input.stop).map(() => ({
      when: longer('Day 45', 60),
      stopIf: label(longer('Fewer than three sign', 400)),
    })),
  }
}

export function quickstartOf(
  brand: Brand,
  edition: Edition,
  quickstart: QuickstartInput = BUOYS,
): QuickstartDocument {
  const { identity, logos } = brand
  return {
    identity,
    mark: (logos.concepts[logos.chosen] ?? logos.concepts[0])?.mark ?? { width: 120, height: 120, items: [] },
    edition,
    quickstart,
    buyer: 'independent oyster and mussel farms',
    pages: {
      market: 6,
      problem: 4,
      pricing: 10,
      'go-to-market': 11,
      operations: 13,
      product: 8,
      'ninety-days': 18,
      risks: 17,
    },
    files: packageOf(fileStem(identity.name)),
  }
}
