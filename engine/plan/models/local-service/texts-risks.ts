// What can break it, where to stop, what to do first, and what all of it comes to.
import { cite, type Prose, say } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import type { Ending } from '../../kit/section.ts'
import { capital } from '../../names.ts'
import type { KillLine, Risk, RisksText, Step, Texts } from '../playbook.ts'
import type { Service } from './service.ts'

export function risks(service: Service): RisksText {
  const { context, kind, told } = service
  const { names, choose } = context
  return {
    list: riskList(service),
    sceptic: [told(kind.sceptic), scepticInFigures(service)],
    answer: choose('service-answer', [
      say`The sceptic is wrong if strangers pay ${service.each} twice, if ${names.founder} can ${words(kind.craft)} on a bad day, and if the limit, ${words(kind.binds)}, is wider than assumed. All three are known within ninety days, for the price of time.`,
      say`Three things would have to hold: the second payment comes without being asked for, the limit, ${words(kind.binds)}, leaves room for what the plan counts, and ${names.founder} still wants to do it in the second winter. The first two are measured; the third is a question for the kitchen table.`,
      say`For the plan to stand, customers must live close together, must stay, and must tell somebody. ${words(capital(names.founder.words))} counts all three from the first week on.`,
    ]),
    kill: killLines(service),
    ending: {
      label: 'Owner',
      prose: choose('service-owner', [
        say`One person outside the business holds a copy of this table and asks on each date. ${words(capital(names.founder.words))} names them before the first customer.`,
        say`${words(capital(names.founder.words))} signs these lines today and gives them to somebody who will not be polite.`,
        say`The dates go into two calendars, ${names.founder}’s and that of a friend who has nothing to lose by asking.`,
      ]),
    },
  }
}

function riskList({ kind, fewer, streamId, hires, rooms, size, told }: Service): Risk[] {
  const isJobs = streamId === 'jobs'
  const { customer, visit } = kind
  return [
    {
      name: `Too few ${isJobs ? `${visit.many} come in` : `${customer.many} are won`}`,
      likelihood: size.opening > 0 ? 'medium' : 'unknown',
      measuredBy: fewer,
      firstSign: say`conversations without a date at the end`,
      answer: say`another street, another hour, the same price`,
    },
    {
      name: 'The price does not hold',
      likelihood: 'medium',
      measuredBy: `price:${streamId}`,
      firstSign: say`a pause after the figure is said`,
      answer: say`leave something out before taking something off`,
    },
    isJobs
      ? {
          name: 'Materials cost more',
          likelihood: 'high',
          measuredBy: 'unitCosts:jobs',
          firstSign: say`the supplier’s letter`,
          answer: say`quotes valid for thirty days, materials shown apart`,
        }
      : {
          name: `${capital(customer.many)} leave sooner`,
          likelihood: 'medium',
          measuredBy: 'churn:regulars',
          firstSign: say`two cancelled weeks in a row`,
          answer: say`a call by the founder within two days`,
        },
    hires
      ? {
          name: 'Wages rise, or people cannot be found',
          likelihood: 'high',
          measuredBy: 'wages',
          firstSign: say`an advertisement without an answer for three weeks`,
          answer: say`pay the way and fixed hours before paying more`,
        }
      : {
          name: 'It has to feed more than it does',
          likelihood: 'medium',
          measuredBy: 'founders',
          firstSign: say`private bills paid late`,
          answer: say`a second source of income agreed beforehand, with a date`,
        },
    {
      name: 'It starts late',
      likelihood: size.opens > 2 ? 'high' : 'medium',
      measuredBy: 'delay',
      firstSign: say`a paper that an office has not sent`,
      answer: rooms ? say`rent-free weeks in the lease` : say`apply for it in week one`,
    },
    ...(rooms
      ? [
          {
            name: 'The room costs more than it brings',
            likelihood: 'medium' as const,
            measuredBy: 'cost:rent',
            firstSign: say`empty hours three weeks running`,
            answer: say`sublet the hours, not the price`,
          },
        ]
      : []),
    {
      name: 'One bad day with a customer',
      likelihood: 'low',
      firstSign: say`a near miss that nobody wrote down`,
      answer: told('cover in force before the first day, and a call by {founder} within the hour'),
    },
  ]
}

function scepticInFigures(service: Service): Prose {
  const { context, kind, draws, wage, size, year, rooms, raise, hires } = service
  const { choose, names, computed, money } = context
  if (size.isSmall) {
    const below = wage !== undefined && draws.value < wage.value
    return choose('service-sceptic-small', [
      say`In figures: ${draws} a month, contributions included, in the second year${wage ? (below ? say`, below the average wage of ${cite(wage)}` : say`, against an average wage of ${cite(wage)}`) : say``}, for work that stops on the day ${names.founder} stops. Nothing of it can be sold to a successor but a list of names, and the limit, ${words(kind.binds)}, does not grow with effort.`,
      say`Call it what it is, a job without sick pay. The second year yields ${draws} a month${wage ? (below ? say`; the average employee gets ${cite(wage)}` : say`, where the average employee gets ${cite(wage)}`) : say``}. Growing means hiring, and hiring means becoming somebody who plans the work of others instead of doing it.`,
    ])
  }
  const third = year('ebitda', 3)
  const result =
    third.value < 0
      ? say`still loses ${computed('third-loss', -third.value, money(-third.value))} in its third year`
      : say`earns ${third} in its third year`
  return choose('service-sceptic-firm', [
    say`${words(hires ? 'Wages' : 'Costs')} are paid every month, customers come when they like. ${raise.value > 0 ? say`${raise} have to be found for a business that ${result}` : say`The business ${result}`}, and a bad quarter of bookings would show in every line of that. Those who do the work can leave with the customers’ numbers in their telephones.`,
    say`It ${result}, and even that rests on ${words(kind.binds)} being used nearly to the full, week after week. ${rooms ? say`The rent of ${rooms.rent} does not know about school holidays.` : say`Holidays, illness and one resignation are enough to miss it.`} Anybody with the same skill can open two streets away.`,
  ])
}

function killLines({ context, kind, told, size, settled, rooms }: Service): KillLine[] {
  const { names } = context
  const selling = size.opens === 1
  return [
    {
      when: selling ? 'day thirty' : 'day forty-five',
      stopIf: selling
        ? say`fewer than half of last quarter’s customers have bought again`
        : say`fewer than three strangers have paid the full price after forty conversations`,
    },
    {
      when: rooms && !selling ? 'before a lease is signed' : 'the end of month four',
      stopIf: told(`this has not been shown: ${kind.craftTest}`),
    },
    { when: 'the end of month seven', stopIf: told(kind.kill) },
    {
      when: 'the end of the first year',
      stopIf: say`the week is less than half of ${settled}${words(kind.money.shape === 'jobs' ? ' a month' : '')}, and ${names.founder} has drawn less than planned for three months`,
    },
  ]
}

export function ninetyDays(service: Service): Texts['ninetyDays'] {
  const { context, kind, told, size, known } = service
  const { names, choose } = context
  const owner = names.founder.words
  const selling = size.opens === 1
  const own: Step[] = kind.steps.map(({ day, action, number, go }) => ({
    day,
    action: told(action),
    owner,
    number,
    goOnIf: told(go),
  }))
  const early: Step[] = selling
    ? [
        {
          day: 7,
          action: say`List every customer of the last half-year with date, minutes and price`,
          owner,
          number: 'customers who came twice',
          goOnIf: say`they are more than half`,
        },
        {
          day: 16,
          action: say`Call ten who did not come again`,
          owner,
          number: 'reasons named twice',
          goOnIf: say`one of them can be mended in a week`,
        },
      ]
    : [
        {
          day: 6,
          action: say`Ask for two quotes for cover and for the list of permits`,
          owner,
          number: 'cost a month',
          goOnIf: say`within a tenth of the plan`,
        },
        {
          day: 16,
          action: say`Fifteen conversations: ${words(kind.ask.what)}`,
          owner,
          number: 'answers that count',
          goOnIf: say`${words(kind.ask.pass)}`,
        },
      ]
  const late: Step[] = [
    {
      day: 90,
      action: say`Lay minutes, prices and names beside this plan and decide: go on, move, or stop`,
      owner,
      number: 'figures replaced by counted ones',
      goOnIf: say`at least six, and ${known.price} held`,
    },
  ]
  const steps = [...early, ...own, ...late].sort((a, b) => a.day - b.day)
  return {
    lead: choose('service-ninety', [
      say`Ninety days decide more than the two years after them. Each line has one number, and a line that fails is repeated before the next begins.`,
      say`What follows costs little but time. ${words(capital(names.founder.words))} writes the number into the fourth column on the day itself.`,
      say`First the questions, then the first paid ${words(kind.visit.one)}, then the count. Nothing long-term is signed before the last line.`,
    ]),
    steps,
    ending: {
      label: 'Next',
      prose: choose('service-next', [
        say`Tomorrow ${names.founder} writes down fifteen names, at least ten of them strangers, and calls the first three.`,
        say`The first line is begun this week; the last one stands in the calendar of ${names.founder} with two hours reserved.`,
        say`Day one: ${names.founder} draws the circle on a map, hangs it up, and marks everybody already known in it.`,
      ]),
    },
  }
}

export function scenarios({ context, effect, fewer, streamId, kind, hires }: Service): { ending: Ending } {
  const { choose, names } = context
  const [volume, price] = [effect(fewer), effect(`price:${streamId}`)]
  const rule = hires ? 'a quarter of a post' : 'any larger purchase'
  if (!volume || !price)
    return {
      ending: {
        label: 'Threshold',
        prose: say`Two full months come before ${words(rule)}; ${names.founder} does not make exceptions.`,
      },
    }
  const volumeWins = volume.value >= price.value
  return {
    ending: {
      label: 'Threshold',
      prose: volumeWins
        ? choose('service-rule-volume', [
            say`Fewer customers cost ${volume}, a lower price ${price}: an afternoon spent on being recommended is worth more than one spent on the price list. ${words(capital(rule))} waits for two full months in a row.`,
            say`Since too few ${words(kind.visit.many)} hurt more (${volume}) than too low a price (${price}), ${names.founder} fills the week first. Two full months come before ${words(rule)}.`,
          ])
        : choose('service-rule-price', [
            say`The price weighs more than the number: ${price} against ${volume}. ${words(capital(names.founder.words))} may refuse customers and may not give discounts; ${words(rule)} waits for two full months.`,
            say`A tenth off the price costs ${price}, more than the missing customers with ${volume}. So the rule is: rather one ${words(kind.customer.one)} fewer than one at a discount, and two full months before ${words(rule)}.`,
          ]),
    },
  }
}

export function funding(service: Service): Texts['funding'] {
  const { context, raise, size, known, rooms, need, drivers } = service
  const { names, allSaid, choose } = context
  const said = [...allSaid('budget'), ...allSaid('raise'), ...allSaid('rent')].filter(
    ({ basis }) => basis.kind === 'founder' && !basis.fact.amount?.currency,
  )
  const isLoan = drivers.funding.loan !== undefined
  const named: Prose[] =
    said.length > 0
      ? [
          said
            .slice(1)
            .reduce(
              (list, one) => say`${list}; ${words((one.label ?? '').toLowerCase())} ${cite(one)}`,
              said[0]
                ? say`From the brief: ${words((said[0].label ?? '').toLowerCase())} ${cite(said[0])}`
                : say``,
            ),
        ].map((list) => say`${list}. The plan is computed with it, not around it.`)
      : [
          size.isSmall
            ? choose('service-own', [
                say`There is nothing here for a bank or an investor to finance, and that is good news: ${known.kit} of equipment and a few slow months are a sum that can be saved.`,
                say`A sum of this size is put in by ${names.founder}, not raised. Whoever cannot spare it should keep the present job for two days a week until the book is half full.`,
              ])
            : isLoan
              ? say`No money is named in the brief. A lender will ask for a quarter of the total from ${names.founder} before reading on.`
              : say`No money is named in the brief, and what the third year earns would not serve a loan. It is own money or nothing, until a test has moved the price or the pace.`,
        ]
  const lender: Prose[] =
    isLoan && need.raise > 0
      ? [
          rooms
            ? say`Lenders look for what would be left: a fit-out of ${rooms.fitOut} brings little in a sale, so signed customers and a lease with a break count for more.`
            : say`A lender sees hands and hours, nothing to seize. What helps is a list of customers who have paid three times.`,
        ]
      : []
  const room: Prose[] =
    rooms && size.opens > 1 && lender.length === 0
      ? [
          say`The room takes ${rooms.fitOut} of fit-out, which brings little in a sale; so it is the last thing that is paid for.`,
        ]
      : []
  return {
    more: [...named, ...lender, ...room],
    ending: {
      label: 'Decision',
      prose:
        raise.value === 0
          ? say`Nothing is raised. ${words(capital(names.founder.words))} keeps three months of fixed costs in a second account and counts touching it as the first warning.`
          : size.isSmall
            ? say`${words(capital(names.founder.words))} sets ${raise} aside before the first ${words(service.kind.visit.one)} and writes down the sum at which to stop: all of it and not more.`
            : say`${words(capital(names.founder.words))} asks for ${raise} with the counted figures of day ninety in hand, not with these.`,
    },
  }
}
