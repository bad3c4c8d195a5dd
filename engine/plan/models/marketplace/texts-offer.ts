// What is built first, what one order leaves, and what is charged.
import { percent } from '../../context.ts'
import { cite, type Prose, say } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import { capital } from '../../names.ts'
import { A, a, withArticle } from '../article.ts'
import type { ModelText, PricingText, ProductText } from '../playbook.ts'
import { figuresOf, type Place, partsOf } from './place.ts'
import { sum } from './quantities.ts'

export function product(place: Place): ProductText {
  const { context, trade, known, money } = place
  const { names, choose } = context
  const figures = figuresOf(place)
  const running = money.starts === 1
  const parts = partsOf(context)
  return {
    lead: choose('mp-product', [
      say`The first version matches by hand what software will match later. It serves ${words(trade.thick)}, because a wide list with gaps is worse than a short one without.`,
      say`Built first is what both sides would miss on the second day; all else waits. The limit is set by ${words(trade.thick)}, not by what could be programmed.`,
      say`A page, a form and a person who answers: that is enough for ${words(trade.thick)}. Whatever ${names.founder} does by hand three times a week is then written down, and only what is written down is programmed.`,
    ]),
    features: [
      ...parts,
      ...trade.firstVersion,
      `a check before anybody may sell: ${trade.check}`,
      `help when it breaks: ${trade.breaks}`,
    ].slice(0, 8),
    phases: [
      running
        ? {
            name: 'Hold',
            when: 'months one to three',
            what: say`who came back and who did not, counted for each month since the start; ${words(trade.seller.many)} sorted by complaints`,
            movesOnWhen: say`${words(trade.liquid)}`,
          }
        : {
            name: 'By hand',
            when: 'the first three months',
            what: say`requests matched by telephone, paid by link, with ${figures.sellers(1)} as the aim of the year`,
            movesOnWhen: say`twenty ${words(trade.order.many)} are paid by people whom nobody knew`,
          },
      {
        name: running ? 'Thicken' : 'Open',
        when: running ? 'months four to twelve' : 'months four to nine',
        what: say`${words(trade.thick)}, with the features above on rented software`,
        movesOnWhen: say`${words(trade.liquid)}`,
      },
      {
        name: 'Second circle',
        when: 'the second year',
        what: say`the next area or kind, with its own list of ${words(trade.seller.many)} before the first advertisement`,
        movesOnWhen: say`${figures.monthly(2)} in one month, refunds below one in twenty-five`,
      },
      {
        name: 'Own software',
        when: 'from the third year',
        what: say`matching and payouts rebuilt where the rented parts hurt`,
        movesOnWhen: say`${a(trade.buyer.one)} still places ${cite(known.rhythm)}, measured and not assumed`,
      },
    ],
    leftOut: trade.leftOut.map(({ what, why }) => ({ what, why: say`${words(why)}.` })),
    ending: {
      label: 'Test',
      prose: say`${words(trade.productTest)} Owner: ${names.founder}.`,
    },
  }
}

export function modelText(place: Place): ModelText {
  const { context, trade, known, even, year, effect } = place
  const { choose, names } = context
  const figures = figuresOf(place)
  const one = words(trade.order.one)
  const buyer = words(trade.buyer.one)
  const threshold = context.computed(
    'least-rhythm',
    known.rhythm.value * 0.7,
    `${(known.rhythm.value * 0.7).toFixed(1)} a year`,
  )
  const healthy = figures.ratio.value >= 3
  const [take, volume] = [effect('take:orders'), effect('volume:orders')]
  return {
    lead: choose('mp-model', [
      say`Each ${one} of ${cite(known.order)} leaves ${figures.kept} with ${names.company}, and ${figures.left} once support and the payment provider are paid. All else is a question of how often.`,
      say`${cite(known.take)} of ${cite(known.order)} is ${figures.kept}. Payment and support take their part, and ${figures.left} stay: with that sum people, software and advertising have to be paid.`,
      say`The share is ${cite(known.take)}, which on ${cite(known.order)} makes ${figures.kept}. Of these the payment provider takes its cut on the whole ${one}, not on our share, so only ${figures.left} remain.`,
    ]),
    comments: [
      ...paymentNote(place),
      choose('mp-lifetime', [
        say`One ${one} says little about one ${buyer}. At ${cite(known.rhythm)}, and with ${cite(known.leaving)} of them lost in a month, ${figures.worth} come together before the average one is gone. Winning costs ${cite(known.costToWin)}; that is ${figures.ratio} to one.`,

        say`The table shows one ${one}; ${a(trade.buyer.one)} is worth more. With ${cite(known.rhythm)} and ${cite(known.leaving)} of them not returning each month, one leaves ${figures.worth} in all, against ${cite(known.costToWin)} to win one: ${figures.ratio} to one.`,
        say`Per ${one} the advertising looks dear. Per ${buyer} it does not: ${cite(known.rhythm)}, with ${cite(known.leaving)} lost a month, makes ${figures.worth} over the whole time, ${figures.ratio} times the ${cite(known.costToWin)} that winning one costs.`,
      ]),
      healthy
        ? choose('mp-misleads', [
            say`That ratio is the figure which misleads. It holds only if the second ${one} is placed here as well, and after the first both sides know where to find each other. The first ${figures.paidBack} of them merely bring the cost of winning back.`,
            say`Do not frame that ratio. It is an average over pairs that stay and pairs that go round the house. ${A(trade.buyer.one)} who leaves before ${figures.paidBack} ${words(trade.order.many)} has cost money, however good the average looks.`,
          ])
        : choose('mp-thin', [
            say`That is thin: below three to one a marketplace grows only as fast as somebody else’s money. It takes ${figures.paidBack} ${words(trade.order.many)} until ${a(trade.buyer.one)} is paid for, and many a pair will deal directly before that.`,
            say`An investor wants three to one and reads ${figures.ratio}. With ${figures.paidBack} ${words(trade.order.many)} needed to earn ${a(trade.buyer.one)} back, each pair that goes its own way after the first costs more than it brought.`,
            say`It is little. ${figures.paidBack} ${words(trade.order.many)} go into winning ${a(trade.buyer.one)} before anything is earned, so growth bought with advertising alone would be growth at a loss.`,
          ]),
      choose('mp-lever', [
        say`What moves the result is not the first ${one} but the tenth. With a quarter fewer leaving, ${figures.worth} become ${figures.worthHeld} for each ${buyer}. The tool for it is ${words(trade.hold)}.`,

        say`The lever is coming back. If a quarter fewer of them left, each would be worth ${figures.worthHeld} instead of ${figures.worth}, without one more click bought. What does that is ${words(trade.hold)}.`,
        say`Where to push? Not on price. A quarter less leaving lifts the worth of ${a(trade.buyer.one)} from ${figures.worth} to ${figures.worthHeld}; the means is ${words(trade.hold)}.`,
      ]),
      take && volume
        ? take.value > volume.value
          ? say`Two points of the share are worth ${take} over three years, more than a fifth of all ${words(trade.order.many)} (${volume}). So a discount on the share is the dearest gift that ${names.company} can make.`
          : choose('mp-volume', [
              say`Two points of the share move ${take} over three years, a fifth of the ${words(trade.order.many)} ${volume}. So volume comes first, and a lower share for the first ${words(trade.seller.many)} can be afforded.`,
              say`Which counts for more, the share or the number? A fifth of all ${words(trade.order.many)} is worth ${volume} by the end, two points of the share ${take}. Numbers win, so ${names.founder} may give way on the share where it brings them.`,
              say`${volume} hang on every fifth ${words(trade.order.one)}, ${take} on two points of the share. A quarrel with ${words(trade.seller.many)} about a point is therefore not worth losing them.`,
            ])
        : say`Revenue reaches ${year('revenue', 3)} in the third year, all of it from a share of what others sell.`,
    ],
    ending: {
      label: 'Threshold',
      prose: even.units
        ? choose('mp-model-end', [
            say`Every Monday ${names.founder} writes three numbers on the wall: ${words(trade.order.many)}, those from people who came back, and complaints. If returning ${words(trade.buyer.many)} order less than ${threshold} after the ninth month, advertising stops until the cause is known.`,
            say`From the ninth month on the rhythm is measured. Below ${threshold} for each returning ${buyer}, ${names.founder} stops the advertising and calls twenty of those who stayed away.`,
            say`The line is ${threshold} for each returning ${buyer}, counted from the ninth month. Under it no further ${buyer} is bought; ${names.founder} first finds out what the second ${one} lacked.`,
          ])
        : say`Each sale costs more than it brings at these figures, so ${names.founder} changes share or cost before anything is advertised.`,
    },
  }
}

/** The provider's share is taken of the whole sum: small of the order, large of what is kept. */
function paymentNote({ context, known, trade }: Place): Prose[] {
  const { computed, choose } = context
  const byCard = context.known().find(({ id }) => id === (known.byCard ? 'fee-share-online' : 'transfer-fee'))
  if (!byCard || known.kept <= 0) return []
  const cut = (known.order.value * known.fee.share + known.fee.each) / known.kept
  const ofShare = computed('fee-of-share', cut, percent(cut))
  return [
    choose('mp-fee', [
      say`Payment costs ${cite(byCard)} of the whole ${words(trade.order.one)}, with all charges ${ofShare} of what stays here. Nobody negotiates that away in the first years.`,
      say`Note who is paid first: the payment provider, ${cite(byCard)} of the full sum and a little for each payment. Measured on our share that is ${ofShare}.`,
      say`${ofShare} of our share goes to the payment provider, since ${cite(byCard)} and the small charges are counted on all that the ${words(trade.buyer.one)} pays.`,
    ]),
  ]
}

export function pricing(place: Place): PricingText {
  const { context, trade, known, ways, Founder } = place
  const { names, choose, computed } = context
  const figures = figuresOf(place)
  const paid = Math.round(known.order.value - known.kept)
  const toSeller = computed('to-seller', paid, sum(context)(paid))
  const unitCost = context.said('unit-cost')
  return {
    lead: choose('mp-pricing', [
      say`One price is visible, the ${words(trade.order.one)}; one is felt, the share. Of ${cite(known.order)} the ${words(trade.seller.one)} receives ${toSeller}, and will compare that with what is left elsewhere.`,
      say`Who pays the share? The ${words(trade.seller.one)}, out of ${cite(known.order)}: ${toSeller} arrive there. As long as the ${words(trade.order.one)} would not have come otherwise, that is fair; from the third one by the same ${words(trade.buyer.one)} on, it is questioned.`,
      say`${words(capital(trade.seller.many))} do the sum at once: ${toSeller} of ${cite(known.order)}. The question is what they get for the difference, and the answer has to be ${words(trade.hold)}.`,
    ]),
    rows: [
      {
        what: `one ${trade.order.one}, as the ${trade.buyer.one} pays it`,
        price: known.order,
        why: say`set by the ${words(trade.seller.many)}; the plan takes the average and does not steer it`,
      },
      {
        what: `share kept of each ${trade.order.one}`,
        price: known.take,
        why: say`for the ${words(trade.buyer.one)} found, the payment and the promise to ${words(trade.remedy)}`,
      },
      ...(known.membership
        ? [
            {
              what: `paid by ${withArticle(trade.seller.one)} for being listed`,
              price: known.membership,
              why: say`by the month or year, as the brief has it; it steadies the weeks without ${words(trade.order.many)}`,
            },
          ]
        : []),
      {
        what: `what stays of one ${trade.order.one} after payment and support`,
        price: figures.left,
        why: say`the sum from which everything else is paid`,
      },
      ...(unitCost
        ? [
            {
              what: 'own cost of one, as the brief names it',
              price: unitCost,
              why: say`taken off our share before anything else`,
            },
          ]
        : []),
    ],
    paragraphs: [
      choose('mp-share', [
        say`No joining fee and no price for being listed higher. Both punish the ${words(trade.seller.many)} whom ${names.company} needs most, those who are good and have little time.`,
        say`A lower share for those who sell more sounds fair and is a trap: it rewards the few who could leave anyway. Better is one share for all, and a lower one for a pair that has met before.`,
        say`The first forty ${words(trade.seller.many)} pay half the share for half a year. That is bought with names, photographs and patience, and the end of it is in the contract from the first day.`,
      ]),
      choose('mp-written', [
        say`Clear rules sell. On the page, before the button: ${words(ways.paper)}, and one sentence for the day on which it goes wrong.`,

        say`In writing before money moves: ${words(ways.paper)}. ${words(capital(trade.buyer.many))} who are told the rule for a bad day beforehand complain less when it comes.`,
        say`Said plainly before anybody pays: ${words(ways.paper)}; and one sentence on what happens when it goes wrong.`,
      ]),
    ],
    ending: {
      label: 'Test',
      prose: choose('mp-price-test', [
        say`${Founder} asks the twenty best ${words(trade.seller.many)} what they would pay for ${a(trade.buyer.one)} who comes back five times. If the median lies above the planned share of one ${words(trade.order.one)}, the share is not what holds growth back. Day sixty.`,

        say`Of the next sixty ${words(trade.seller.many)} asked, half hear the planned share and half a share a quarter lower. If the second group joins less than a third more often, the share stays. ${Founder} decides on day seventy-five.`,
        say`For six weeks a small service fee shows at checkout for every second ${words(trade.buyer.one)}. If fewer than one in fifteen more of them stop there, it stays and the share for returning pairs is lowered by as much. Owner: ${names.founder}.`,
      ]),
    },
  }
}
