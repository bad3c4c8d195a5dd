// What is taught in which order, what a seat leaves, and what it costs.
import { formatNumber } from '../../../money.ts'
import { cite, type Prose, say, together } from '../../kit/prose.ts'
import { type Quantity, words } from '../../kit/quantity.ts'
import { capital } from '../../names.ts'
import type { ModelText, PricingText, ProductText } from '../playbook.ts'
import { amountsSaid, leftOver } from '../said.ts'
import type { School } from './school.ts'
import {
  comers,
  feeOf,
  founderFirst,
  inGroups,
  seatsToPay,
  startsWith,
  streamId,
  winsOfYear,
} from './speech.ts'

export function product(school: School): ProductText {
  const { context, teaching, known, growth } = school
  const { choose, names, u } = context
  return {
    lead: choose('school-product', [
      say`The first version is one group, taught by ${names.founder} or under ${names.founder}’s eyes. It holds what follows and nothing for later levels.`,
      say`What ${words(comers(school).many)} get from the first day on is short enough to be kept.`,
      say`A course is finished when somebody else can teach it. Until then the first version is this list, and every group changes it.`,
    ]),
    features: [...teaching.features, ...u.parts.slice(0, 2).map(({ value }) => value)].slice(0, 8),
    phases: [
      {
        name: growth.runs ? 'Count' : 'Trial',
        when: growth.runs ? 'weeks one to six' : 'weeks one to eight',
        what: growth.runs
          ? say`who came, who stopped and when, for everybody of the last year`
          : say`${words(teaching.trial)}, three times, with different people`,
        movesOnWhen: growth.runs
          ? say`the lesson at which most stop is known`
          : say`half of those who came have paid for more`,
      },
      {
        name: 'First group',
        when: growth.runs ? 'months two to five' : 'months three to seven',
        what: say`${startsWith(school)}, from the first day to the last, every meeting written down`,
        movesOnWhen: say`four in five are there at the end, and the test below is passed`,
      },
      {
        name: 'Second teacher',
        when: growth.runs ? 'months six to twelve' : 'months eight to fourteen',
        what: say`the same from the same pages, taught by somebody else`,
        movesOnWhen: say`learners of both say the same about it`,
      },
      {
        name: 'Steady',
        when: 'the third year',
        what: say`dates announced half a year ahead, a level for those who want to go on`,
        movesOnWhen:
          known.mode === 'recorded' || known.mode === 'month' || known.mode === 'day'
            ? say`half of the newcomers were sent by somebody`
            : say`${cite(known.filled)} of what is offered is sold over a whole year`,
      },
    ],
    leftOut: teaching.leftOut.map(([what, why]) => ({ what, why: say`${words(why)}.` })),
    ending: {
      label: 'Test',
      prose: together(
        say`${words(teaching.proof)}`,
        choose('school-proof', [
          say`Owner: ${names.founder}, group by group.`,
          say`${founderFirst(context)} publishes the figure, also when it is bad.`,
          say`The count belongs to ${names.founder} and starts with the first group.`,
        ]),
      ),
    },
  }
}

export function modelText(school: School): ModelText {
  const { context, teaching } = school
  const { choose, names } = context
  const wins = winsOfYear(school)
  return {
    lead: leadOf(school),
    comments: [
      crux(school),
      choose('school-drop', [
        say`${words(teaching.drop)} Every one who stays a little longer saves the price of winning another, ${cite(school.winning.costEach)}, and tells somebody.`,
        say`The cheapest learner is the one already there. ${words(teaching.drop)} The plan spends ${cite(school.winning.costEach)} to replace each of them.`,
        say`Why do they go? ${words(teaching.drop)} With ${wins} to be won in the first year at ${cite(school.winning.costEach)} each, keeping is the better half of selling.`,
      ]),
      misleading(school),
    ],
    ending: {
      label: 'Threshold',
      prose: !inGroups(school)
        ? choose('single-threshold', [
            say`${founderFirst(context)} looks at one figure every Monday: of those who bought once, how many have bought again within eight weeks? Below two in five, advertising stops and the telephone is picked up.`,
            say`What is offered follows what is sold: nothing is added to the timetable while a third of it stood empty last month. ${founderFirst(context)} keeps the count.`,
            say`Three figures a month, on one page: sold, bought again, sent by somebody. If the second falls twice running, ${names.founder} changes the teaching before the page.`,
          ])
        : choose('school-threshold', [
            say`${founderFirst(context)} keeps three figures: places paid, present in the last third, came by recommendation. Under half present, twice running, and no new group opens before the cause is known.`,
            say`A group starts at half of its seats or not at all; the date is moved once and then given up. ${founderFirst(context)} decides seven days ahead.`,
            say`Every month one number is looked at first: of those who could have continued, how many did? Below two in five, ${names.founder} stops advertising and rings those who left.`,
          ]),
    },
  }
}

function leadOf(school: School): Prose {
  const { context, teaching, known } = school
  const { choose, names } = context
  if (known.sessionCost > 0)
    return choose('school-model-room', [
      say`${names.company} earns ${feeOf(school)}. Who teaches is paid whether two sit there or ten, so the empty seat is the real cost of a ${words(teaching.noun)}.`,
      say`Income is simple: ${feeOf(school)}, paid ahead. What decides is how many of the seats on offer stay empty.`,
      say`There is one price, ${feeOf(school)}, and one question behind it: what is left of a half-full room once its teacher is paid?`,
    ])
  if (known.mode === 'recorded')
    return choose('school-model-recorded', [
      say`${names.company} sells the same hours again and again, at ${feeOf(school)}. Making them is paid for once; being found is paid for every time.`,
      say`At ${feeOf(school)} nearly all of a sale stays. The work lies before it, in finding the next person who believes a face on a screen.`,
      say`A buyer pays ${feeOf(school)}, once. So ${names.company} lives on a stream of new people, unless those who finish come back for more.`,
    ])
  return choose('school-model', [
    say`${names.company} earns ${feeOf(school)}. The larger part of the work is done before the first payment and pays off only if people stay.`,
    say`Income is simple: ${feeOf(school)}, paid ahead. What decides is how many come again, and how many of the hours on offer are taken.`,
    say`There is one price, ${feeOf(school)}, and one question behind it: what is left once teacher, room and the winning of the next learner are paid?`,
  ])
}

/** The sum that tells whether the way of teaching pays. */
function crux(school: School): Prose {
  const { context, known, unit } = school
  const { choose, computed, money, price } = context
  const left = unit(streamId(school), 'contribution')
  const pays = seatsToPay(school)
  const session = computed('session-cost', known.sessionCost, money(known.sessionCost))
  switch (known.mode) {
    case 'course':
    case 'class':
      if (!pays || !left) break
      return choose('school-crux-room', [
        say`Whoever teaches costs ${session}, full or empty. The first ${pays} seats of ${cite(known.seats)} pay for that; each further one leaves ${computed('seat-leaves', known.amount - known.seatCost, price(known.amount - known.seatCost))}. The plan counts with ${cite(known.filledFirst)} of seats sold in the first year and ${cite(known.filled)} once people know it.`,
        say`Seats decide. ${pays} of ${cite(known.seats)} go to the teacher, who takes ${session} in any case, and only then does money stay. The way from ${cite(known.filledFirst)} of seats sold, in the first year, to ${cite(known.filled)} later is nearly all gain.`,
        say`A room with ${cite(known.seats)} is in the black from ${pays} on, since ${session} are due to whoever teaches. The first year fills ${cite(known.filledFirst)}, later ones ${cite(known.filled)}; every seat beyond the line costs little more than its material.`,
      ])
    case 'month': {
      const settles =
        known.churn.value > 0
          ? computed('stay-months', 1 / known.churn.value, `${formatNumber(1 / known.churn.value)} months`)
          : undefined
      return choose('school-crux-month', [
        say`With ${cite(known.churn)} leaving a month a place is paid for ${settles ?? words('years')} on average. Half the leaving doubles that without one more open day; no discount does.`,
        say`A learner stays ${settles ?? words('for years')}, because ${cite(known.churn)} go each month. That one share moves the value of everybody who was ever won.`,
        say`The monthly fee looks small and the stay is long: ${settles ?? words('years')}, at ${cite(known.churn)} leaving a month. So the first three months of a newcomer deserve more care than the next advertisement.`,
      ])
    }
    case 'hour': {
      const kept = computed('hour-kept', known.amount - known.seatCost, price(known.amount - known.seatCost))
      return choose('school-crux-hour', [
        say`Teacher and platform are paid from each hour; ${kept} stay. One tutor offers ${cite(known.hoursEach)} a month, of which ${cite(known.filledFirst)} are sold at first and ${cite(known.filled)} later, so it takes several tutors to pay one founder.`,
        say`${kept} an hour is what keeps the house. It comes only from hours that are sold: ${cite(known.filledFirst)} of ${cite(known.hoursEach)} a tutor in the first year, ${cite(known.filled)} once known.`,
        say`The house keeps ${kept} an hour for matching, stand-ins and trust. With ${cite(known.hoursEach)} a month from each tutor, and ${cite(known.filledFirst)} to ${cite(known.filled)} of them sold, small gaps in the timetable are the whole margin.`,
      ])
    }
    case 'recorded':
      return choose('school-crux-recorded', [
        say`One more copy costs almost nothing, ${left ?? known.price} stay of each, and that is the trap: the cost sits in being found. ${cite(known.returns)} ask for their money back; the rest decide by what they finish whether they buy again.`,
        say`A recording is made once and sold at ${left ?? known.price} a piece after fees and ${cite(known.returns)} refunds. It scales as well as the attention in front of it, and not better.`,
        say`What a sale leaves, ${left ?? known.price}, is generous. It has to be, because the teacher’s weeks of recording and every week of being seen are paid from it, with ${cite(known.returns)} coming back.`,
      ])
    case 'day':
      return choose('school-crux-day', [
        say`A day leaves ${left ?? known.price} after trainer, travel and room. It is sold to firms, ${cite(known.buys)} times a year each, so ten firms that come back are a living and thirty that do not are a strain.`,
        say`${left ?? known.price} stay of a day. The lever is the second order: a firm buys ${cite(known.buys)} days a year if somebody counted what the first one changed.`,
        say`Each day brings ${left ?? known.price} towards the house. Stage days are limited by voice and trains, so growth means other trainers, and other trainers mean pages they can teach from.`,
      ])
  }
  return say`What one seat leaves has to pay for whoever stands in front of it; at the price above that is not certain, and the first group will tell.`
}

function misleading({ context, known, teaching }: School): Prose {
  const { choose } = context
  if (known.mode === 'recorded')
    return choose('school-misleads-recorded', [
      say`What misleads is the margin. It leaves out the founder’s months before the first sale and the letter that has to be written every week after it.`,
      say`Read the margin with suspicion: there are no teachers in it because the teacher is the founder, in the evening.`,
      say`The margin in the table is true and of little use. Count instead how many readers of the letter make one buyer.`,
    ])
  return choose('school-misleads', [
    say`The figure that misleads is the average. A full month in the good season and an empty one after it make a decent mean and a bad year; look at the emptiest quarter.`,
    say`Do not trust marketing per sale in the table: it counts seats, and a learner who buys three was won once. Count people.`,
    say`A ratio in the table above looks fine as long as teachers can be had at that pay. What a good one earns elsewhere is the figure to check, since ${words(teaching.neck.because)}.`,
  ])
}

export function pricing(school: School): PricingText {
  const { context, teaching, known } = school
  const { choose, names } = context
  const used: Quantity[] = [known.price]
  const others = [...amountsSaid(context, 'price'), ...amountsSaid(context, 'average-order')].filter(
    ({ id }) => id !== known.price.id,
  )
  const costs = amountsSaid(context, 'unit-cost')
  const money = [
    ...amountsSaid(context, 'budget'),
    ...amountsSaid(context, 'raise'),
    ...amountsSaid(context, 'rent').slice(0, 1),
  ]
  const rest = leftOver(context, [...used, ...others, ...costs, ...money])
  return {
    lead: choose('school-pricing', [
      say`${words(capital(names.buyers.words))} judge the price before they can judge the teaching. Too low reads as a hobby; so it is set beside what people already pay and not beside what it costs us.`,
      say`What is it compared with? With ${words(teaching.rivals[1]?.[0].toLowerCase() ?? 'what is free')}, and with doing nothing. The price has to be a decision, not a reflex.`,
      say`One price, printed, the same for everybody: learners talk to each other, and so do those who pay for them.`,
    ]),
    rows: [
      {
        what: WHAT[known.mode],
        price: known.price,
        why: say`net of sales tax where there is any; paid ahead`,
      },
      ...others.map((price) => ({
        what: 'named in the brief as well',
        price,
        why: say`offered beside it; the plan counts with the first row`,
      })),
      ...costs
        .slice(0, 2)
        .map((price) => ({ what: 'what one costs, by the brief', price, why: say`taken off first` })),
    ],
    paragraphs: [
      choose('school-ahead', [
        say`Payment comes ahead, and ${words(teaching.trial)} is set against it. Who has paid comes; who has only put down a name comes when it does not rain.`,
        say`There is one reduction: whoever brings somebody gets the next one at a fifth less, and so does the other. Early birds get nothing, because they would have come.`,
        say`Reductions go to people, never to dates: one place in ten is given at half the price to somebody who asks for it, and nobody is told who.`,
      ]),
      choose('school-price-rise', [
        inGroups(school)
          ? say`When two groups in a row are full a week before they start, the third costs a tenth more. Until then it is the groups that have to grow, not the price.`
          : say`When newcomers have to wait for a fortnight, the price for the next ones is a tenth higher. Until then the calendar has to fill, not the price to grow.`,
        say`A waiting list of ten moves the price; nothing else does. Those who are in keep theirs until they finish.`,
        say`Prices go up by a little every September, announced in June, for newcomers first.`,
      ]),
      ...(rest ? [rest] : []),
    ],
    ending: {
      label: 'Test',
      prose: choose('school-price-test', [
        say`The first offers go out at two prices, a sixth apart, in different places. If the dearer one sells no more slowly, it becomes the price. Owner: ${names.founder}.`,
        say`${founderFirst(context)} asks everybody who says no for the reason, with three to choose from. If fewer than one in three names the price of ${known.price}, it stays or rises.`,
        say`After the trial ${names.founder} names the price and waits ten seconds. Six of ten who pay on the spot is the mark; four or fewer, and the offer is changed before the figure.`,
      ]),
    },
  }
}

const WHAT = {
  course: 'one seat in a course',
  class: 'one seat in a class',
  month: 'a place, a month',
  hour: 'one hour',
  recorded: 'the recorded course',
  day: 'a training day for a group',
} as const
