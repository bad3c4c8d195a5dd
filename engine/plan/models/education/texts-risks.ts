// What can break it, where to stop, and what to do first.
import { say } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import type { Risk, RisksText, Step, Texts } from '../playbook.ts'
import { learnersOf } from './learners.ts'
import type { School } from './school.ts'
import { comers, founderFirst, inGroups, winsOfYear } from './speech.ts'
import type { Mode } from './teaching.ts'

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

/** What an unsold place is called, by the way of teaching. */
const WORDING: Record<Mode, { empty: string; sign: string; reply: string }> = {
  course: {
    empty: 'Seats stay empty',
    sign: 'half sold a week before the start',
    reply: 'move the date once, then merge or cancel',
  },
  class: {
    empty: 'Seats stay empty',
    sign: 'half sold three days ahead',
    reply: 'fewer dates, and the good evenings first',
  },
  month: {
    empty: 'Places stay empty',
    sign: 'fewer than ten at a trial',
    reply: 'other people before other advertisements',
  },
  hour: {
    empty: 'Hours stay unsold',
    sign: 'gaps in the best hours of the week',
    reply: 'fewer tutors with fuller weeks',
  },
  recorded: {
    empty: 'Too few buy',
    sign: 'the list grows and sales do not',
    reply: 'ask ten readers why, then change the first lesson',
  },
  day: {
    empty: 'Too few days are ordered',
    sign: 'no second order within a quarter',
    reply: 'count what the first day changed, and show it',
  },
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
          name: WORDING[known.mode].empty,
          likelihood: 'high',
          measuredBy: `volume:${id}`,
          firstSign: say`${words(WORDING[known.mode].sign)}`,
          answer: say`${words(WORDING[known.mode].reply)}`,
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
      name: known.mode === 'recorded' ? 'Platform and answers cost more' : 'Teachers and rooms cost more',
      likelihood: 'high',
      measuredBy: `unitCosts:${id}`,
      firstSign:
        known.mode === 'recorded'
          ? say`a new price list of the platform`
          : say`a teacher asks what others pay`,
      answer:
        known.mode === 'recorded'
          ? say`leave with the list and the films`
          : say`pay well for what is full, and train the next one`,
    },
    {
      name: 'The start slips past the season',
      likelihood: 'high',
      measuredBy: growth.runs && isMonthly ? 'founders' : 'delay',
      firstSign: say`something missing four weeks ahead`,
      answer: say`something small until the next good month`,
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
  const { context, teaching, growth, known } = school
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
      action: say`Change the lesson before which most stop`,
      owner,
      number: 'who go on past it',
      goOnIf: say`one in ten more`,
    },
    {
      day: 45,
      action: say`Ask everybody to bring one person to ${trial}`,
      owner,
      number: 'brought',
      goOnIf: say`one for every four asked`,
    },
    {
      day: 60,
      action:
        known.mode === 'recorded'
          ? say`Let somebody else answer one week of questions`
          : say`Let a second teacher give one lesson from the pages`,
      owner,
      number: 'complaints',
      goOnIf: say`none about what was said`,
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
      action: say`Decide on what is offered next, and by whom`,
      owner,
      number: 'waiting list',
      goOnIf: say`enough names to fill it`,
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
