// What can break it, where to stop, what to do first, and what it comes to.
import { periodOf } from '../../founder-facts.ts'
import { cite, say, together } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import type { Ending } from '../../kit/section.ts'
import { atStart, fill, killRows, oneIn, riskRows, stepRows } from '../content/saying.ts'
import { paidPart } from '../content/scale.ts'
import type { Risk, RisksText, SummaryText, Texts } from '../playbook.ts'
import type { Occasion } from './occasion.ts'
import { reachOf } from './texts-market.ts'
import { placesToCover } from './texts-offer.ts'

function measured({ kind, changes, byFee }: Occasion): Risk[] {
  const all: (Risk & { measuredBy: string })[] = [
    {
      name: byFee ? 'Fewer contracts' : 'Places stay empty',
      likelihood: 'unknown',
      measuredBy: 'volume:places',
      firstSign: byFee ? say`talks that end at the price` : say`paid places a month ahead`,
      answer: byFee ? say`the price on the page, venues visited again` : say`fewer dates, the same people`,
    },
    {
      name: 'The price does not hold',
      likelihood: 'medium',
      measuredBy: 'price:places',
      firstSign: say`questions for a discount`,
      answer: say`less included, not a lower price`,
    },
    {
      name: `A ${kind.session.one} costs more`,
      likelihood: 'high',
      measuredBy: 'unitCosts:places',
      firstSign: say`the second quote above the first`,
      answer: say`one thing struck from the list`,
    },
    {
      name: `${kind.money.beside?.label ?? ''} bring less`,
      likelihood: 'medium',
      measuredBy: 'volume:beside',
      firstSign: say`the count after two dates`,
      answer: say`sold ahead, or left to somebody else for a fixed sum`,
    },
    {
      name: 'Clients cancel',
      likelihood: 'medium',
      measuredBy: 'returns:places',
      firstSign: say`an instalment that comes late`,
      answer: say`thirds ahead, hours kept`,
    },
    {
      name: 'The first date moves',
      likelihood: 'medium',
      measuredBy: 'delay',
      firstSign: say`a permit without an answer`,
      answer: say`nothing is paid that cannot be returned before it`,
    },
    {
      name: 'The founder needs more pay',
      likelihood: 'medium',
      measuredBy: 'founders',
      firstSign: say`no free weekend in a month`,
      answer: say`other work in the quiet months, planned openly`,
    },
    {
      name: 'Investments cost more',
      likelihood: 'medium',
      measuredBy: 'investments',
      firstSign: say`a quote that leaves something out`,
      answer: say`hire before buying`,
    },
    {
      name: 'Winning guests costs more',
      likelihood: 'medium',
      measuredBy: 'cost:marketing',
      firstSign: say`cost of a ${words(kind.paid)} by channel`,
      answer: say`guests who bring guests first`,
    },
  ]
  return all.filter(({ measuredBy }) => changes.some(({ id }) => id === measuredBy)).slice(0, 5)
}

export function risks(occasion: Occasion): RisksText {
  const { context, kind, year, byFee, known } = occasion
  const { names, choose } = context
  const last = say`the first year takes less than half of ${year('revenue', 1)} and the last three ${words(kind.session.many)} were no better than the first three`
  return {
    list: [...measured(occasion), ...riskRows(kind.risks)].slice(0, 7),
    sceptic: [
      fill(context, kind.sceptic[0]),
      choose('event-sceptic', [
        say`${words(kind.sceptic[1])} After all of it the second year leaves ${year('ebitda', 2)}, with ${year('founders', 2)} for those who do the work.`,
        say`${words(kind.sceptic[1])} ${byFee ? say`And ${year('founders', 2)} in the second year is what the founders get for it.` : say`Each date has to fill ${placesToCover(occasion)} places before it earns a coin, and ${year('founders', 2)} is what the founders draw in the second year.`}`,
      ]),
    ],
    answer: say`The sceptic is wrong if ${words(kind.wrongIf)}. Both are counted, not felt; ${names.founder} writes the count beside the price of ${known.price} after every date, and shows it to somebody who has no reason to be kind.`,
    kill: [
      ...killRows(kind.kill),
      { when: 'the end of the first year', stopIf: last },
      {
        when: 'the end of month eighteen',
        stopIf: say`${names.founder} has not been paid for three months in a row`,
      },
    ],
    ending: {
      label: 'Owner',
      prose: choose('event-kill', [
        say`${atStart(names.founder)} gives these lines to one supplier who would be told first if it stopped, and to one guest.`,
        say`The lines hang where contracts are signed. Who may ask about them, unasked: one person outside, named by ${names.founder} this week.`,
        say`Somebody who has run a ${words(kind.noun)} and ended it is asked by ${names.founder} to hold the four dates.`,
      ]),
    },
  }
}

export function ninetyDays({ context, kind, held, isRunning, known, byFee }: Occasion): Texts['ninetyDays'] {
  const { names, choose } = context
  const owner = names.founder.words
  const first = isRunning
    ? {
        day: 3,
        action: `Lay out the last three ${kind.session.many}: paid, came, left over`,
        number: `money left by ${kind.session.one}`,
        go: 'all three are on one page',
      }
    : {
        day: 3,
        action: 'Write on one page what is held, for whom, and what would stop it',
        number: 'people who repeat it correctly',
        go: 'eight of ten',
      }
  return {
    lead: choose('event-ninety', [
      say`Ninety days, and no deposit that cannot be returned. Each line has one number.`,
      say`What is asked first is what could forbid it; what is paid first is what can be given back.`,
      say`${held > 3 ? say`The first ${words(kind.session.one)} lies beyond these days; what they have to show is whether it should be held.` : say`These days hold the first ${words(kind.session.many)} as well; each is counted before the next is announced.`}`,
    ]),
    steps: [
      ...stepRows([first, ...kind.steps], owner),
      {
        day: 90,
        action: say`Put counted figures into this plan and compute again`,
        owner,
        number: byFee ? 'contracts and hours' : 'paid places against plan',
        goOnIf: byFee
          ? say`a quarter of ${cite(known.aYear[0])} is signed`
          : say`nine tenths of ${cite(known.filled[0])} would be reached`,
      },
    ],
    ending: {
      label: 'Next',
      prose: choose('event-next', [
        say`Tomorrow: one call to whoever could forbid it, and one to the first of ${names.buyers}. ${atStart(names.founder)} makes both.`,
        say`By the end of the week ${names.founder} has a list of ten people among ${names.buyers} with a telephone number behind each, and has rung two.`,
        say`On day one ${names.founder} asks for the earliest date on which a no could still come, and writes it into the calendar.`,
      ]),
    },
  }
}

export function scenarios({ context: { names, choose }, effect, strongest, kind }: Occasion): {
  ending: Ending
} {
  const fewer = effect('volume:places')
  const price = effect('price:places')
  const leads = strongest?.id === 'volume:places'
  return {
    ending: {
      label: 'Threshold',
      prose:
        fewer && price
          ? price.value > fewer.value
            ? say`A tenth off the price costs ${price} over three years, a fifth fewer sold costs ${fewer}. So ${names.founder} leaves places empty before cutting the price of a ${words(kind.paid)}.`
            : say`A fifth fewer sold costs ${fewer} over three years${words(leads ? ', more than any other change' : '')}; a tenth off the price costs ${price}. Filling comes before pricing, and ${names.founder} announces no new date while the last one was thin.`
          : choose('event-rule', [
              say`${atStart(names.founder)} announces no new date while the last one was thin.`,
              say`No new date is announced while the last one was thin; ${names.founder} may not waive it.`,
            ]),
    },
  }
}

export function funding({ context, raise, kind, isRare, known, byFee }: Occasion): Texts['funding'] {
  const { names, said, choose } = context
  const [budget, round] = [said('budget'), said('raise')]
  const rent = said('rent')
  return {
    more: [
      together(
        budget ? say`${cite(budget)} of the founder’s own are there.` : say`No money in hand is named.`,
        isRare
          ? choose('event-cash', [
              say`Deposits fall due months before the doors open, and money paid for ${words(kind.paid)}s is not ours until they do: it is kept apart and paid back if the date falls through.`,
              say`The gap lies between the first deposit and the first ${words(kind.paid)}. Money from guests closes it on paper only, since it must be returned if nothing takes place.`,
            ])
          : byFee
            ? say`Instalments arrive before most of the work, so little has to be financed beyond the first winter; suppliers’ money passes through another account.`
            : choose('event-cash-often', [
                say`It pays for the dates until they carry themselves; what a date loses is known the next morning, so the money can be stopped early.`,
                say`Months with few dates have to be lived through, and the money is for them; a date that cannot pay for its own room is not helped by it.`,
                say`Each date is small, and so is each loss. What has to be financed is the time until enough of them are full.`,
              ]),
        rent
          ? say`Rent of ${cite(rent)}${words(periodOf(rent))} runs whether anything is held or not.`
          : undefined,
      ),
      ...(round
        ? [
            say`A round of ${cite(round)} is asked for. It has to buy what a single ${words(kind.noun)} cannot: more dates and people who run them without ${names.founder}. Whoever invests will ask what is owned at the end, and the answer is the date, the list and the permits.`,
          ]
        : raise.value > 0
          ? [
              choose('event-lenders', [
                say`Banks lend on equipment and seldom on a date. Sponsors who pay ahead, a supplier who waits until after, or a small public fund for culture and tourism are nearer.`,
                say`A ${words(kind.noun)} offers a lender nothing to hold. More likely are partners: the landlord of the room for a share, a sponsor who pays ahead, suppliers paid after the date.`,
              ]),
            ]
          : []),
    ],
    ending: {
      label: 'Decision',
      prose:
        raise.value > 0
          ? say`No deposit is paid before ${raise} is promised in writing and ${words(isRare ? 'the permit is in hand' : 'the proof has been passed')}. Owner: ${names.founder}; price until then ${known.price}, unchanged.`
          : say`Nothing is borrowed. ${atStart(names.founder)} keeps the cost of one cancelled ${words(kind.session.one)} untouched on a second account.`,
    },
  }
}

export function summary(occasion: Occasion): SummaryText {
  const { context, kind, known, sold, effect, year, byFee, isRare, isRunning } = occasion
  const { names, choose } = context
  const places = sold('places', 3, `${kind.paid}s`, kind.paid)
  const all = reachOf(occasion)
  const share = places.value / Math.max(1, all.willing.value * all.times.value)
  const worst = effect('volume:places')
  return {
    what: choose('event-what', [
      say`${names.company} holds for ${names.buyers}, ${names.where}, what the brief calls ${names.offer}. One ${words(kind.paid)} costs ${known.price}, and the first year has ${known.aYear[0]} ${words(known.aYear[0].value === 1 ? kind.session.one : kind.session.many)}.`,
      say`${atStart(names.offer)}, ${names.where}: that is ${names.company}. It is meant for ${names.buyers}, who pay ${known.price} for one ${words(kind.paid)}; ${known.aYear[0]} ${words(known.aYear[0].value === 1 ? `${kind.session.one} is` : `${kind.session.many} are`)} planned in the first year.`,
    ]),
    findings: [
      { headline: kind.finding.headline, text: fill(context, kind.finding.text) },
      byFee
        ? {
            headline: 'One pair of hands sets the size.',
            text: say`${places} in the third year are what one lead and a helper can hold; the founders draw ${year('founders', 3)} for it.`,
          }
        : {
            headline: isRare ? 'The break-even is a number of heads.' : 'Each date has its own break-even.',
            text: say`${placesToCover(occasion)} places pay for one ${words(kind.session.one)}. The third year needs ${places} in all, one in ${oneIn(context, 'one-in', share)} of the occasions counted in the market.`,
          },
      paidPart(context, occasion.drivers) < 0.7
        ? {
            headline: 'Beside other work, not instead of it.',
            text: say`Founders’ pay is ${year('founders', 3)} in the third year, part of a living; ${year('ebitda', 3)} is what remains after it.`,
          }
        : year('ebitda', 3).value > 0
          ? {
              headline: 'A living, not a fortune.',
              text: say`The third year leaves ${year('ebitda', 3)} after founders’ pay of ${year('founders', 3)}.`,
            }
          : {
              headline: 'It does not yet pay its founders.',
              text: say`The third year ends at ${year('ebitda', 3)} with founders’ pay of ${year('founders', 3)}; it has to be run beside other work or made larger.`,
            },
    ],
    weakest:
      worst && byFee
        ? say`The weakest point is the number of contracts. A fifth fewer cost ${worst} over three years, and ${words(isRunning ? 'the brief does not say where the last ones came from' : 'none has been signed')}.`
        : worst
          ? choose('event-weakest', [
              say`The weakest point: whether enough people come. A fifth fewer cost ${worst} over three years, and ${words(isRunning ? 'the brief does not say how many come again' : 'nobody has paid yet')}.`,
              say`Everything hangs on paid places. A fifth fewer take ${worst} out of three years; ${words(isRunning ? 'who returns has not been counted' : 'not one has been sold so far')}.`,
            ])
          : say`The weakest point: whether enough people come.`,
    ending: {
      label: 'Decision',
      prose: isRunning
        ? say`The last three ${words(kind.session.many)} are laid out on one page within the week; no further date is announced before that.`
        : isRare
          ? say`The date is fixed only when the permit is in writing and the small proof has sold; both within ninety days.`
          : byFee
            ? say`After ninety days ${names.founder} goes on only with three signed contracts and the hours of each written down.`
            : say`After ninety days ${names.founder} fixes the rhythm or stops, by paid places and not by applause.`,
    },
  }
}
