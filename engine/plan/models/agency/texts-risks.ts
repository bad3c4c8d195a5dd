// What can break it, where to stop, and what to do first.

import { cite, say } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import { withArticle } from '../article.ts'
import type { Risk, RisksText, Step, Texts } from '../playbook.ts'
import type { Firm } from './firm.ts'
import { founderFirst, mainId, mainLine, wonWord } from './speech.ts'

export function risks(firm: Firm): RisksText {
  const { context, practice, known, capacity } = firm
  const { names, choose } = context
  const { many } = wonWord(firm)
  const runs = capacity.from === 1
  const half = context.computed(
    'half-brings',
    Math.round(known.brings.value / 2),
    context.money(Math.round(known.brings.value / 2)),
  )
  return {
    list: riskList(firm),
    sceptic: [
      say`${words(practice.sceptic)}`,
      choose('firm-sceptic', [
        say`And the sum is thin. A pair of hands that is half sold brings ${half} a month and costs ${known.costs}${words(known.employs ? '' : ' only when it is full')}; nobody has shown that ${names.buyers} ${names.where} will fill it. ${founderFirst(context)} could take a post tomorrow, earn more and sleep.`,
        say`Nothing in this plan belongs to the firm except habits. If ${names.founder} stops, revenue stops within a quarter; a buyer would pay for the chairs. That is a job with risk attached, and the plan’s growth consists of giving the risky part to others.`,
        say`The plan adds people as if orders were a river. They come in lumps: two jobs at once, then none, and each lump was promised by somebody at ${known.rate} an hour who had no time to look for the next. Two empty months after a hire, and the firm is one tired owner again.`,
      ]),
    ],
    answer: choose('firm-answer', [
      say`The sceptic is wrong if three things show by day ninety: strangers among ${names.buyers} pay for ${words(practice.pilot)}, at least one in two of them orders again, and a second person delivers it from a page. ${founderFirst(context)} measures all three.`,
      say`What would have to be true? That a client who paid once sends another within half a year; that the hours behind ${mainLine(firm).price} are what the plan says; that somebody other than ${names.founder} can do the work. The record of hours answers two of them.`,
      say`Two figures decide it, and both can be had within a quarter: how many talks make one order, and how many hours one order takes. If the first is under eight and the second within a tenth of plan, the doubt is answered. Owner: ${names.founder}.`,
    ]),
    kill: [
      {
        when: runs ? 'day forty-five' : 'day sixty',
        stopIf: say`fewer than two ${names.buyers} have paid for ${words(practice.pilot)} after twenty talks`,
      },
      {
        when: 'the end of month six',
        stopIf: say`less than a third of the founders’ hours is billed and no offer is open`,
      },
      {
        when: 'the end of month nine',
        stopIf: say`one client pays more than half of everything: no hire until that has changed`,
      },
      {
        when: 'the end of the first year',
        stopIf: say`fewer than half of the planned ${words(many)} have come, or hours behind one exceed plan by a third: go back to one person, or take a post`,
      },
    ],
    ending: {
      label: 'Owner',
      prose: choose('firm-owner', [
        say`${founderFirst(context)} gives this table to one former client who owes nobody a kindness, and asks to be rung on each date.`,
        say`These lines are read on their dates by ${names.founder} and by the accountant, who has no reason to be polite.`,
        say`${founderFirst(context)} signs the table before the first hire and hangs it where the hours are written.`,
      ]),
    },
  }
}

function riskList(firm: Firm): Risk[] {
  const { practice, known, capacity } = firm
  const id = mainId(firm)
  const isRetainer = mainLine(firm).billing === 'retainer'
  const [hazard, sign, answer] = practice.hazard
  return [
    isRetainer
      ? {
          name: 'Too few new clients',
          likelihood: 'medium',
          measuredBy: `acquisition:${id}`,
          firstSign: say`fewer than three offers out in a month`,
          answer: say`more talks with the same people before new channels`,
        }
      : {
          name: 'Hours stay unsold',
          likelihood: 'high',
          measuredBy: `volume:${id}`,
          firstSign: say`fewer than four weeks of work signed`,
          answer: say`two days a week of selling; freelancers before salaries`,
        },
    ...(isRetainer
      ? [
          {
            name: 'Clients leave sooner',
            likelihood: 'medium' as const,
            measuredBy: `churn:${id}`,
            firstSign: say`a month without a question from them`,
            answer: say`a call by the founder in the same week`,
          },
        ]
      : []),
    {
      name: 'Prices are talked down',
      likelihood: 'medium',
      measuredBy: `price:${id}`,
      firstSign: say`two offers in a row answered with a number`,
      answer: say`less work for less money; never the same for less`,
    },
    {
      name: known.employs ? 'Pay outruns fees' : 'Freelancers ask for more',
      likelihood: 'high',
      measuredBy: 'wages',
      firstSign: say`a good person lost to a better offer`,
      answer: say`raise fees for new clients first`,
    },
    {
      name: 'The first orders are late',
      likelihood: 'high',
      measuredBy: capacity.openingHours > 0 && isRetainer ? 'founders' : 'delay',
      firstSign: say`an offer without an answer after ten days`,
      answer: say`a smaller first piece, with a date`,
    },
    ...(known.daysToPay.value > 0
      ? [
          {
            name: 'Clients pay late',
            likelihood: 'medium' as const,
            measuredBy: 'paidLater',
            firstSign: say`a reminder that is not answered`,
            answer: say`a third on order, the rest on delivery`,
          },
        ]
      : []),
    { name: hazard, likelihood: 'medium', firstSign: say`${words(sign)}`, answer: say`${words(answer)}` },
  ]
}

export function ninetyDays(firm: Firm): Texts['ninetyDays'] {
  const { context, practice, capacity } = firm
  const { names, choose } = context
  const owner = names.founder.words
  const pilot = words(practice.pilot)
  const fresh: Step[] = [
    {
      day: 10,
      action: say`One page for ${pilot}: result, date, price`,
      owner,
      number: 'pages',
      goOnIf: say`a stranger repeats it after one reading`,
    },
    {
      day: 14,
      action: say`Collect five written offers of rivals for the same work`,
      owner,
      number: 'offers',
      goOnIf: say`ours differs in more than the name`,
    },
    {
      day: 21,
      action: say`List two hundred ${names.buyers} with the person who signs`,
      owner,
      number: 'names',
      goOnIf: say`a hundred and twenty are complete`,
    },
    {
      day: 30,
      action: say`Twenty talks: ask ${words(practice.asked)}`,
      owner,
      number: 'costs named',
      goOnIf: say`eight of twenty`,
    },
    {
      day: 45,
      action: say`Sell ${pilot} to the first three`,
      owner,
      number: 'paid orders',
      goOnIf: say`two of them to strangers`,
    },
    {
      day: 60,
      action: say`Deliver, with every hour written down`,
      owner,
      number: 'hours against plan',
      goOnIf: say`within a fifth`,
    },
    {
      day: 75,
      action: say`Ask the three for the next order and for one name each`,
      owner,
      number: 'orders and names',
      goOnIf: say`one order and two names`,
    },
    {
      day: 90,
      action: say`Let a second person do one job from the page`,
      owner,
      number: 'corrections',
      goOnIf: say`no more than in the founder’s own`,
    },
  ]
  const running: Step[] = [
    {
      day: 7,
      action: say`Write down all hours of all clients, paid or not`,
      owner,
      number: 'hours billed, share',
      goOnIf: say`the share is known for each client`,
    },
    {
      day: 21,
      action: say`Ring every client: ${words('who else should know, and what should stop?')}`,
      owner,
      number: 'names',
      goOnIf: say`one name from every third`,
    },
    {
      day: 30,
      action: say`Raise the price for new ${names.buyers} by a tenth`,
      owner,
      number: 'offers accepted',
      goOnIf: say`no fewer than before`,
    },
    {
      day: 45,
      action: say`Part with, or reprice, the client that takes most unpaid hours`,
      owner,
      number: 'hours won back',
      goOnIf: say`half a day a week`,
    },
    {
      day: 60,
      action: say`Write the page from which a second person works, and try it on one job`,
      owner,
      number: 'questions asked',
      goOnIf: say`five or fewer`,
    },
    {
      day: 75,
      action: say`Ten talks with ${names.buyers} who have never bought: ${words(practice.asked)}`,
      owner,
      number: 'costs named',
      goOnIf: say`four of ten`,
    },
    {
      day: 90,
      action: say`Decide on the next pair of hands`,
      owner,
      number: 'weeks sold ahead',
      goOnIf: say`six, twice in the quarter`,
    },
  ]
  return {
    lead: choose('firm-ninety', [
      say`Nearly everything here can be learned with a telephone and a timer. Each line has one number, and a line that fails is repeated before the next begins.`,
      say`The order is deliberate: ask, sell small, deliver, count, and only then grow. Each step costs less than the mistake it prevents.`,
      say`Ninety days for ${names.founder}, with one figure a line. Money is hardly needed; refusals are, because they say where the offer is wrong.`,
    ]),
    steps: capacity.from === 1 && capacity.openingHours > 0 ? running : fresh,
    ending: {
      label: 'Next',
      prose: choose('firm-next', [
        say`Tomorrow ${names.founder} writes down ten names among ${names.buyers} and rings the first two before noon.`,
        say`Today: ten names, two calls, one date in the diary. ${founderFirst(context)} needs nothing of this plan for that.`,
        say`First thing: ${names.founder} rings somebody who has bought such work before and asks what they regret about it.`,
      ]),
    },
  }
}

export function scenarios(firm: Firm): Texts['scenarios'] {
  const { context, effect, known } = firm
  const { choose, names } = context
  const id = mainId(firm)
  const worst = effect(`volume:${id}`) ?? effect(`acquisition:${id}`)
  const price = effect(`price:${id}`)
  const dearer = worst && price && price.value > worst.value
  return {
    ending: {
      label: 'Threshold',
      prose:
        worst && price
          ? dearer
            ? choose('firm-scenario-price', [
                say`A tenth off the price costs ${price} over three years, more than the ${worst} that weaker selling costs. So ${names.founder} gives no discount without taking work out of the order.`,
                say`Giving way on price is dearer than selling less: ${price} against ${worst} over three years. Whoever signs below ${mainLine(firm).price} does it with ${names.founder}’s written yes.`,
                say`The rule that follows: walk away. ${price} are lost over three years with a tenth less on every bill, and ${worst} with fewer of them.`,
              ])
            : choose('firm-scenario-volume', [
                say`Selling less costs ${worst} over three years, a tenth off the price ${price}. Weeks sold ahead are therefore the figure for the wall, and no salary is signed below six of them. Owner: ${names.founder}.`,
                say`${founderFirst(context)} watches the order book before the price: it moves cash by ${worst}, the price by ${price}. Hands are added after six weeks of signed work, never in hope of it.`,
                say`Empty hours are the larger danger, ${worst} against ${price} for a tenth off the fee. Below ${known.started} of hours billed in any quarter, hiring stops by itself.`,
              ])
          : say`No salary is signed below six weeks of work sold ahead, and ${names.founder} may not waive it.`,
    },
  }
}

export function funding(firm: Firm): Texts['funding'] {
  const { context, raise, need, known, year } = firm
  const { names, said, choose, allSaid } = context
  const round = said('raise')
  const budgets = allSaid('budget')
  const [budget, ...more] = budgets
  const extraRounds = allSaid('raise').slice(1)
  return {
    more: [
      budget
        ? choose('firm-budget', [
            say`The founder’s ${cite(budget)} pay for the months between the first hour worked and the first invoice paid, ${known.daysToPay} after delivery. Nothing of it goes into furniture.`,
            say`${cite(budget)} of own money are time: they carry pay and rent while clients think and then take ${known.daysToPay} to pay.`,
            say`What the founder brings, ${cite(budget)}, is spent last on things and first on weeks in which somebody can sell.`,
          ])
        : say`Little is needed to start ${words(withArticle(firm.practice.noun))}, and a cushion to last: bills are paid ${known.daysToPay} after delivery, people at the end of the month.`,
      ...(more.length > 0 || extraRounds.length > 0
        ? [
            [...more, ...extraRounds].reduce(
              (all, next) => say`${all} ${cite(next)}.`,
              say`Also named in the brief:`,
            ),
          ]
        : []),
      round
        ? choose('firm-round', [
            say`A round of ${cite(round)} for a firm that sells hours has to buy hands before the orders for them exist; the plan spends it on people and on the months until ${known.settled} of their time is sold. Investors will ask what remains when those people leave. With ${year('ebitda', 3)} earned in the third year, the answer has to be dividends or a product, and the brief names no product.`,
            say`${cite(round)} are to be raised. They go into people, in steps: each step waits until the last hand is three fifths sold. Equity is dear money for this; whoever gives it wants a share of ${year('ebitda', 3)} a year, or a sale that small firms seldom see.`,
            say`Asked for are ${cite(round)}. Spent at once it would buy idle chairs, so it is drawn hand by hand, with the share of hours billed as the key. The third year then earns ${year('ebitda', 3)}, which is what an investor should judge.`,
          ])
        : need.raise > 0
          ? choose('firm-own', [
              say`Banks lend little against people who can leave. The likely sources are savings, a first client who pays a third ahead, and a credit line once six months of invoices can be shown.`,
              say`Who would give it? Own savings first; then clients, by paying part on order; a bank only against invoices already sent.`,
              say`Part payment on order is the cheapest money there is: a third from each of the first clients covers much of what is missing. Savings cover the rest.`,
            ])
          : say`No lender is needed. What would be useful is a credit line arranged while it is not needed, against invoices.`,
    ],
    ending: {
      label: 'Decision',
      prose: round
        ? choose('firm-round-end', [
            say`The round is closed or given up by day ninety. Of it the plan itself needs ${raise}; what is beyond that buys time and not orders. Owner: ${names.founder}.`,
            say`${founderFirst(context)} draws it in steps: the next part when the last hand added is three fifths sold. To carry the plan alone, ${raise} would do.`,
            say`Without the round ${names.founder} starts with one pair of hands less and needs ${raise} in all. The answer is due by day ninety, from three investors who know such firms.`,
          ])
        : raise.value > 0
          ? choose('firm-raise', [
              say`${founderFirst(context)} does not give notice anywhere before ${raise} are in the account or signed, and two orders with them.`,
              say`The sum of ${raise} is settled before the first hire: how much from savings, how much from clients ahead. Date: day sixty. Owner: ${names.founder}.`,
              say`By day sixty ${names.founder} knows where ${raise} come from. If only half can be found, the plan is run by one person until the third client.`,
            ])
          : choose('firm-none', [
              say`Nothing is raised. ${founderFirst(context)} keeps three months of costs in a second account; touching it is a kill line.`,
              say`${founderFirst(context)} opens a second account for three months of costs, on day one, and nobody pays wages from it.`,
              say`No money is sought. Before each hire ${names.founder} checks that three months of that pay lie in the bank.`,
            ]),
    },
  }
}
