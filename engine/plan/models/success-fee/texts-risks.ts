// What can break it, where to stop, and what to do first.
import { formatNumber } from '../../../money.ts'
import { percent } from '../../context.ts'
import { say } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import { capital } from '../../names.ts'
import type { Risk, RisksText, Step, Texts } from '../playbook.ts'
import { sum } from './quantities.ts'
import type { Service } from './service.ts'

export function risks(service: Service): RisksText {
  const { context, trade, known, changes, Founder, some, many } = service
  const { names, choose } = context
  const { halved, halfWins, twiceMonths, halfClients } = halves(service)
  const measured = (id: string) => changes.some((change) => change.id === id)
  const timing: Risk = measured('paidLater')
    ? {
        name: 'Money comes later',
        likelihood: 'high',
        measuredBy: 'paidLater',
        firstSign: say`days from work to money, month by month`,
        answer: say`fewer slow payers; the client pays the share on notice of payment, not on receipt`,
      }
    : {
        name: 'The first result is late',
        likelihood: 'high',
        measuredBy: 'delay',
        firstSign: say`no answer on the first ten`,
        answer: say`begin with the kind that is decided fastest`,
      }
  return {
    list: [
      {
        name: 'Fewer cases, or fewer won',
        likelihood: 'medium',
        measuredBy: 'volume:cases',
        firstSign: say`odds over the last ${some}`,
        answer: say`stricter questions at the door before more ${words(trade.client.many)}`,
      },
      {
        name: 'The share comes under pressure',
        likelihood: 'medium',
        measuredBy: 'take:cases',
        firstSign: say`the third client who asks for a discount`,
        answer: say`steps by size that are the same for all`,
      },
      {
        name: 'Cases are smaller than assumed',
        likelihood: 'unknown',
        measuredBy: 'price:cases',
        firstSign: say`average of the first thirty`,
        answer: say`a higher floor, another kind of ${words(trade.client.one)}`,
      },
      {
        name: 'Each case takes more work',
        likelihood: 'high',
        measuredBy: 'unitCosts:cases',
        firstSign: say`minutes on each file, written down`,
        answer: say`refuse the sort that takes longest`,
      },
      timing,
      {
        name: 'Winning clients costs more',
        likelihood: 'medium',
        measuredBy: 'cost:marketing',
        firstSign: say`first talks that end without a signature`,
        answer: say`only where somebody has named us`,
      },
      {
        name: trade.risk.name,
        likelihood: 'low',
        firstSign: say`${words(trade.risk.sign)}`,
        answer: say`${words(trade.risk.answer)}`,
      },
    ],
    sceptic: [
      choose('sf-sceptic', [
        say`Count the unknowns: odds of ${known.wins}, a worth of ${known.amount}, a wait of ${known.months}. Three guesses multiplied make a fourth, and the revenue of this plan is that fourth. ${words(trade.sceptic[0])}`,

        say`${words(trade.sceptic[0])} The plan assumes that ${known.wins} of what is taken up is won, and nobody has counted ${some} decided cases. ${halved}`,
        say`${words(trade.sceptic[0])} Nothing here is earned before others decide, and ${known.months} is what the plan hopes for, not what anybody has promised.`,
      ]),
      choose('sf-sceptic-two', [
        say`What about the second year? ${words(trade.ends)} ${words(trade.sceptic[1])} A firm whose best work shrinks its own market has to run in order to stand still.`,

        say`Then, success feeds on itself in the wrong direction. ${words(trade.ends)} New clients must replace the content ones, at ${known.costToWin} each and with ${names.founder}’s evenings on top. ${words(trade.sceptic[1])}`,
        say`Suppose that it works. ${words(trade.ends)} What then keeps them is ${words(trade.hold)}, a service nobody has yet asked to pay for. ${words(trade.sceptic[1])}`,
      ]),
      choose('sf-sceptic-three', [
        say`Who bears the risk? Only one side. A client loses nothing by trying, and so tries with everything; each hopeless file costs ${names.company} the same hours as a good one.`,

        say`And the form of payment invites the wrong cases. Whoever pays nothing to try hands over what is hopeless. ${names.company} carries the risk of people whom it has met once.`,
        say`Last: what works is seen. An argument, a list or a tone that wins is known after a hundred cases; then a rule is changed somewhere, or somebody copies it.`,
      ]),
    ],
    answer: choose('sf-answer', [
      say`It takes little to settle the argument: a drawer with ${many} decided files. If ${known.wins} of them were won and the money came within ${known.months}, the guesses have become facts. ${Founder} opens that drawer to whoever asks.`,

      say`Three counts would prove the sceptic wrong, all from the first ${many} decided cases: ${known.wins} won, ${known.amount} on average, money within ${known.months}. ${Founder} keeps them in public view of every client, the lost ones included.`,
      say`The sceptic errs if the door works. ${words(capital(many.words))} decided cases show it: at least ${known.wins} won, of about ${known.amount} each, at no more than the planned hours. ${Founder} counts, and an outsider picks ten files to count again.`,
    ]),
    kill: [
      { when: 'day sixty', stopIf: say`fewer than three mandates after thirty first talks` },
      {
        when: 'the end of month six',
        stopIf: say`of the first ${some} decided, fewer than ${halfWins} were won: change the kind of case or stop`,
      },
      {
        when: 'the end of month nine',
        stopIf: say`money takes more than ${twiceMonths} on average, and the account would not last another half-year`,
      },
      {
        when: 'the end of the first year',
        stopIf: say`fewer than ${halfClients} send cases: sell the files to somebody with clients, or close with all limits kept`,
      },
    ],
    ending: {
      label: 'Owner',
      prose: choose('sf-risk-end', [
        say`These lines are read aloud on their dates, by somebody other than ${names.founder}, and what was decided is written beside them.`,

        say`Somebody who has no share in ${names.company} gets the four dates and may ask for the count on each. ${Founder} names that person in the first week.`,
        say`${Founder} tells two clients about these four lines. Whoever promises to be paid by result can afford to be judged by one.`,
      ]),
    },
  }
}

/** The lines at which to stop, as figures. */
function halves({ context, known, trade, money }: Service) {
  const { computed, counted } = context
  const left = known.earned - 2 * known.costEach - known.amount.value * known.fee.share
  const atHalf = computed('left-at-half', Math.round(left), sum(context)(left))
  const stays = computed('left-of-case', Math.round(known.left), sum(context)(known.left))
  const clients = Math.max(1, Math.round((money.base.active[11] ?? 0) / 2))
  const months = known.months.value * 2
  return {
    halved:
      left > 0
        ? say`At half of that a win leaves ${atHalf} instead of ${stays}, and there are half as many.`
        : say`At half of that each win costs more than it brings.`,
    halfWins: computed('half-wins', known.wins.value / 2, percent(known.wins.value / 2)),
    twiceMonths: computed('twice-months', months, `${formatNumber(months, months % 1 === 0 ? 0 : 1)} months`),
    halfClients: counted('half-clients', clients, trade.client.many, trade.client.one),
  }
}

export function ninetyDays(service: Service): Texts['ninetyDays'] {
  const { context, trade, known, ways, Founder } = service
  const { names, choose } = context
  const owner = names.founder.words
  const [clients, cases] = [words(trade.client.many), words(trade.case.many)]
  const step = (day: number, action: Step['action'], number: string, goOnIf: Step['goOnIf']): Step => ({
    day,
    action,
    owner,
    number,
    goOnIf,
  })
  const has = known.openingBasis !== undefined
  return {
    lead: choose('sf-ninety', [
      say`In ninety days hardly a case is decided, since deciding takes time. What can be known is whether papers come, whether the door sorts, and what a file costs in hours.`,
      say`The money comes after this table ends; the evidence does not. Each line has a number that can be had without anybody paying.`,
      say`Papers first, promises last. ${Founder} signs no mandate before day thirty, because until then nobody knows what should be refused.`,
    ]),
    steps: [
      has
        ? step(
            7,
            say`Sort all past ${cases} into won, lost and open, with the reason`,
            'share won',
            say`within a fifth of ${known.wins}`,
          )
        : step(
            7,
            say`Get the lawyer’s page on what may be promised and signed for a share`,
            'open questions',
            say`none that forbids it`,
          ),
      step(21, say`Ask fifteen ${clients} ${words(trade.asked)}`, 'sets of papers handed over', say`five`),
      step(
        30,
        say`Read the papers and write the list of refusals: ${words(trade.sorting)}`,
        'cases worth taking',
        say`four in ten`,
      ),
      step(
        45,
        say`Look at what lies with thirty ${clients}, free of charge; the way in: ${words(ways.meets[1])}`,
        'signed mandates',
        say`five`,
      ),
      step(
        55,
        say`Work twenty ${cases} and write down the minutes on each`,
        'minutes a case',
        say`the planned cost holds within a quarter`,
      ),
      step(
        65,
        say`Plant three faults in ten files and let the system and the reader find them`,
        'faults found',
        say`all three`,
      ),
      step(
        80,
        say`Settle the share: two sizes, twenty talks each`,
        'signatures for each size',
        say`a clear winner, or the higher one`,
      ),
      step(
        90,
        say`Count what is decided, open and refused, and decide on the first hire`,
        'won of decided',
        say`at least ${known.wins}, or the reason is known`,
      ),
    ],
    ending: {
      label: 'Next',
      prose: choose('sf-ninety-end', [
        say`On the first morning ${names.founder} asks one ${words(trade.client.one)} for one case with all its papers, and spends the day with it.`,
        say`On the wall from today: ${words(trade.clock)}. Beside it ${names.founder} writes the first three names to call.`,
      ]),
    },
  }
}
