// What exists first, what one case leaves, and what is charged.
import { cite, say } from '../../kit/prose.ts'
import { isOwn, words } from '../../kit/quantity.ts'
import { A } from '../article.ts'
import type { ModelText, PricingText, ProductText } from '../playbook.ts'
import { sum } from './quantities.ts'
import { figuresOf, type Service } from './service.ts'

export function product(service: Service): ProductText {
  const { context, trade, known, money, many } = service
  const { u, names, choose } = context
  const figures = figuresOf(service)
  return {
    lead: choose('sf-product', [
      say`First a person with a checklist, then software for what the person does twice a day. The checklist is ${words(trade.sorting)}.`,
      say`The first version is allowed to be slow and not allowed to be wrong. It sorts by ${words(trade.sorting)}, and whatever it drafts is read before it leaves.`,
      say`What is built follows the file of one case. At the front stands the question that saves most work: ${words(trade.sorting)}. At the back stands the count of what was won.`,
    ]),
    features: [
      ...u.parts.map(({ value }) => value),
      ...trade.firstVersion,
      `a list of what is refused: ${trade.lost}`,
    ].slice(0, 8),
    phases: [
      {
        name: known.openingBasis ? 'Count' : 'By hand',
        when: 'the first three months',
        what: known.openingBasis
          ? say`all past ${words(trade.case.many)} sorted by what decided them`
          : say`${words(trade.case.many)} of five ${words(trade.client.many)}, read and answered by people`,
        movesOnWhen: say`the odds are known for each sort of case, good or bad`,
      },
      {
        name: 'The door',
        when: 'months four to nine',
        what: say`questions that refuse; templates for what is won; a calendar for ${words(trade.clock)}`,
        movesOnWhen: say`${cite(known.wins)} of those taken up are won, over ${many} decided`,
      },
      {
        name: 'The engine',
        when: 'the second year',
        what: say`intake and first drafts by software; checks stay with people`,
        movesOnWhen: say`a case takes half of the hours it took in the first year`,
      },
      {
        name: 'Second kind',
        when: 'from the third year',
        what: say`one neighbouring kind of case, with its own clock and proof`,
        movesOnWhen: say`${figures.clients(2)} are there and money arrives within ${cite(known.months)}`,
      },
    ],
    leftOut: trade.leftOut.map(({ what, why }) => ({ what, why: say`${words(why)}.` })),
    ending: {
      label: 'Test',
      prose: say`${words(trade.productTest)}${words(money.starts === 1 ? ' The past cases count towards it.' : '')} Owner: ${names.founder}.`,
    },
  }
}

export function modelText(service: Service): ModelText {
  const { context, trade, known, once, effect, even, some } = service
  const { choose, names } = context
  const figures = figuresOf(service)
  const [take, volume] = [effect('take:cases'), effect('volume:cases')]
  const won = say`${words(trade.case.one)}`
  return {
    lead: choose('sf-model', [
      say`A won ${won} is worth ${cite(known.amount)} to the client and ${figures.earned} to ${names.company}. Of these ${figures.left} remain after the work, and that work includes ${figures.lostPerWon}.`,
      say`Per ${won} won, ${figures.earned} come in; ${figures.left} stay. The gap is people’s time, spent on the winner and on ${figures.lostPerWon}.`,
      say`Look at a case taken up rather than at one won. ${cite(known.wins)} succeed, each success leaves ${figures.left}, so a new file on the desk is worth ${figures.expected} on average; each win carries ${figures.lostPerWon}.`,
    ]),
    comments: [
      choose('sf-misleads', [
        say`What looks good is ${figures.earned} on a single file. What is true is ${figures.expected} on every file opened, received ${cite(known.months)} later. A plan that multiplies the first figure by the pile is wrong by the odds and by the calendar.`,

        say`The figure that misleads is the share. ${cite(known.share)} of ${cite(known.amount)} sounds like a margin; it is wages for several files, paid ${cite(known.months)} late. The honest figure is ${figures.expected} for each one taken up.`,
        say`Beware of ${figures.earned}. It is earned on one file and has to pay for ${figures.lostPerWon} as well; counted on every file that is opened, ${figures.expected} remain, and they arrive ${cite(known.months)} after the work.`,
      ]),
      once
        ? say`${A(trade.client.one)} comes once, as a rule. In all one leaves ${figures.worth}, against ${cite(known.costToWin)} to win one: ${figures.ratio} to one. There is no second case to make good a dear first one, so the cost of winning is read weekly.`
        : choose('sf-lifetime', [
            say`${A(trade.client.one)} sends ${cite(known.cases)} and stays until ${cite(known.leaving)} a month have stopped sending. That makes ${figures.worth} over the whole time, ${figures.ratio} times the ${cite(known.costToWin)} it costs to win one. The ratio flatters: the founder’s hours are not in it.`,
            say`Over its time with us one ${words(trade.client.one)} leaves ${figures.worth}: ${cite(known.cases)}, ${cite(known.wins)} of them won, ${cite(known.leaving)} of clients falling silent each month. Winning it costs ${cite(known.costToWin)}, so ${figures.ratio} to one, if nobody counts ${names.founder}’s evenings.`,
          ]),
      choose('sf-lever', [
        say`The lever is the door. Refusing better lifts the odds from ${known.wins} to ${figures.betterWins}, and the same hours then leave ${figures.betterLeft} of each case won instead of ${figures.left}. No software does as much.`,
        say`Where is the lever? In what is refused. At ${figures.betterWins} won instead of ${known.wins}, ${figures.betterLeft} stay of each success, without one client more.`,
        say`Nothing pays like a better no. The same desk, with ${figures.betterWins} won where the plan has ${known.wins}, keeps ${figures.betterLeft} of each success and not ${figures.left}.`,
      ]),
      take && volume
        ? take.value > volume.value
          ? say`Two points of the share weigh ${take} over three years, a fifth of the cases ${volume}. The price matters more than the number, so no client gets a lower share for sending more.`
          : choose('sf-volume', [
              say`Two points of the share weigh ${take} over three years, a fifth of the cases ${volume}. A slightly lower share that brings a quarter more cases would pay; the test under Pricing asks for that.`,
              say`Number beats price here: ${volume} for a fifth of the cases, ${take} for two points of the share. A large ${words(trade.client.one)} may therefore be given a point, if the whole pile comes with it.`,
              say`If one of the two must give, let it be the share. Two points cost ${take} by the end of the plan, a fifth of the cases ${volume}.`,
            ])
        : say`Price and number of cases pull alike, and the plan leaves both where they are.`,
    ],
    ending: {
      label: 'Threshold',
      prose: even.units
        ? choose('sf-model-end', [
            say`The test of the model is a fraction: won over decided, last ${some}. As long as it stays at ${cite(known.wins)} or above, ${names.founder} may take on the next ${words(trade.client.one)}; below, the door is repaired first.`,

            say`On the first of each month ${names.founder} writes down four counts: taken, refused, won, lost. If fewer than ${cite(known.wins)} of the last ${some} decided were won, nothing new is taken until the questions at the door are stricter.`,
            say`Odds are counted over the last ${some} decided cases. A tenth below ${cite(known.wins)}, and ${names.founder} refuses the weakest sort for a quarter, whoever sends it.`,
          ])
        : say`At these figures a case costs more than it brings; ${names.founder} raises the floor below which none is taken.`,
    },
  }
}

export function pricing(service: Service): PricingText {
  const { context, trade, known, ways, effect, Founder } = service
  const { choose, computed, money } = context
  const figures = figuresOf(service)
  const kept = Math.round(known.amount.value - known.earned)
  const stays = computed('client-keeps', kept, sum(context)(kept))
  const take = effect('take:cases')
  const point = take
    ? computed('one-point', Math.round(take.value / 2), money(Math.round(take.value / 2)))
    : undefined
  const isOurs = !isOwn(known.share) && !known.flat
  const unitCost = context.said('unit-cost')
  return {
    lead: isOurs
      ? choose('sf-price-open', [
          say`How large is the share? The brief does not say. The plan takes ${cite(known.share)}; ${point ? say`each point more or less moves cash after three years by about ${point}` : say`every figure below follows from it`}, so it is the first question to settle.`,
          say`The brief charges a share and leaves its size open. ${cite(known.share)} is taken here, within the range in the list of assumptions${point ? say`; one point is worth about ${point} over three years` : say``}. That makes it the cheapest decision with the largest effect.`,
        ])
      : trade.onTop
        ? choose('sf-price-top', [
            say`The fee comes on top: ${cite(known.share)} of ${words(trade.of)}, about ${figures.earned}. It is compared with what an empty month costs, and seldom with the pay itself.`,
            say`${figures.earned} for each one placed, on a yearly pay of about ${cite(known.amount)}. Whoever pays it does the sum against overtime and lost orders; the contract is written for the week in which the candidate resigns.`,
          ])
        : choose('sf-price', [
            say`Of ${cite(known.amount)} the client keeps ${stays}. Nobody compares that with a price list; they compare it with nothing, which is what they had.`,
            say`The share is ${cite(known.share)}, and ${stays} of ${cite(known.amount)} stay with the ${words(trade.client.one)}. It feels cheap before the result and dear after it; the contract is written for the second day.`,
          ]),
    rows: [
      {
        what: known.flat ? 'for each result, as the brief has it' : `share of ${trade.of}`,
        price: known.flat ?? known.share,
        why: say`nothing is due before the money has arrived`,
      },
      {
        what: `one ${trade.case.one} that is won, to us`,
        price: figures.earned,
        why: say`on ${cite(known.amount)}, the worth that the plan takes`,
      },
      {
        what: 'what remains of it after the work',
        price: figures.left,
        why: say`the lost ones are paid from it too`,
      },
      ...(known.base
        ? [
            {
              what: 'monthly price beside the share',
              price: known.base,
              why: say`as the brief has it; it pays for the months before the first result`,
            },
          ]
        : []),
      ...(unitCost
        ? [
            {
              what: 'cost of one case, as the brief names it',
              price: unitCost,
              why: say`taken off before anything else`,
            },
          ]
        : []),
    ],
    paragraphs: [
      choose('sf-floor', [
        say`Where does the share stop making sense? Below a sum at which a person’s hour is worth more, and above one at which the client would rather pay by the hour. Both lines are printed, so that nobody has to haggle about them.`,

        say`There is a floor: below about a third of ${known.amount} a case is not taken, because the work is the same. And there is a step: above ten times that sum the share falls, because clients of that size ask for it anyway.`,
        say`A share is fair only within limits. Small cases pay too little for the work, so they are refused; large ones pay too much for it, so the share falls in steps that are printed on the mandate.`,
      ]),
      choose('sf-terms', [
        say`Quarrels about a share are always about the same: what was ours, what would have come anyway, and when it counts as received. The mandate answers these in plain words. On the same page: ${words(ways.paper)}.`,

        say`What happens when the client ends it midway, or the money comes in parts, or it goes to the client directly? These three sentences stand in the mandate. This trade also wants it in writing: ${words(ways.paper)}.`,
        say`The mandate fits on one page: what counts as a result, until when a late payment still counts, who may stop. Beside it, as usual in this trade: ${words(ways.paper)}.`,
      ]),
      choose('sf-advance', [
        say`A fee in advance was considered and rejected. It would pay for the waiting, and it would end the only sentence that opens every door: you owe nothing unless it works.`,
        say`Why not a small sum at the start? Because it turns a result into a purchase, and a purchase needs approval. To wait is dear, and still cheaper than that.`,
        say`Money before the result would ease the wait. It is left out as long as it can be, since the first question of every ${words(trade.client.one)} is what it costs if it fails, and nothing is the best answer there is.`,
      ]),
    ],
    ending: {
      label: 'Test',
      prose: choose('sf-price-test', [
        say`The last ten who declined are called and asked one thing: at which share would it have been yes? If six name a figure within a third of ours, the share is right and the proof was missing. Owner: ${context.names.founder}, by day eighty.`,

        say`Twenty ${words(trade.client.many)} hear the planned share, twenty a share higher by a quarter, in otherwise equal words. If the second group signs less than a fifth more seldom, the higher one stands. ${Founder} decides on day eighty.`,
        say`${Founder} offers every second new ${words(trade.client.one)} a choice: the planned share, or a lower one with a small sum for each case taken up. If more than half choose the second, risk can be sold back, and the months of waiting shrink.`,
      ]),
    },
  }
}
