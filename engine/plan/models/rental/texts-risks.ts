// What can break it, where to stop, and what to do first.
import { cite, label, say } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import type { Risk, RisksText, Step, Texts } from '../playbook.ts'
import { type Let, payingBack, periodWords } from './let.ts'
import { districtOf } from './texts-market.ts'

export function risks(made: Let): RisksText {
  const { context, letting, known, opens, effect } = made
  const { names, choose } = context
  const { one, dates } = periodWords(made)
  const { share } = districtOf(made)
  const back = payingBack(made)
  const lost = effect('volume:lets')
  return {
    list: riskList(made),
    sceptic: [
      label(letting.sceptic),
      choose('let-sceptic', [
        say`The whole plan is one percentage. ${known.use} use, and it looks after itself; ten points less, and ${names.founder} works for the landlord, the lender or the repair shop. Nobody has yet let a single ${words(one)} at ${known.price} to a stranger because of this plan.`,
        say`It wants ${share} of what suits in the district, from people who have managed without it so far. Rivals see an empty calendar as soon as anybody, and a price is cut in a minute; ${known.costEach} for each ${words(letting.one)} ${words(letting.isPlace ? 'cannot be carried to another street' : 'is half lost on the day it is bought')}.`,
        say`Money first, customers later: ${known.costEach} go out for each ${words(letting.one)}, and ${back ? say`only after ${back.periods} has it earned that back` : say`it does not earn that back`}. In between lie a bad season, a new rival and the first serious damage, each of which is likelier than not.`,
      ]),
    ],
    answer: choose('let-answer', [
      say`The sceptic is wrong if strangers pay deposits for dates before anything is ${words(letting.isPlace ? 'signed' : 'bought')}, if the calendars nearby are more than half full in a good week, and if changing from one customer to the next takes no longer than planned. ${names.founder} can know all three within sixty days.`,
      say`To prove the sceptic wrong takes three counts: deposits from strangers, taken ${words(dates)} in other people’s calendars, and minutes between two bookings. ${names.founder} has the first two before any large sum is bound.`,
      say`It holds if ${known.use} is what others nearby already reach, if one booking in four comes back or brings another, and if damage stays below what deposits cover. ${names.founder} asks the first of rivals’ calendars, the others of the first hundred bookings.`,
    ]),
    kill: [
      {
        when: opens === 1 ? 'the end of month two' : 'day sixty',
        stopIf:
          opens === 1
            ? say`the ten emptiest weeks of the past year have no cause that can be changed`
            : say`fewer than eight strangers have paid a deposit for a date`,
      },
      {
        when:
          opens === 1
            ? 'the end of month five'
            : letting.isPlace
              ? 'before the lease'
              : 'before the second purchase',
        stopIf: label(letting.kill),
      },
      {
        when: 'the end of the first season',
        stopIf: say`less than half of the planned ${cite(known.use)} was let in its best month`,
      },
      {
        when: 'the end of the second year',
        stopIf: lost
          ? say`use is a fifth below plan, which costs ${lost} of cash by the end, with no quarter better than the one before: ${words(letting.isPlace ? 'use the break in the lease' : 'sell the newer half while it is new')}`
          : say`use is a fifth below plan with no quarter better than the one before`,
      },
    ],
    ending: {
      label: 'Owner',
      prose: choose('let-outsider', [
        say`The four lines hang beside the calendar. Somebody without a share in it reads them aloud on the dates; ${names.founder} answers with the count.`,
        say`${names.founder} names one person, best an owner of something similar in another town, who gets the calendar’s figures each quarter and may ask.`,
        say`A stop is decided by two: ${names.founder}, and one person who has not put money in and was told these dates at the start.`,
      ]),
    },
  }
}

function riskList({ letting, known, drivers }: Let): Risk[] {
  const hasInvested = drivers.investments.length > 0
  return [
    {
      name: 'It stands empty more often',
      likelihood: 'unknown',
      measuredBy: 'volume:lets',
      firstSign: say`free dates four weeks ahead`,
      answer: say`longer bookings, other customers; price last`,
    },
    {
      name: 'The price has to fall',
      likelihood: 'medium',
      measuredBy: 'price:lets',
      firstSign: say`a rival’s lower price for the same dates`,
      answer: say`keep it in season, bend it in the quiet weeks`,
    },
    {
      name: 'Cleaning, repair and booking pages cost more',
      likelihood: 'high',
      measuredBy: 'unitCosts:lets',
      firstSign: say`minutes and parts for each change`,
      answer: say`fewer changes: longer bookings, sturdier ${words(letting.many)}`,
    },
    hasInvested
      ? {
          name: letting.isPlace ? 'Furnishing costs more' : 'Buying costs more',
          likelihood: 'medium',
          measuredBy: 'investments',
          firstSign: say`the second quote`,
          answer: say`fewer at first, some of them used`,
        }
      : {
          name: 'Wages rise',
          likelihood: 'high',
          measuredBy: 'wages',
          firstSign: say`the announced minimum wage`,
          answer: say`hours by the change, not by the week`,
        },
    {
      name: letting.isPlace && !known.purchase ? 'The rent is higher' : 'Keeping them costs more',
      likelihood: 'medium',
      measuredBy: 'cost:rent',
      firstSign: say`the draft contract`,
      answer: say`walk away above the planned sum`,
    },
    {
      name: 'The start is late',
      likelihood: 'high',
      measuredBy: 'delay',
      firstSign: say`the first missed date of a permit or delivery`,
      answer: say`rent-free weeks, delivery dates with a penalty`,
    },
    {
      name: letting.risk.name,
      likelihood: 'medium',
      firstSign: label(letting.risk.sign),
      answer: label(letting.risk.answer),
    },
  ]
}

export function ninetyDays(made: Let): Texts['ninetyDays'] {
  const { context, letting, known, opens } = made
  const { names, choose } = context
  const { many, dates } = periodWords(made)
  const owner = names.founder.words
  const own: Step[] = letting.steps.map(({ day, action, number, goOnIf }) => ({
    day,
    action: label(action),
    owner,
    number,
    goOnIf: label(goOnIf),
  }))
  const fresh: Step[] = [
    {
      day: 7,
      action: say`Write the calendars of all who let nearby into one sheet`,
      owner,
      number: 'share taken in a good week',
      goOnIf: say`more than half`,
    },
    {
      day: 21,
      action: say`Ask twenty-five people ${words(letting.asked)}`,
      owner,
      number: 'people with a date and a sum',
      goOnIf: say`ten of twenty-five`,
    },
    {
      day: 48,
      action: say`Open a page with real prices and take deposits for real dates`,
      owner,
      number: 'deposits from strangers',
      goOnIf: say`eight`,
    },
    {
      day: 66,
      action: say`Two quotes for each ${words(letting.one)}, new and used`,
      owner,
      number: 'cost of one',
      goOnIf: say`within a tenth of ${known.costEach}`,
    },
    {
      day: 90,
      action: letting.isPlace
        ? say`Decide on the lease, with counted figures in place of ours`
        : say`Decide how many to buy, with counted figures in place of ours`,
      owner,
      number: 'counts in hand',
      goOnIf: say`all three of the sceptic’s page`,
    },
  ]
  const running: Step[] = [
    {
      day: 7,
      action: say`Give each ${words(letting.one)} a line: let, empty, broken`,
      owner,
      number: `${dates} empty by cause`,
      goOnIf: say`three causes cover most of them`,
    },
    {
      day: 21,
      action: say`Call fifteen past customers and ask what nearly stopped them`,
      owner,
      number: 'the same obstacle',
      goOnIf: say`it is named by five`,
    },
    {
      day: 48,
      action: say`Remove that obstacle and raise prices for the fullest weeks`,
      owner,
      number: 'bookings against last year',
      goOnIf: say`not fewer`,
    },
    {
      day: 66,
      action: say`Offer the emptiest weeks to one firm or group`,
      owner,
      number: `${many} sold in one contract`,
      goOnIf: say`a tenth of what stood empty`,
    },
    {
      day: 90,
      action: say`Decide on the next ${words(letting.one)}, the next hour of help, or neither`,
      owner,
      number: 'requests refused in a month',
      goOnIf: say`more than would be added`,
    },
  ]
  const taken = new Set((opens === 1 ? running : fresh).map(({ day }) => day))
  return {
    lead: choose('let-ninety', [
      say`The next ninety days bind as little as possible. Calendars and deposits answer first; ${words(letting.isPlace ? 'signatures' : 'purchases')} come last.`,
      say`Nine weeks of counting and one decision. A line that misses its number holds up the one below.`,
      say`What is asked first costs an evening; what is ${words(letting.isPlace ? 'signed' : 'bought')} last costs years. Each line has its number.`,
    ]),
    steps: [...own.filter(({ day }) => !taken.has(day)), ...(opens === 1 ? running : fresh)].sort(
      (a, b) => a.day - b.day,
    ),
    ending: {
      label: 'Next',
      prose: choose('let-tomorrow', [
        say`Tonight ${names.founder} opens the first five calendars and writes down one week. It takes an hour, and it may save the rest.`,
        say`First thing tomorrow: a sheet with all who let nearby, and the date of one busy week. Owner: ${names.founder}.`,
        say`${names.founder} begins with the quiet week and not with the busy one, because that is the week nobody wants to look at.`,
      ]),
    },
  }
}
