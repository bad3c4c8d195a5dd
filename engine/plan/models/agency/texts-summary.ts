// One page, from the finished plan.
import { say } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import type { SummaryText } from '../playbook.ts'
import { buyersOf } from './buyers.ts'
import type { Firm } from './firm.ts'
import { asOne, founderFirst, loadOf, mainId, mainLine, namesBuyers, priceOf, winsOfYear } from './speech.ts'

export function summary(firm: Firm): SummaryText {
  const { context, practice, known, capacity } = firm
  const { names, choose } = context
  const main = mainLine(firm)
  const runs = capacity.openingHours > 0
  const wins = winsOfYear(firm)
  return {
    what: namesBuyers(context)
      ? say`${names.company} ${words(context.u.stage.value === 'growth' ? 'is' : 'is planned as')} ${words(asOne(names.offer.words))}. Clients pay ${priceOf(main)}, and what they really buy is the time of a few people.`
      : choose('firm-what', [
          say`${names.company} offers ${names.offer} to ${names.buyers} ${names.where}. It earns ${priceOf(main)}, and what it really sells is the time of a few people.`,
          say`${names.company} works for ${names.buyers} ${names.where}: ${names.offer}, at ${priceOf(main)}.`,
          say`For ${names.buyers} ${names.where} there ${words(context.u.stage.value === 'growth' ? 'is' : 'will be')} ${names.company}: ${names.offer}. Clients pay ${priceOf(main)}.`,
        ]),
    findings: [
      known.employs
        ? {
            headline: choose('firm-head-hand', [
              'One pair of hands is the unit.',
              'Growth is hired, so it is risky.',
              'A person pays for themselves late.',
            ]),
            text: say`One more ${words(practice.hand.role.toLowerCase())} brings ${known.brings} a month and costs ${known.costs}, if ${known.settled} of the hours are sold. Half sold, it is a loss.`,
          }
        : {
            headline: choose('firm-head-free', [
              'The price does not carry a salary.',
              'Freelancers, because of the price.',
              'No salaries at this price.',
            ]),
            text: say`A fully sold month of one pair of hands brings ${known.brings}. That is too little for a local ${words(practice.hand.role.toLowerCase())} on the payroll, so the plan grows with freelancers at ${known.freelance} of the fee.`,
          },
      {
        headline: choose('firm-head-neck', [
          'The limit is not demand.',
          'Something else binds.',
          'Selling more would not help first.',
        ]),
        text: say`What binds is ${words(practice.neck.what)}: ${words(practice.neck.because)}. A person ${words(main.billing === 'retainer' ? 'carries about' : 'has room for about')} ${loadOf(firm)} ${words(main.billing === 'retainer' ? 'clients' : 'orders a month')}.`,
      },
      {
        headline: runs
          ? 'The next gain lies in hours already worked.'
          : choose('firm-head-talk', [
              'Talks come before tools.',
              'The list decides.',
              'Trust is the channel.',
            ]),
        text: runs
          ? say`Clients are there. Before more are sought, the unpaid hours of those in hand are counted; ${wins} more are planned for the first year.`
          : say`${wins} fill the first year; by the third, one in ${buyersOf(firm).oneIn} of those within reach has to be a client. They are won by talking, beginning with ${words(practice.pilot)}.`,
      },
    ],
    weakest: weakest(firm),
    ending: {
      label: 'Decision',
      prose: runs
        ? choose('firm-summary-runs', [
            say`The next pair of hands is decided on day ninety, by weeks sold ahead and by nothing else. ${founderFirst(context)} signs it.`,
            say`Ninety days of written-down hours first; then ${names.founder} hires, raises the price, or parts with a client.`,
            say`${founderFirst(context)} counts for ninety days and hires on day ninety at the earliest.`,
          ])
        : choose('firm-summary-new', [
            say`Two strangers have paid for ${words(practice.pilot)} by day sixty, or the offer changes. Owner: ${names.founder}.`,
            say`Sixty days to two paid orders of ${words(practice.pilot)}; without them ${names.founder} keeps the present income and asks again with another buyer.`,
            say`No notice is given and no desk rented before day sixty and two paid orders. What is sold until then is ${words(practice.pilot)}.`,
          ]),
    },
  }
}

/** The same point as on the sceptic's page: hours that nobody has bought yet. */
function weakest(firm: Firm) {
  const { context, effect, known } = firm
  const { names, choose } = context
  const id = mainId(firm)
  const worst = effect(`volume:${id}`) ?? effect(`acquisition:${id}`)
  const sized = worst ? say`, and weaker selling costs ${worst} over three years` : say``
  return choose('firm-weakest', [
    say`Weakest is the claim that ${known.settled} of all hours can be sold: nobody has shown it for ${names.buyers}${sized}. Everything rests on one person’s name until a second can do the work.`,
    say`The soft spot is the order book. No figure in the brief says how fast ${names.buyers} decide${sized}. A firm of this kind has nothing else to sell than the people who would be idle.`,
    say`If this fails, it fails through idle hours: people paid and not sold${sized}. How many talks with ${names.buyers} make one order is still unknown.`,
  ])
}
