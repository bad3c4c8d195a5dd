// How customers are won, what is rented, and how a day runs.
import { formatNumber } from '../../../money.ts'
import { percent } from '../../context.ts'
import { costOf, winsOf } from '../../drivers/channels.ts'
import { cite, say } from '../../kit/prose.ts'
import { type Quantity, words } from '../../kit/quantity.ts'
import { capital } from '../../names.ts'
import { INDUSTRY_WAYS } from '../industry.ts'
import type { ArchitectureText, Channel, GoToMarketText, OperationsText } from '../playbook.ts'
import type { Service } from './service.ts'

/** Who joins in the first year, as the drivers have it; for jobs: those for somebody new. */
function wonInYearOne({ projection, streamId, known, kind }: Service): number {
  const stream = projection.streams.find(({ id }) => id === streamId)
  const won = (stream?.customers?.joining ?? stream?.volume)?.years[0] ?? 0
  return kind.money.shape === 'jobs' ? won * known.churn.value : won
}

const SPLIT = [0.45, 0.35, 0.2]
const COST_SPLIT = [0.5, 0.35, 0.15]

/** From what has to be won back to how many have to be reached: the harder way to read it. */
function channels(service: Service): Channel[] {
  const { context, kind, projection } = service
  const total = Math.max(3, wonInYearOne(service))
  const spent = projection.costGroups.marketing.years[0] ?? 0
  return kind.channels.slice(0, 3).map(({ name, reached, share: [low, value, high] }, i) => {
    const said = i === 0 ? context.said('conversion') : undefined
    const usable = said && said.value > 0 && said.value <= 1 ? said : undefined
    const conversion: Quantity =
      usable ??
      context.assume(`conversion-${i + 1}`, {
        label: `Won of ${reached}`,
        value,
        low,
        high,
        show: percent,
        why: 'replaced by the first count',
      })
    const wins = Math.max(1, Math.round(total * (SPLIT[i] ?? 0.2)))
    const reach = Math.max(wins, Math.ceil(wins / conversion.value))
    const cost = Math.floor(spent * (COST_SPLIT[i] ?? 0.1))
    return {
      name,
      reach: context.computed(`channel-${i + 1}.reach`, reach, `${formatNumber(reach)} ${reached}`),
      conversion,
      wins: context.computed(`channel-${i + 1}.wins`, wins, formatNumber(wins)),
      cost: context.computed(`channel-${i + 1}.cost`, cost, context.money(cost)),
    }
  })
}

export function goToMarket(service: Service): GoToMarketText {
  const { context, kind, known, told } = service
  const { choose, names, u } = context
  const list = channels(service)
  const wins = winsOf(context, list)
  const first = context.computed(
    'first-wins',
    Math.max(2, Math.round(wins.value / 4)),
    formatNumber(Math.max(2, Math.round(wins.value / 4))),
  )
  const { meets } = INDUSTRY_WAYS[u.industry.value]
  return {
    lead: choose('service-win', [
      say`Read the table from the right: so many have to be won in the first year, and therefore so many reached.`,
      say`Few are needed, and each is worth a conversation. The table says how many conversations that makes.`,
      say`The first year has to win ${wins}. Nobody buys a ${words(kind.noun)} from a banner; they buy from a face, a recommendation or a search on a bad day.`,
    ]),
    channels: list,
    paragraphs: [
      told(kind.winning),
      told(kind.keeping),
      choose('service-spend', [
        say`Winning one costs ${cite(known.win)} in money, ${costOf(context, list)} in the year. The larger part is ${names.founder}’s time, which is free only as long as the week is empty.`,
        say`In money that is ${costOf(context, list)}, at ${cite(known.win)} for each one won. A channel that costs twice as much twice running is dropped.`,
        circleNote(),
      ]),
    ],
    ending: {
      label: 'Threshold',
      prose: choose('service-won', [
        say`${first} won by the end of the first quarter of selling. With fewer than half of that, ${names.founder} changes the place of the conversations before the words.`,
        say`After three months of selling ${first} should have paid. Half or fewer: stop the weakest channel and stand where the strongest works.`,
        say`Each ${words(kind.customer.one)} is asked who sent them. ${first} in the first three months is on plan; and when nobody was sent by another customer by then, the work is the trouble, not the advertising.`,
      ]),
    },
  }

  function circleNote() {
    return u.industry.value === 'other'
      ? say`The sum for the year is ${costOf(context, list)}, about ${cite(known.win)} for each. It is spent inside the circle or not at all.`
      : say`The sum for the year is ${costOf(context, list)}, about ${cite(known.win)} for each. One place costs nothing: ${words(meets[0])}.`
  }
}

export function architecture({ context, kind, told, size }: Service): ArchitectureText {
  const { choose, names, u } = context
  const { keeps } = INDUSTRY_WAYS[u.industry.value]
  return {
    lead: choose('service-tools', [
      say`Nobody pays ${names.company} for software. What is needed can be rented by the month and learned in an afternoon.`,
      say`The system is a calendar, a way to be paid and a list that must not be lost. ${words(size.isSmall ? 'Everything else would be play.' : 'It grows by one part with each group of five people at work.')}`,
      say`Rented parts, joined by hand at first. Something is automated when it has been done by hand a hundred times, and not before.`,
    ]),
    layers: [
      ...kind.tools.map(({ part, job, choice }) => ({ part, job: told(job), choice: told(choice) })),
      {
        part: 'payment',
        job: choose('service-pay-job', [
          say`charged by card on a fixed day, receipt sent by itself`,
          say`a link after the ${words(kind.visit.one)}, or a card kept on file with consent`,
        ]),
        choice: say`a hosted payment page; card numbers never touch our telephone`,
      },
      {
        part: 'books',
        job: say`income, costs, sales tax, each month closed`,
        choice: say`${words(size.isSmall ? 'a simple ledger that the tax office accepts' : 'the accountant’s program, fed by bank and payment provider')}`,
      },
    ],
    paragraphs: [
      told(kind.data),
      choose('service-data', [
        say`Messages stay in one channel that belongs to ${names.company} and not to a private telephone. What is a year old and no longer needed is deleted on one fixed day.`,
        say`Two people can open the list, with their own passwords: ${names.founder} and the stand-in. A copy is printed every Friday, because a flat battery must not cost a customer.`,
        say`Most to be protected: ${words(keeps)}. A lost telephone is locked from another device within the hour, and that has been tried once before it is needed.`,
      ]),
    ],
    ending: { label: 'Test', prose: told(kind.toolTest) },
  }
}

export function operations({ context, kind, size, hires, told, draws }: Service): OperationsText {
  const { choose, names } = context
  return {
    paragraphs: [
      told(kind.day),
      choose('service-binds', [
        say`What fills up first: ${words(kind.binds)}. Everything in the week is arranged around it.`,
        say`The narrow place: ${words(kind.binds)}. An improvement anywhere else changes nothing that a customer or the bank would notice.`,
        say`Asked where the day goes, ${names.founder} should be able to answer in minutes. The likely answer: ${words(kind.binds)}.`,
      ]),
    ],
    people: [
      {
        role: 'founder',
        when: 'the first day',
        why: size.isSmall
          ? say`does the work, all of it, until the week is full`
          : say`with customers in the first year, then half the week: planning, quality, hiring; drawing ${draws} a month by the second year`,
      },
      ...(hires
        ? [
            {
              role: kind.worker.role.toLowerCase(),
              when: size.opening > 0 ? 'now, more with the count' : 'when the founder’s week is sold',
              why: say`added in quarters of a post, never ahead of the bookings`,
            },
          ]
        : []),
      {
        role: 'stand-in',
        when: 'before the first holiday',
        why: say`paid by the day; has met every ${words(kind.customer.one)} once`,
      },
    ],
    gaps: [
      {
        gap: say`Somebody who can ${words(kind.craft)} when ${names.founder} cannot`,
        why: told(kind.alone),
        closedBy: choose('service-stand-in', [
          say`a written agreement with one colleague, both ways, before the fifth customer`,
          say`one named stand-in, shown round within the first two months`,
        ]),
      },
      {
        gap: say`Prices, minutes and complaints in figures`,
        why: say`without them a full week can still be a poor one`,
        closedBy: say`one page, filled in every Friday by ${names.founder}`,
      },
    ],
    ending: {
      label: size.isSmall ? 'Owner' : 'Decision',
      prose: size.isSmall
        ? say`${words(capital(names.founder.words))} proves the craft before charging for it: ${told(kind.craftTest)}.`
        : say`Nobody works alone with a customer before this has been seen by ${names.founder}: ${told(kind.craftTest)}.`,
    },
  }
}
