// What can break it, where to stop, and what to do first.
import { cite, say } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import type { Risk, RisksText, Step, Texts } from '../playbook.ts'
import { learnersOf } from './learners.ts'
import type { School } from './school.ts'
import { comers, founderFirst, inGroups, streamId, winsOfYear } from './speech.ts'

export function risks(school: School): RisksText {
  const { context, teaching, known, growth, winning } = school
  const { names, choose } = context
  const { many } = comers(school)
  const m = learnersOf(school)
  return {
    list: riskList(school),
    sceptic: [
      say`${words(teaching.sceptic)}`,
      choose('school-sceptic', [
        say`The plan needs one in ${m.oneIn} of all who pay for such teaching ${names.where}, and not one of them is named in it. It assumes that a fee of ${known.price} is paid ahead to people whom nobody knows, on the word of people who do not exist yet. Until it has been full twice, this is a timetable.`,
        say`Most of what these pages promise lies in the third year, and the founder has to live until then. What is scarce will be scarcer (${words(teaching.neck.what)}), the first teachers will leave, and each empty date costs ${winning.costEach} a head all over again.`,
        say`Who says that ${words(teaching.learner.many)} want to be taught? They want to be able. As soon as something gets them there with less effort, they go, and ${names.founder} is left with dates, deposits and a fine set of lesson pages.`,
      ]),
    ],
    answer: choose('school-answer', [
      say`The sceptic is wrong if those who came once come again or send somebody: two in five within three months. ${founderFirst(context)} can know that within half a year, for the price of some evenings.`,
      say`Three facts would settle it: half of those at ${words(teaching.trial)} pay, four in five are there at the end, and one in three newcomers was sent. None needs a lease or a loan to be found out. Owner: ${names.founder}.`,
      say`It needs places that fill without advertising. When the first ${words(many)} bring half of the later ones, the doubt is answered; ${names.founder} writes down for everybody who sent them.`,
    ]),
    kill: [
      {
        when: growth.runs ? 'day forty-five' : 'day sixty',
        stopIf: say`fewer than eight people have paid after thirty came to ${words(teaching.trial)}`,
      },
      {
        when: 'the end of month five',
        stopIf: say`fewer than two in three are still there, or the test of the teaching fails`,
      },
      {
        when: 'the end of month nine',
        stopIf: say`fewer than one in five newcomers was sent by somebody: change the teaching before another date is sold`,
      },
      {
        when: 'the end of the first year',
        stopIf: say`fewer than half of ${winsOfYear(school)} have come, or ${names.founder} has not been paid for three months`,
      },
    ],
    ending: {
      label: 'Owner',
      prose: choose('school-owner', [
        say`${founderFirst(context)} hands these lines to a teacher from another school, who may ask on each date and will know an excuse.`,
        say`One former learner and one parent or employer get this table from ${names.founder}, and a date on which to ring.`,
        say`${founderFirst(context)} reads the table aloud to whoever shares the household income, and both sign it.`,
      ]),
    },
  }
}

function riskList({ known, teaching, drivers, growth }: School): Risk[] {
  const id = drivers.streams[0]?.id ?? ''
  const isMonthly = known.mode === 'month'
  const [hazard, sign, answer] = teaching.hazard
  const paid = drivers.staff.some(({ isFounder }) => !isFounder)
  return [
    isMonthly
      ? {
          name: 'Too few join',
          likelihood: 'medium',
          measuredBy: `acquisition:${id}`,
          firstSign: say`fewer than ten at a trial`,
          answer: say`other people before other advertisements`,
        }
      : {
          name: 'Places stay empty',
          likelihood: 'high',
          measuredBy: `volume:${id}`,
          firstSign: say`half sold a week before the start`,
          answer: say`move the date once, then merge or cancel`,
        },
    ...(isMonthly
      ? [
          {
            name: 'They leave sooner',
            likelihood: 'medium' as const,
            measuredBy: `churn:${id}`,
            firstSign: say`two meetings missed in a row`,
            answer: say`a call within two days`,
          },
        ]
      : []),
    {
      name: 'The price does not hold',
      likelihood: 'medium',
      measuredBy: `price:${id}`,
      firstSign: say`people ask for the half course`,
      answer: say`a shorter course, never a cheaper one`,
    },
    {
      name: 'Teachers and rooms cost more',
      likelihood: 'high',
      measuredBy: `unitCosts:${id}`,
      firstSign: say`a teacher asks what others pay`,
      answer: say`pay by the full room, and train the next one`,
    },
    {
      name: 'The start slips past the season',
      likelihood: 'high',
      measuredBy: growth.runs && isMonthly ? 'founders' : 'delay',
      firstSign: say`a paper or a room missing four weeks ahead`,
      answer: say`a holiday course or single evenings until the next start`,
    },
    {
      name: 'Winning a learner costs more',
      likelihood: 'medium',
      measuredBy: 'cost:marketing',
      firstSign: say`fewer sent by others, more by clicks`,
      answer: say`spend on the last meeting before the first click`,
    },
    ...(paid
      ? [
          {
            name: 'Salaries rise',
            likelihood: 'medium' as const,
            measuredBy: 'wages',
            firstSign: say`a refusal for money`,
            answer: say`fuller groups before more of them`,
          },
        ]
      : [
          {
            name: 'The founder needs more to live on',
            likelihood: 'medium' as const,
            measuredBy: 'founders',
            firstSign: say`a month without pay`,
            answer: say`teaching elsewhere for two days a week`,
          },
        ]),
    { name: hazard, likelihood: 'medium', firstSign: say`${words(sign)}`, answer: say`${words(answer)}` },
  ]
}

export function ninetyDays(school: School): Texts['ninetyDays'] {
  const { context, teaching, growth } = school
  const { names, choose } = context
  const owner = names.founder.words
  const trial = words(teaching.trial)
  const fresh: Step[] = [
    {
      day: 7,
      action: say`One page: what a ${words(teaching.learner.one)} can do afterwards, when, for how much`,
      owner,
      number: 'people who repeat it right',
      goOnIf: say`eight of ten`,
    },
    {
      day: 21,
      action: say`Replace the first step of the market by a published count`,
      owner,
      number: 'difference from plan',
      goOnIf: say`under a third`,
    },
    {
      day: 28,
      action: say`Sit in three rival offers, paying`,
      owner,
      number: 'reasons to be dearer',
      goOnIf: say`at least one`,
    },
    {
      day: 30,
      action: say`Ask twenty-five ${names.buyers} ${words(teaching.asked)}`,
      owner,
      number: 'who have paid before',
      goOnIf: say`ten`,
    },
    {
      day: 45,
      action: say`A waiting list with telephone numbers`,
      owner,
      number: 'names',
      goOnIf: say`forty`,
    },
    {
      day: 60,
      action: say`Hold ${trial}, three times`,
      owner,
      number: 'paid afterwards',
      goOnIf: say`twelve of thirty`,
    },
    {
      day: 75,
      action: say`Record checks, room and stand-in settled in writing`,
      owner,
      number: 'papers missing',
      goOnIf: say`none`,
    },
    {
      day: 90,
      action: inGroups(school)
        ? say`Start the first group, or move it once`
        : say`Look at who has bought twice, and decide on the next teacher or recording`,
      owner,
      number: 'places paid',
      goOnIf: inGroups(school) ? say`three quarters` : say`ten people`,
    },
  ]
  const running: Step[] = [
    {
      day: 7,
      action: say`List everybody of the last year: came, stopped, when`,
      owner,
      number: 'names with a reason',
      goOnIf: say`nine in ten`,
    },
    {
      day: 21,
      action: say`Ring ten who stopped: ${words(teaching.asked)}`,
      owner,
      number: 'same reason',
      goOnIf: say`one is named by four`,
    },
    {
      day: 35,
      action: say`Change the meeting before which most stop`,
      owner,
      number: 'present at the next',
      goOnIf: say`one in ten more`,
    },
    {
      day: 45,
      action: say`Ask all present to bring one person to ${trial}`,
      owner,
      number: 'brought',
      goOnIf: say`one for every four asked`,
    },
    {
      day: 60,
      action: say`Let a second teacher give one meeting from the pages`,
      owner,
      number: 'complaints',
      goOnIf: say`none that is about the pages`,
    },
    {
      day: 75,
      action: say`Raise the price for newcomers by a tenth`,
      owner,
      number: 'who join',
      goOnIf: say`no fewer than before`,
    },
    {
      day: 90,
      action: say`Decide on the next group and the next teacher`,
      owner,
      number: 'waiting list',
      goOnIf: say`a full group`,
    },
  ]
  return {
    lead: choose('school-ninety', [
      say`Before anybody is taught, nearly everything can be found out: who pays, who comes, who teaches when somebody is ill. One number a line.`,
      say`What follows is in the order in which it can fail. A line that is missed is repeated with other people before the next one.`,
      say`Ninety days to the first places that are paid for. ${founderFirst(context)} owns each line, and none needs money beyond a room for some evenings.`,
    ]),
    steps: growth.runs ? running : fresh,
    ending: {
      label: 'Next',
      prose: choose('school-next', [
        say`This week ${names.founder} writes the one page and reads it to three ${names.buyers}, standing up.`,
        say`First step, tomorrow: ${names.founder} rings two ${names.buyers} and asks what they last paid to learn anything.`,
        say`Today ${names.founder} puts the date of the first trial into the diary and tells ten people, so that it is harder not to do it.`,
      ]),
    },
  }
}

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
