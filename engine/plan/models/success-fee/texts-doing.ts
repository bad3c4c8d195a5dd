// How clients are won, what is rented, and how the work runs.
import { formatNumber } from '../../../money.ts'
import { percent } from '../../context.ts'
import { channel } from '../../drivers/channels.ts'
import { firstYear } from '../../drivers/customer-base.ts'
import { rampAt } from '../../finance/calendar.ts'
import { say } from '../../kit/prose.ts'
import { type Quantity, words } from '../../kit/quantity.ts'
import { capital } from '../../names.ts'
import type { ArchitectureText, Channel, GoToMarketText, OperationsText } from '../playbook.ts'
import { figuresOf, type Service } from './service.ts'

/** Shares of those won with money and of the cost; rates for firms and for people. The second way is word of mouth. */
const PAID = [
  { id: 'first', way: 0, won: 0.62, paid: 0.66, firms: [0.015, 0.03, 0.06], people: [0.01, 0.025, 0.05] },
  { id: 'third', way: 2, won: 0.38, paid: 0.34, firms: [0.06, 0.12, 0.2], people: [0.03, 0.07, 0.12] },
] as const

function channels({ context, trade, money }: Service): Channel[] {
  const { assume, computed, money: shown } = context
  const bought = firstYear(money.base.won)
  const brought = firstYear(money.base.brought)
  const marketing = money.drivers.costs.find(({ id }) => id === 'marketing')?.amount ?? []
  const spent = Array.from({ length: 12 }, (_, i) => rampAt(marketing, i + 1)).reduce((a, b) => a + b, 0)
  const reachFor = (id: string, wins: number, rate: number): Quantity => {
    const reach = Math.max(1, Math.round(wins / rate))
    return computed(`reach-${id}`, reach, formatNumber(reach))
  }
  const paid = PAID.map(({ id, way, won, paid: part, firms, people }) => {
    const [low, value, high] = trade.counted === 'firms' ? firms : people
    const conversion = assume(`conversion-${id}`, {
      label: `${trade.ways[way]}: those reached who sign`,
      low,
      value,
      high,
      show: percent,
      why: 'replaced by the first fifty',
    })
    return channel(context, {
      id,
      name: trade.ways[way] ?? 'Letters',
      reach: reachFor(id, bought * won, conversion.value),
      conversion,
      cost: computed(`channel-cost-${id}`, Math.round(spent * part), shown(Math.round(spent * part))),
    })
  })
  const told = assume('conversion-told', {
    label: `${trade.ways[1]}: those named who sign`,
    value: 0.3,
    low: 0.15,
    high: 0.5,
    show: percent,
    why: 'there is nothing to pay, and somebody vouches',
  })
  const [first, ...rest] = paid
  const named = channel(context, {
    id: 'told',
    name: trade.ways[1],
    reach: reachFor('told', brought, told.value),
    conversion: told,
    cost: computed('channel-cost-told', 0, shown(0)),
  })
  return first ? [first, named, ...rest] : [named, ...rest]
}

export function goToMarket(service: Service): GoToMarketText {
  const { context, trade, known, ways, once, Founder } = service
  const { names, choose, computed } = context
  const figures = figuresOf(service)
  const list = channels(service)
  const trial = words(once ? 'free checks' : 'free counts')
  const talks = Math.max(1, Math.round((list[0]?.reach.value ?? 0) / 50))
  const weekly = computed('contacts-a-week', talks, formatNumber(talks))
  return {
    lead: choose('sf-gtm', [
      say`${figures.clientsWon} are to be won in the first year. The argument is short, nothing to pay before a result, and therefore suspicious; proof has to come with it.`,
      say`An offer without a price is distrusted. So each of the ${figures.clientsWon} planned for the first year begins with a look at what lies there, free of charge and on their own papers.`,
      say`The first year needs ${figures.clientsWon}. None of them is convinced by a page; they are convinced by a figure that is theirs, and by ${words(ways.trusts)}.`,
    ]),
    channels: list,
    paragraphs: [
      once
        ? choose('sf-rota-once', [
            say`Read the top line again: it asks for ${weekly} contacts a week, so most of it has to run by itself. The moment counts more than the message: ${words(trade.busy)}.`,
            say`Nobody makes ${weekly} contacts a week by hand, and the top line needs as many. What runs by itself is tuned to one moment: ${words(trade.busy)}.`,
          ])
        : choose('sf-rota', [
            say`Read the top line as work: ${weekly} a week, fifty weeks long. That is a rota, not a campaign: the same two mornings, the same list. Most answers come in ${words(trade.busy)}.`,
            say`Behind the top line stand ${weekly} contacts every week. ${Founder} keeps two mornings for them and skips neither; ${words(trade.busy)} count double.`,
            say`${weekly} contacts a week make up the top line. It is dull work, best done at fixed hours, and best begun before ${words(trade.busy)}.`,
          ]),
      ...(once
        ? []
        : [
            choose('sf-when', [
              say`They listen ${words(ways.buys)}. During ${words(ways.busy)} nobody does, and nobody is called.`,
              say`Timing is given from outside. Good: ${words(ways.buys)}. Useless: ${words(ways.busy)}.`,
              say`The best hour is ${words(ways.buys)}; the worst is ${words(ways.busy)}. Letters are dated accordingly.`,
            ]),
          ]),
      choose('sf-ask', [
        say`On the day money arrives, ${names.founder} calls and asks for one name. No other day works as well, and no reward is needed.`,
        say`Asking for a recommendation has one right day, that of the payment. ${Founder} keeps a list of these days and calls on each.`,
      ]),
    ],
    ending: {
      label: 'Threshold',
      prose: choose('sf-gtm-end', [
        say`Thirty ${trial}, five signatures, two recommendations: these three numbers decide on day seventy-five. ${Founder} drops the way with the worst of them and doubles the best.`,

        say`Five signed mandates by day sixty, from thirty ${trial}. With fewer than three, the count is not surprising enough: change the kind of ${words(trade.client.one)}, not the letter.`,
        say`By day ninety a signed ${words(trade.client.one)} must cost at most one and a half times ${known.costToWin}, and one in four must have named another. If neither holds, ${names.founder} stops writing and starts visiting.`,
      ]),
    },
  }
}

export function architecture(service: Service): ArchitectureText {
  const { context, trade, known, ways } = service
  const { names, choose, u } = context
  const rule = u.facts.find(({ kind }) => kind === 'regulation')
  return {
    lead: choose('sf-tools', [
      say`A case is a folder with a clock. The system has to do three things without fail: keep the folder whole, ring before the clock runs out, and show who checked what.`,
      say`Software reads and drafts; a person decides. The parts below are cut along that line, so that the first side can be exchanged without touching the second.`,
      say`Nothing clever is needed for ${words(trade.field)} in the first year. What is needed is a file that is complete, a limit that is not missed and a trace of every step.`,
    ]),
    layers: [
      ...trade.layers.map(({ part, job, choice }) => ({
        part,
        job: say`${words(job)}`,
        choice: say`${words(choice)}`,
      })),
      {
        part: 'clock',
        job: say`${words(trade.clock)}`,
        choice: say`one table of limits with its source and date; a second person confirms each entry`,
      },
      {
        part: 'review',
        job: say`a person reads, changes, releases; the name stays on the file`,
        choice: say`a queue with two buttons and a mandatory reason for each change`,
      },
      {
        part: 'outcomes',
        job: say`won, lost, why, after how long`,
        choice: say`the same database; this is what the firm will own in five years`,
      },
      {
        part: 'money',
        job: say`what arrived for whom, our share, the rest passed on`,
        choice: say`a client account at a bank or licensed provider, never mixed with our own`,
      },
    ],
    paragraphs: [
      rule
        ? say`The brief itself names a rule: ‘${words(rule.evidence.words)}’. It decides the order of work: agreement, access by role, encryption at rest and on the way, a log that nobody can change. Only then does the first real file come in.`
        : choose('sf-data', [
            say`Other people’s papers are the largest liability here, above all ${words(ways.keeps)}. Nobody downloads a folder, every opening leaves a line in a log, and a closed case is locked within a week.`,

            say`To be protected above all: ${words(ways.keeps)}. Access is by case and ends with it, exports are logged, and what the law does not ask us to keep is deleted a year after the result.`,
            say`Whoever hands over papers hands over this too: ${words(ways.keeps)}. It is stored encrypted, opened by whoever works on the case, and the client can see who did.`,
          ]),
      choose('sf-machine', [
        say`Drafting is the part that looks clever and matters least. ${words(capital(trade.proof))}: whoever reads on the other side looks for that, so it is collected first, and no draft is begun while a page of it is missing.`,

        say`Where a language model drafts, it sees one case and its sources, and every citation is compared with the original by a rule before a person reads it. A sentence without a source does not pass. What decides in the end is ${words(trade.proof)}.`,
        say`Proof comes before prose. What decides is ${words(trade.proof)}; drafts are generated around it, and a rule strikes out what no document bears.`,
      ]),
    ],
    ending: {
      label: 'Test',
      prose: choose('sf-tech-test', [
        say`A stranger to the firm gets ten released files and one question: which sentence has no paper behind it? More than one such sentence in ten files, and nothing further is released by software until the rule that let it pass is found. Owner: ${names.founder}.`,

        say`Thirty closed files are run through from intake to release, five of them with planted faults: a missed limit, a false citation, a page of another client. All five must be caught by the system or by the reader. Owner: ${names.founder}.`,
        say`Before the first mandate: twenty old files, read by the system and by somebody who knows them. Where the two disagree on more than two, the questions are rewritten; ${known.wins} is not to be reached with blind spots.`,
      ]),
    },
  }
}

export function operations(service: Service): OperationsText {
  const { context, trade, money, known, Founder, some } = service
  const { names, choose } = context
  const figures = figuresOf(service)
  const monthWords = (month: number) =>
    month <= 6
      ? 'the first half-year'
      : month <= 12
        ? 'the second half-year'
        : month <= 24
          ? 'the second year'
          : 'the third year'
  const why: Record<string, string> = {
    'Case lead': `reads, releases and answers for the odds; comes before more ${trade.client.many} do`,
    'Software engineer': 'what is done by hand twice a day has been written down and can be built',
    'Client visits': 'the founder’s week is full of cases by then',
    'Second case lead': 'nobody should check their own letters',
  }
  return {
    paragraphs: [
      choose('sf-bottle', [
        say`${figures.takenMonthly(1)} a month by the end of the first year, ${figures.takenMonthly(3)} by the end of the third: that is the load. It rests on ${words(trade.bottleneck.what)}, since ${words(trade.bottleneck.because)}.`,

        say`What limits the whole is ${words(trade.bottleneck.what)}: ${words(trade.bottleneck.because)}. With ${figures.takenMonthly(1)} a month at the end of the first year and ${figures.takenMonthly(3)} at the end of the third, the desk and not the demand sets the pace.`,
        say`The desk fills before the market does. Narrowest is ${words(trade.bottleneck.what)}, because ${words(trade.bottleneck.because)}. ${figures.takenMonthly(1)} come in a month by the end of the first year, ${figures.takenMonthly(3)} by the end of the third.`,
      ]),
      choose('sf-week', [
        say`Three hours of each day are fixed. The first goes to limits that run out, the second to new files and to saying no, the third to whoever waits for an answer. Once a week the lost ones are laid on the table, and somebody who did not write them reads aloud.`,

        say`A day begins with the clock: whatever runs out within ten days is done first, large or small. New files are sorted before noon and refused the same day, because a late no is the worst answer. Afternoons are for letters and calls. On Friday the decided ones are read together, above all the lost.`,
        say`Mondays are for refusing. Tuesday to Thursday files are worked in order of the clock and not of the sum. Friday belongs to what was decided in the week: why was it won, why was it lost, which question at the door would have told?`,
      ]),
      choose('sf-adverse', [
        say`Which cases come? Not a fair sample. ${words(trade.adverse)} That is priced in by refusing, client by client, and by showing each one its own odds.`,

        say`${words(trade.adverse)} The plan therefore looks at the odds of each client apart and speaks to the worst tenth every quarter.`,
        say`One pattern is certain to appear. ${words(trade.adverse)} Odds are kept for each ${words(trade.client.one)}, and a bad mix is a reason to talk, not to work harder.`,
      ]),
    ],
    people: [
      {
        role: 'founder',
        when: 'the first day',
        why: say`reads every lost case in the first year: nobody learns faster from them`,
      },
      {
        role: 'readers by the case',
        when: 'from the tenth mandate on',
        why: say`paid per file; part of what a case costs, so they never run ahead of it`,
      },
      ...money.hired.map(({ role, month }) => ({
        role: role.toLowerCase(),
        when: monthWords(month),
        why: say`${words(why[role] ?? 'the work is there')}`,
      })),
    ],
    gaps: [
      {
        gap: say`Somebody who has decided on ${words(trade.case.many)} from the other side of the desk`,
        why: say`they know which argument is read and which is filed`,
        closedBy: say`one such person, retired or moved on, for a day a month from the second month`,
      },
      {
        gap: say`A lawyer’s opinion on what may be promised and signed`,
        why: say`working for a share is regulated in many trades, and ignorance is no answer`,
        closedBy: say`a written page before the first mandate; the cost is in the plan`,
      },
    ],
    ending: {
      label: 'Owner',
      prose: choose('sf-ops-end', [
        say`Each Friday ${names.founder} signs one line: limits kept, all of them, or the one that was not. In a month with two gaps no new ${words(trade.client.one)} is taken on.`,

        say`${Founder} owns two numbers: odds over the last ${some} decided, and days from work to money. Both hang on the wall; when money takes twice ${known.months}, new files wait until the bank account says otherwise.`,
        say`One name stands on the clock: ${names.founder}, until the first case lead comes. A limit that is missed is told to the client the same day, before the client finds it.`,
      ]),
    },
  }
}
