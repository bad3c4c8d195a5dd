// What the cases ask for, and where the money comes from.
import { cite, say } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import type { Texts } from '../playbook.ts'
import type { School } from './school.ts'
import { founderFirst, streamId } from './speech.ts'

export function scenarios(school: School): Texts['scenarios'] {
  const { context, effect, known } = school
  const { choose, names } = context
  const id = streamId(school)
  const fewer = effect(`volume:${id}`) ?? effect(`acquisition:${id}`)
  const costs = effect(`unitCosts:${id}`)
  const price = effect(`price:${id}`)
  if (!fewer || !costs || !price)
    return {
      ending: {
        label: 'Threshold',
        prose: say`No second date is announced before the first is three quarters sold, and ${names.founder} may not waive it.`,
      },
    }
  return {
    ending: {
      label: 'Threshold',
      prose:
        fewer.value > costs.value
          ? choose('school-scenario-empty', [
              say`Empty places cost ${fewer} over three years, dearer teachers ${costs}. So good teachers are paid what they ask and dates are cut first: no second one before the first is three quarters sold. Owner: ${names.founder}.`,
              say`Saving on teachers would be the wrong end: a tenth on their cost is ${costs}, weaker demand ${fewer}. ${founderFirst(context)} fills before adding, and adds before saving.`,
              say`The rule follows from two rows, ${fewer} for fewer learners and ${costs} for dearer teaching: what is sold to less than half is given up seven days ahead, whoever is disappointed.`,
            ])
          : choose('school-scenario-costs', [
              say`Teaching that costs a tenth more takes ${costs} over three years, fewer learners ${fewer}. At ${known.price} the pay of teachers is the figure to settle first, in writing, for a year. Owner: ${names.founder}.`,
              say`Here the cost of teaching weighs more than numbers: ${costs} against ${fewer}. ${founderFirst(context)} raises the price for newcomers before a second group is opened.`,
              say`${costs} for dearer teaching against ${fewer} for fewer learners: so no date is announced for which a teacher’s pay is not agreed. ${founderFirst(context)} signs each.`,
            ]),
    },
  }
}

export function funding(school: School): Texts['funding'] {
  const { context, raise, need, year, teaching } = school
  const { names, said, choose, allSaid } = context
  const round = said('raise')
  const thirdYear =
    year('ebitda', 3).value > 0
      ? say`The third year earns ${year('ebitda', 3)}, and a small loan has to fit into that.`
      : say`The third year still loses money, and a lender will read that line before all others.`
  const [budget, ...more] = allSaid('budget')
  const also = [...more, ...allSaid('raise').slice(1)]
  return {
    more: [
      budget
        ? choose('school-budget', [
            say`The founder’s ${cite(budget)} pay for trials, papers and the weeks before the first fee; fees are paid ahead, which is the cheapest money a ${words(teaching.noun)} has.`,
            say`${cite(budget)} are in hand. They are spent on evenings with people and not on rooms, until one group is full.`,
            say`Own money, ${cite(budget)}, goes first into being seen and last into furniture.`,
          ])
        : choose('school-no-budget', [
            say`Learners who pay ahead finance much of it: a first group that is paid two weeks before it starts brings its own teacher.`,
            say`The money needed is small beside the time. Fees paid ahead cover the teachers; what has to be found is the founder’s living until groups are full.`,
            say`Most of what is needed is the founder’s own keep. A ${words(teaching.noun)} that sells its places ahead owes nobody for the rest.`,
          ]),
      ...(also.length > 0
        ? [also.reduce((all, next) => say`${all} ${cite(next)}.`, say`Also named in the brief:`)]
        : []),
      ...(round
        ? [
            choose('school-round', [
              say`A round of ${cite(round)} buys a head of teaching, admissions and time. An investor looks at ${year('ebitda', 3)} in the third year and asks whether the pages work without the founder; the second teacher is the answer.`,
              say`With ${cite(round)} the plan hires before the rooms are full, which is what the money is for. It earns ${year('ebitda', 3)} in the third year; whether that is worth a stake depends on how many places can be opened from the same pages.`,
              say`${cite(round)} are asked for and spent on people, step by step, each step after a full group. What investors get is a third year with ${year('ebitda', 3)} before interest and tax, and a method, if it travels.`,
            ]),
          ]
        : need.raise > 0
          ? [
              choose('school-lender', [
                say`A bank will ask for the licence, the waiting list and the teachers’ contracts. Public programmes for founders and for training are worth a week of forms. ${thirdYear}`,
                say`Sources in their order: savings, places paid ahead, a public programme, a bank. The last reads one figure first. ${thirdYear}`,
                say`What is missing should come from savings and from places sold ahead. A lender sees nothing to sell if it fails, except chairs.`,
              ]),
            ]
          : []),
    ],
    ending: {
      label: 'Decision',
      prose:
        raise.value > 0
          ? choose('school-raise', [
              say`${founderFirst(context)} keeps the present income until ${raise} are certain and twelve people have paid.`,
              say`By day seventy-five it is clear where ${raise} come from, or the plan runs on evenings and weekends. Owner: ${names.founder}.`,
              say`Nobody signs for rooms before ${raise} are found; ${names.founder} gives it until day seventy-five.`,
            ])
          : choose('school-none', [
              say`Nothing is borrowed. Fees paid ahead lie in a second account until the meeting has been held; ${names.founder} touches them for nothing else.`,
              say`No money is sought. ${founderFirst(context)} treats fees paid ahead as a debt to be taught off.`,
              say`The plan pays for itself as long as fees come ahead. ${founderFirst(context)} keeps three months of costs untouched.`,
            ]),
    },
  }
}
