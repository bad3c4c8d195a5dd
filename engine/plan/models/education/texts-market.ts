// How many would learn it here, and what they do instead.
import { cite, say } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import { capital, small } from '../../names.ts'
import type { CompetitionText, MarketStep, MarketText } from '../playbook.ts'
import { learnersOf } from './learners.ts'
import type { School } from './school.ts'
import { comers, feeOf, founderFirst } from './speech.ts'
import { waysFor } from './ways.ts'

export function market(school: School): MarketText {
  const { context, teaching, known } = school
  const { choose, names } = context
  const m = learnersOf(school)
  const where = m.isLocal ? say`people within half an hour` : say`people in ${words(names.country)}`
  const steps: MarketStep[] = [
    {
      working: say`${cite(m.people)} ${where} × ${cite(m.share)}: ${words(teaching.group.who)}`,
      result: m.count,
    },
    { working: say`${feeOf(school)} × ${cite(known.buys)} a year`, result: m.yearly },
    { is: 'TAM', working: say`all of them × what one would pay a year`, result: m.tam },
    { working: say`× ${cite(m.paying)} who pay for such teaching in a year`, result: m.payers },
    { is: 'SAM', working: say`those × ${m.yearly}`, result: m.sam },
    { is: 'SOM', working: say`revenue of the third year, or ${m.needed} a year`, result: m.som },
  ]
  return {
    lead: choose('school-market', [
      m.isLocal
        ? say`A ${words(teaching.noun)} lives on those who can come on a weekday. The count therefore starts with a half-hour’s way and asks how many people must live within it.`
        : say`No room limits who can join, so the country is the frame. What limits is who has ever paid for such a thing.`,
      say`Two counts matter. The first is the crowd: ${words(teaching.group.who)}. The second is the market: those of them who have paid for teaching before.`,
      say`The market of ${names.company} is counted in ${words(comers(school).many)} and then in money, because ${words(comers(school).many)} fill a room and a total does not.`,
    ]),
    steps,
    check: choose('school-check', [
      say`Put in people: ${m.needed} in the third year, one in ${m.oneIn} of those who pay for such teaching at all. If that sounds like too many, ${names.company} has to become known further away or stay smaller.`,
      say`The same sum from below asks for ${m.needed} a year, every year anew for all who finish. One payer in ${m.oneIn} would have to choose ${names.company}.`,
      say`One in ${m.oneIn}: that is the part of all payers which the third year needs, ${m.needed} by name. It is a question about neighbours and colleagues, and can be answered by asking.`,
    ]),
    cautions: choose('school-cautions', [
      say`Both shares are ours. And a year is not twelve equal months: ${words(small(teaching.season))}`,
      say`${words(teaching.season)} A count by the year hides that a full September does not help in May. The shares themselves are estimates with wide ranges.`,
      say`What the table cannot show is time. ${words(teaching.season)} Nor does it know how many are content with what is free.`,
    ]),
    ending: {
      label: 'Test',
      prose: choose('school-count', [
        m.isLocal
          ? say`By day twenty-one ${names.founder} replaces the first step by the census and the registers ${names.where}. Below two thirds of ${m.count}, another place or another subject is chosen.`
          : say`By day twenty-one ${names.founder} replaces the first step by a published count, and the paying share by twenty-five answers. Below half of ${m.payers}, the third year is planned again.`,
        say`${founderFirst(context)} finds one count made by somebody else for ${words(teaching.group.who)} by day twenty-one. If it differs from ${m.count} by more than a third, the plan is computed again before anything is announced.`,
        say`A waiting list is the only census that pays: forty names with a telephone number by day forty-five. Fewer than twenty, and ${names.founder} does not book a room.`,
      ]),
    },
  }
}

export function competition(school: School): CompetitionText {
  const { context, teaching, known } = school
  const { choose, names } = context
  const ways = waysFor(context, teaching)
  return {
    lead: choose('school-rivals', [
      say`Learners compare with what is free, with what is near and with giving up. Which schools stand behind these kinds ${names.where} has not been checked, so no name is dropped.`,
      say`The strongest rival has no address: it is the evening on which nothing happens. The others are sorted by kind; their names come with the visits below.`,
      say`Before ${names.buyers} compare schools they compare ways of not going to one. The table keeps that order.`,
    ]),
    alternatives: teaching.rivals.map(([name, why, fails, answer]) => ({
      name,
      whyChosen: say`${words(why)}`,
      whereItFails: say`${words(fails)}`,
      answer: say`${words(answer)}`,
    })),
    position: choose('school-position', [
      say`What could end it is ${words(teaching.danger)}. Material can be copied in a week; results of named people cannot, and ${names.buyers} believe ${words(ways.trusts)} more than any page.`,
      say`Watch for ${words(teaching.danger)}. A small school answers with what it knows about its own ${words(teaching.learner.many)}: where they get stuck, when they stop, whom they bring.`,
      say`${words(capital(teaching.danger))} would hurt most. Nothing forbids it. The lead consists of a list of people who can now do something, and of ${words(ways.trusts)} saying so.`,
    ]),
    ending: {
      label: 'Decision',
      prose: choose('school-visit', [
        say`${founderFirst(context)} sits in three rival lessons as a paying learner by day twenty-eight. What was better there is taken over; if nothing was worse, the price of ${known.price} has no reason.`,
        say`By day twenty-eight ${names.founder} has taken part in three other offers and asked five former ${words(teaching.learner.many)} of each why they stopped. The answer named most becomes the first line of the page.`,
        say`Three rivals are visited by day twenty-eight: seats filled, price, what people say on the way out. Where two of them have a waiting list, ${names.founder} opens beside them and not elsewhere.`,
      ]),
    },
  }
}
