// How places are filled, what is rented, and how the day runs.
import { label, say, together } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import { atStart, fill, waysOf, waysTo } from '../content/saying.ts'
import type { ArchitectureText, GoToMarketText, OperationsText } from '../playbook.ts'
import type { Occasion } from './occasion.ts'

export function goToMarket({ context, kind, projection, known, isRare, byFee }: Occasion): GoToMarketText {
  const { choose, names } = context
  const ways = waysOf(context)
  const many = `${kind.paid}s`
  return {
    lead: choose('event-ways', [
      say`The table runs backwards. It takes the ${words(many)} that the first year of ${names.company} needs, and asks how many people must hear of it.`,
      say`Nobody comes who has not heard of it three times. How many that makes, way by way, follows from the ${words(many)} of the first year.`,
      say`From the ${words(many)} planned for the first year back to the people who have to be told: that is the order here.`,
    ]),
    channels: waysTo(context, kind.ways, {
      wins: projection.streams.find(({ id }) => id === 'places')?.volume.years[0] ?? 0,
      spent: projection.costGroups.marketing.years[0] ?? 0,
      won: many,
    }),
    paragraphs: [
      fill(context, kind.wayNote),
      choose('event-where', [
        say`${atStart(names.buyers)} can be met at ${words(ways.meets[0])} and at ${words(ways.meets[1])}. In ${words(ways.busy)} nothing is announced.`,
        say`They decide ${words(ways.buys)}. So ${isRare ? say`the announcement` : byFee ? say`the second talk` : say`each new date`} is timed for that; what ${words(ways.trusts)} says of it counts for more than a picture.`,
        say`Before paying, ${names.buyers} want to see ${words(ways.paper)}. It stands on the page where the ${words(kind.paid)} is sold, at ${known.price} and in one sentence.`,
      ]),
    ],
    ending: {
      label: 'Threshold',
      prose: together(
        fill(context, kind.wayGo),
        say`${atStart(names.founder)} reads that number every Monday.`,
      ),
    },
  }
}

export function architecture({ context, kind, byFee }: Occasion): ArchitectureText {
  const { choose, names } = context
  const ways = waysOf(context)
  return {
    lead: choose('event-tools', [
      say`A ${words(kind.noun)} needs little software and a good deal of paper. Whatever must work on the day has to work without a network.`,
      say`Everything is hired or hosted. ${atStart(names.company)} keeps one thing itself: the list of ${words(byFee ? 'clients and of whoever sent them' : 'those who came')}.`,
      say`What fails on the day cannot be repaired on the day. So the parts are few, plain and doubled.`,
    ]),
    layers: [
      ...kind.layers.map(({ part, job, choice }) => ({
        part,
        job: say`${words(job)}`,
        choice: say`${words(choice)}`,
      })),
      {
        part: 'the list',
        job: byFee
          ? say`who asked, who sent them, what became of it`
          : say`who came, with whom, and who wants to know the next date`,
        choice: say`one hosted mail list, exported monthly`,
      },
      {
        part: 'safety folder',
        job: say`permits, cover, numbers to call, who may stop it`,
        choice: say`on paper, at the entrance, with a second copy in another bag`,
      },
      {
        part: 'books',
        job: byFee
          ? say`instalments, suppliers’ money kept apart`
          : say`takings by date, money paid ahead kept apart until the date`,
        choice: label('the accountant’s program, fed by exports'),
      },
    ],
    paragraphs: [
      together(
        say`${words(kind.keeps)}`,
        choose('event-keeps', [
          say`Beyond that, what must never leak is ${words(ways.keeps)}; two named people can see it.`,
          say`Nothing is stored that a guest would be surprised to see, and ${names.founder} can say of each column why it is there.`,
          say`Card numbers stay with the payment provider, and ${words(ways.keeps)} with as few people as possible.`,
        ]),
      ),
    ],
    ending: {
      label: 'Test',
      prose: say`${words(kind.toolTest)} Date: three weeks before it is held for the first time.`,
    },
  }
}

export function operations({ context, kind, drivers, isRare, isRunning, byFee }: Occasion): OperationsText {
  const { names, choose } = context
  const helper = drivers.staff.find(({ isFounder }) => !isFounder)
  return {
    paragraphs: [
      fill(context, kind.day),
      isRare
        ? choose('event-year', [
            say`Most of the year is waiting for other people’s answers. ${atStart(names.founder)} keeps one list of open answers, with a date behind each.`,
            say`The work comes in two waves, one of asking and one of doing, with a quiet quarter between them. In that quarter ${names.founder} earns elsewhere.`,
            say`Between two dates the firm is one person with a telephone. That is cheap, and it is the reason why a second person must know every contract.`,
          ])
        : choose('event-week', [
            byFee
              ? say`Days between are for suppliers, papers and the next two talks. A week without any such day ends in a forgotten promise.`
              : say`Days without guests are for suppliers, repairs and asking the last guests. A week without any such day ends in a bad date.`,
            say`Two things are never done on the same day: holding one date and selling the next. Tired hosts promise too much.`,
            say`The week is built round the dates: the day before for preparing, the day after for counting, one day for nobody.`,
          ]),
    ],
    people: [
      { role: 'founder', when: 'the first day', why: say`host and last word; takes no other job on the day` },
      helper
        ? {
            role: helper.role.toLowerCase(),
            when:
              isRunning || context.said('raise') ? 'the first half-year' : 'the second half-year, in hours',
            why: say`hours follow paid places of the last quarter, never hoped ones`,
          }
        : {
            role: kind.money.help.role.toLowerCase(),
            when: 'by the day',
            why: say`paid for each date out of its takings; no payroll in the first years`,
          },
      { role: 'second host', when: 'the third date', why: say`has led one alone before being needed` },
    ],
    gaps: [
      {
        gap: say`${words(kind.gap.gap)}`,
        why: say`${words(kind.gap.why)}`,
        closedBy: say`${words(kind.gap.closedBy)}`,
      },
      {
        gap: say`Cover and terms that a lawyer has read`,
        why: say`one accident or one cancelled date is paid from the founder’s own pocket otherwise`,
        closedBy: say`two quotes and an hour of a lawyer before money is taken`,
      },
    ],
    ending: {
      label: 'Owner',
      prose: choose('event-owner', [
        say`${atStart(names.founder)} names the second host and the person who may stop the ${words(kind.session.one)}, in writing, before the first ${words(kind.paid)} is sold.`,
        say`Before money changes hands ${names.founder} reads the contract of the room aloud to somebody who has organised such things, and asks what is missing.`,
        say`One sheet with every deposit, its date and its way back is on ${names.founder}’s wall within two weeks.`,
      ]),
    },
  }
}
