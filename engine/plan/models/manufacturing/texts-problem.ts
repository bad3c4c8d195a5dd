// Who is badly supplied, what is made for them, and why now.
import { cite, type Prose, say, together } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import { capital, short } from '../../names.ts'
import type { ProblemText, SolutionText } from '../playbook.ts'
import { buyersOf, type Maker, todayTold, told } from './maker.ts'

export function problem(maker: Maker): ProblemText {
  const { context, goods, known } = maker
  const { choose, names, u } = context
  const [first, second] = [words(goods.today[0]), words(goods.today[1])]
  const buyers = buyersOf(maker)
  return {
    paragraphs: [
      told(goods.scene),
      choose('maker-habits', [
        say`And meanwhile? In this gap ${buyers} ${names.where} ${first}; failing that, they ${second}.`,
        say`As it is, ${buyers} ${names.where} ${first}. Some ${second}, and neither way is loved.`,
        say`There are two ways round it. Of ${buyers} ${names.where}, most ${first}; others ${second}. ${names.company} has to be less trouble than both.`,
      ]),
      ...(u.problem.basis === 'said'
        ? [
            choose('maker-trouble', [
              say`The founder puts it as ‘${words(short(u.problem.value))}’. A buyer will put it in money or in days, and the talks below are to find out which.`,
              say`‘${words(capital(short(u.problem.value)))}’ is how the brief says it. That is the maker’s view; a buyer sees a shelf, a date and a bill.`,
              say`In the brief it reads ‘${words(short(u.problem.value))}’. Whether that is worth a change of supplier is another question.`,
            ]),
          ]
        : []),
    ],
    groups: goods.groups.map(({ who, why }) => ({ who, why: told(why) })),
    nothing: together(
      told(goods.nothing),
      choose('maker-nothing', [
        say`A ${words(goods.unit.one)} at ${known.wholesale} has to be worth that trouble.`,
        say`So the offer at ${known.wholesale} a ${words(goods.unit.one)} competes with a habit and not with a price.`,
        say`Whoever asks ${known.wholesale} for a ${words(goods.unit.one)} is asking for a decision that can always be put off.`,
      ]),
    ),
    ending: {
      label: 'Test',
      prose: choose('maker-asks', [
        say`Within four weeks ${names.founder} visits fifteen ${words(goods.account.many)} and asks ${words(goods.asked)}. Seven of them have to ${words(goods.askedPass)}.`,
        say`Fifteen visits, samples left in the car: ${names.founder} asks ${words(goods.asked)}. It is worth going on if seven ${words(goods.askedPass)}.`,
        say`Go on when seven of fifteen ${words(goods.account.many)} ${words(goods.askedPass)}. ${names.founder} asks them, by day thirty, ${words(goods.asked)}.`,
      ]),
    },
  }
}

export function solution(maker: Maker): SolutionText {
  const { context, goods } = maker
  const { choose, names, u } = context
  const { company, offer } = names
  const buyers = buyersOf(maker)
  return {
    promise: choose('maker-promise', [
      say`${company}, in the words of the brief: ${offer}, for ${buyers}.`,
      say`The brief in one line: ${offer}, for ${buyers}.`,
      say`${company} stands for one thing: ${offer}, for ${buyers}.`,
    ]),
    paragraphs: [
      choose('maker-makes', [
        say`It begins with ${words(goods.makes)}. What buyers get that they do not have now is ${words(goods.differs)}.`,
        say`The difference is ${words(goods.differs)}. To keep that promise the start is narrow: ${words(goods.makes)}.`,
        say`Made are ${words(goods.makes)}; bought is ${words(goods.differs)}.`,
      ]),
      ...parts(maker),
      told(goods.limits),
    ],
    whyNow: [...goods.whyNow.map(told), ...ownReason(maker)],
    against: told(goods.against),
    ending: {
      label: 'Decision',
      prose: choose('maker-decision', [
        say`For the first half-year the range stays as it is. A wish is written down with the name of who would order it; three names make it a trial. Owner: ${names.founder}.`,
        say`${names.founder} turns down whatever would need a second set-up, a second label or a second permit, until ${words(u.stage.value === 'growth' ? 'the present range sells without being pushed' : 'ten accounts have ordered twice')}.`,
        say`One promise goes on the price list, ${words(goods.differs)}, and ${names.founder} counts every week how often it was kept.`,
      ]),
    },
  }
}

function parts({ context: { u, choose } }: Maker): Prose[] {
  const list = u.parts.map(({ value }) => value).slice(0, 4)
  if (list.length < 2) return []
  return [
    choose('maker-parts', [
      say`Listed are ${words(list.join(', '))}. Each is a batch of its own with its own set-up, so they are made by turns and not at once.`,
      say`Of what the brief names, ${words(list.join(' and '))}, the first opens doors and the others ride along in the same delivery.`,
      say`Named are ${words(list.join('; '))}: one drawing or recipe each, one price each, and no more until these sell.`,
    ]),
  ]
}

/** What the brief itself brings: a capacity, a lead time, sales, a unit. */
function ownReason(maker: Maker): Prose[] {
  const { context, known, goods } = maker
  const { said, choose } = context
  const today = todayTold(maker)
  const lead = said('lead-time')
  const { mostSaid } = known
  return [
    today
      ? choose('maker-today', [
          say`It sells already: ${today}, says the brief. The plan starts from there and not from zero.`,
          say`With ${today} behind it, the question is no longer whether anybody buys, but what the next ${words(goods.unit.one)} costs to make.`,
          say`The brief can show ${today}. Few plans at this point can, and a lender will look at that line first.`,
        ])
      : undefined,
    lead
      ? choose('maker-lead', [
          say`The brief promises ${cite(lead)}. A date is what large makers cannot give, so it is the promise to be measured by.`,
          say`${cite(lead)} from order to delivery, by the brief. It holds as long as one machine is kept free for it, which has a price.`,
          say`Speed is named as a figure: ${cite(lead)}. It will be checked by every buyer, every time.`,
        ])
      : undefined,
    mostSaid
      ? say`Capacity is known, ${cite(mostSaid)}${words(perOf(mostSaid))}. What lies above it is not promised to anybody.`
      : undefined,
  ].filter((prose) => prose !== undefined)
}

function perOf({ basis }: NonNullable<Maker['known']['mostSaid']>): string {
  const per = basis.kind === 'founder' ? basis.fact.amount?.per : undefined
  return per && per !== 'once' && per !== 'unit' ? ` a ${per}` : ''
}
