// One page, from the finished plan.
import { say } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import type { SummaryText } from '../playbook.ts'
import { learnersOf } from './learners.ts'
import type { School } from './school.ts'
import { comers, feeOf, founderFirst, seatsToPay, streamId, winsOfYear } from './speech.ts'

export function summary(school: School): SummaryText {
  const { context, teaching, known, growth } = school
  const { names, choose } = context
  const m = learnersOf(school)
  const pays = seatsToPay(school)
  return {
    what: choose('school-what', [
      say`${names.company} teaches ${names.where}. Its offer to ${names.buyers}: ${names.offer}, at ${feeOf(school)}.`,
      say`${names.company}, ${names.where}, offers ${names.buyers} one thing: ${names.offer}. It costs ${feeOf(school)}.`,
      say`For ${names.buyers} ${names.company} plans one thing: ${names.offer}, paid ahead at ${feeOf(school)}.`,
    ]),
    findings: [
      pays
        ? {
            headline: choose('school-head-seat', [
              'The empty seat is the cost.',
              'A room pays for its teacher first.',
              'Seats, not fees, decide.',
            ]),
            text: say`Whoever teaches is paid full or empty; ${pays} of ${known.seats} have to be sold for that alone. The plan goes from ${known.filledFirst} of seats sold to ${known.filled}.`,
          }
        : {
            headline: choose('school-head-stay', [
              'Staying is worth more than joining.',
              'The second purchase decides.',
              'Who stops is the real cost.',
            ]),
            text: say`${words(teaching.drop)}`,
          },
      {
        headline: choose('school-head-neck', [
          'Demand is not the limit.',
          'One thing cannot be stretched.',
          'What is scarce is known.',
        ]),
        text: say`Scarce here: ${words(teaching.neck.what)}, because ${words(teaching.neck.because)}.`,
      },
      {
        headline: growth.runs
          ? 'Those who are there come first.'
          : choose('school-head-known', [
              'Nobody knows it yet.',
              'The first ones are the hardest.',
              'Trust has to be borrowed.',
            ]),
        text: growth.runs
          ? say`People pay already. Before more are sought, those who stopped are rung; ${winsOfYear(school)} are to be won in the first year all the same.`
          : say`${winsOfYear(school)} have to come in the first year, and the third needs one in ${m.oneIn} of those who pay for such teaching. It begins with ${words(teaching.trial)}.`,
      },
    ],
    weakest: weakest(school),
    ending: {
      label: 'Decision',
      prose: growth.runs
        ? choose('school-summary-runs', [
            say`For ninety days ${names.founder} counts who stops and why; the next teacher is hired by that figure.`,
            say`More is offered when a waiting list asks for it, on day ninety at the earliest. Owner: ${names.founder}.`,
            say`${founderFirst(context)} rings ten who stopped before anything is advertised, within three weeks.`,
          ])
        : choose('school-summary-new', [
            say`Twelve people have paid by day sixty after ${words(teaching.trial)}, or no date is announced. Owner: ${names.founder}.`,
            say`${founderFirst(context)} rents nothing and employs nobody before day sixty and twelve paid places.`,
            say`On day ninety three quarters of the first places are paid, or the start is moved once and then given up. Owner: ${names.founder}.`,
          ]),
    },
  }
}

/** The same point as on the sceptic's page: people who have not come yet. */
function weakest(school: School) {
  const { context, effect } = school
  const { names, choose } = context
  const id = streamId(school)
  const worst = effect(`volume:${id}`) ?? effect(`acquisition:${id}`)
  const sized = worst ? say`; weaker demand alone costs ${worst} over three years` : say``
  const { many } = comers(school)
  return choose('school-weakest', [
    say`The weakest point is demand from people who have never heard of ${names.company}${sized}. No figure in the brief shows how many ${names.buyers} would pay ahead.`,
    say`Nobody has shown that ${words(many)} come back or send others, and the plan counts on it${sized}.`,
    say`What is not known is how fast places fill among ${names.buyers}${sized}. Everything else in the plan follows from that.`,
  ])
}
