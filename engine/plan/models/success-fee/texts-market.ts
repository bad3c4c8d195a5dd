// Counted from cases that exist, and what is done about them instead.
import { percent } from '../../context.ts'
import { firmsIn, householdsIn } from '../../drivers/population.ts'
import { cite, say, together } from '../../kit/prose.ts'
import { type Quantity, words } from '../../kit/quantity.ts'
import type { CompetitionText, MarketStep, MarketText } from '../playbook.ts'
import { shares, sum } from './quantities.ts'
import { figuresOf, type Service, shareOf } from './service.ts'

interface Counted {
  bases: Quantity[]
  all: number
  affected: Quantity
  clients: Quantity
  yearly: Quantity
  reach: Quantity
  near: Quantity
  tam: number
  sam: number
  som: number
}

/** Everybody of the kinds that the brief names; all small firms or households when it names none that we can count. */
function basesOf({ context, trade }: Service): Quantity[] {
  if (trade.counted === 'households') return [householdsIn(context)]
  const named = (trade.firms ?? []).filter(([cue]) => context.has(cue)).map(([, of]) => of)
  // A general word such as 'practice' counts only when no special kind is named.
  const kinds = named.length > 1 ? named.slice(0, -1) : named
  const special = kinds.length > 0 ? kinds : named
  return special.length > 0
    ? [...new Set(special)].slice(0, 3).map((of) => firmsIn(context, of))
    : [firmsIn(context)]
}

function countMarket(service: Service): Counted {
  const { context, trade, known, once, streamRevenue } = service
  const { assume, counted, computed, u } = context
  const bases = basesOf(service)
  const all = bases.reduce((total, { value }) => total + value, 0)
  const affected = assume('affected', {
    label: `Of them, those with ${trade.case.many} worth fetching in a year`,
    ...shares(trade.affected),
    show: percent,
    why: 'ours; fifteen visits give a first reading',
  })
  const clients = Math.max(1, Math.round(all * affected.value))
  // Whoever comes once has one case a year, not a month's worth of them.
  const each = (once ? 1 : known.cases.value) * known.wins.value * known.earned
  const tam = Math.max(3, Math.round(clients * each))
  const planned = Math.max(1, streamRevenue('cases', 3).value)
  const usual = u.place.value.locality ? 0.04 : 0.15
  const wanted = Math.min(0.9, Math.max(usual, (planned / tam) * 2.5))
  const reach = assume('reachable', {
    label: u.place.value.locality
      ? `Of them, within reach of ${u.place.value.locality}`
      : 'Of them, those whom a small team can speak to in three years',
    value: wanted,
    low: Math.min(wanted, usual * 0.3),
    high: Math.max(wanted, Math.min(1, usual * 3)),
    show: percent,
    why: u.place.value.locality
      ? 'a region and its neighbours'
      : 'by size, region and the lists that can be had',
  })
  const near = Math.max(1, Math.round(clients * reach.value))
  const sam = Math.max(2, Math.round(tam * reach.value))
  return {
    bases,
    all,
    affected,
    clients: counted('market-clients', clients, trade.client.many, trade.client.one),
    yearly: computed('fee-a-year', Math.round(each), sum(context)(each)),
    reach,
    near: counted('market-near', near, trade.client.many, trade.client.one),
    tam: Math.max(tam, sam),
    sam,
    som: Math.min(planned, sam),
  }
}

export function market(service: Service): MarketText {
  const { context, trade, known, once, Founder } = service
  const { choose, names, computed, money } = context
  const count = countMarket(service)
  const figures = figuresOf(service)
  const amount = (id: string, value: number) => computed(id, value, money(value))
  const basis = count.bases.reduce<MarketStep['working'] | undefined>((told, one) => {
    const next =
      trade.counted === 'households'
        ? say`${cite(one)}`
        : say`${words((one.label ?? '').replace(/ in (the )?[^,]*$/, '').toLowerCase())} ${cite(one)}`
    return told ? say`${told} + ${next}` : next
  }, undefined)
  const total = context.counted(
    'market-all',
    count.all,
    trade.counted === 'households' ? 'households' : 'firms',
  )
  const steps: MarketStep[] = [
    { working: say`in ${words(names.country)}: ${basis ?? say`${total}`}`, result: total },
    {
      working: say`× ${cite(count.affected)} with ${words(trade.case.many)} worth fetching`,
      result: count.clients,
    },
    {
      working: once
        ? say`one ${words(trade.case.one)} each × ${cite(known.wins)} won × ${cite(known.amount)} × ${cite(known.share)}`
        : say`${cite(known.cases)} each × ${cite(known.wins)} won × ${cite(known.amount)} × ${cite(known.share)}`,
      result: count.yearly,
    },
    { is: 'TAM', working: say`${count.clients} × ${count.yearly}`, result: amount('tam', count.tam) },
    { working: say`× ${cite(count.reach)} within reach`, result: count.near },
    { is: 'SAM', working: say`${count.near} × the same yearly fee`, result: amount('sam', count.sam) },
    {
      is: 'SOM',
      working: say`fees on cases won in the third year of the plan`,
      result: amount('som', count.som),
    },
  ]
  const { share, oneIn } = shareOf(
    service,
    'clients-of-near',
    figures.clients(3).value * (once ? 12 : 1),
    count.near.value,
  )
  return {
    lead: choose('sf-market', [
      say`The sum that lies about is not the market. Counted is only our share of it, on cases that are won, from ${words(trade.client.many)} who can be listed.`,
      say`Three things shrink a large number here: not every case is worth the work, not every one is won, and of what is won ${known.share} stay. The table takes all three off.`,
      say`A figure for all ${words(trade.field)} would impress and mislead. What can be earned is clients × cases × odds × share, in that order.`,
    ]),
    steps,
    check: together(
      once
        ? say`The same in people: at the rate of the last month the third year serves one in ${oneIn} of those within reach, ${share} of them.`
        : choose('sf-check', [
            say`In heads instead of money: ${figures.clients(3)} at the end of the third year, ${share} of those within reach, or one in ${oneIn}.`,
            say`Counted as doors to knock on, the plan ends with ${figures.clients(3)}: one in ${oneIn} within reach, ${share}.`,
          ]),
      choose('sf-check-work', [
        say`They bring ${figures.takenMonthly(3)} a month to be read, and that figure, not the market, fills the desks.`,
        say`The work behind it is ${figures.takenMonthly(3)} a month in the last month of the plan. Somebody has to read each of them.`,
      ]),
    ),
    cautions: choose('sf-cautions', [
      say`The chain is as weak as its softest link, and that is ${known.wins} won. Next comes ${count.affected}: it was not looked up, and fifteen visits will move it.`,

      say`Two of the factors are ours: ${count.affected} who have such cases, and ${known.wins} that are won. If both are a third lower, the market is less than half.`,
      say`Doubt the odds first. ${known.wins} won is what a careful door makes of the pile, and ${count.affected} is a reading, not a count.`,
    ]),
    ending: {
      label: 'Test',
      prose: choose('sf-market-test', [
        say`${Founder} takes ten names at random from a public list, calls them in one week and asks for the last quarter. Three with a case worth fetching bear out the second step; with one or none, the step is wrong by a factor and the plan with it.`,

        say`${Founder} gets one list of a hundred ${words(trade.client.many)} and calls thirty. If fewer than eight have ${words(trade.case.many)} worth more than ${known.amount} in the last quarter, the second step is halved before anything is built.`,
        say`By day forty-five ${names.founder} has read the papers of ten ${words(trade.client.many)} and counted. When the cases worth fetching come to less than half of the plan’s yearly number, the market is another one.`,
      ]),
    },
  }
}

export function competition({ context, trade, known, ways, Founder }: Service): CompetitionText {
  const { choose, names } = context
  return {
    lead: choose('sf-rivals', [
      say`No firm is named, since the brief names none. The real rivals are ways of not dealing with ${words(trade.field)}, and the first of them is free.`,
      say`Who else would do it? The table sorts by kind. Names belong beside it after the calls that the decision below asks for.`,
      say`Each of these is chosen for a good reason. Where that reason holds, ${names.company} should step aside and say so.`,
    ]),
    alternatives: trade.rivals.map(({ name, why, fails, answer }) => ({
      name,
      whyChosen: say`${words(why)}`,
      whereItFails: say`${words(fails)}`,
      answer: say`${words(answer)}`,
    })),
    position: choose('sf-danger', [
      say`The one to watch is ${words(trade.danger)}. It stands closer to the papers than ${names.company} ever will. What it lacks is ${words(trade.uncopied)}; that is built case by case, and is the only thing here that grows more valuable with age.`,
      say`Danger comes from ${words(trade.danger)}. Letters, forms and prices can be copied within weeks. Not so ${words(trade.uncopied)}, which is why every lost case is recorded as carefully as a won one.`,
      say`Nothing stops ${words(trade.danger)}. It would offer the easy part for nothing. The hard part stays, with ${words(trade.uncopied)}, and a share of ${known.share} has to be worth it there.`,
    ]),
    ending: {
      label: 'Decision',
      prose: choose('sf-rivals-end', [
        say`Before the first letter goes out, ${names.founder} asks ten ${words(trade.client.many)} whom they would call with such a case. The name that comes three times is visited; if it does the same for less than ${known.share}, ${names.company} becomes its supplier or changes its case.`,

        say`${Founder} sends the same three ${words(trade.case.many)} through every kind in the table and writes down who asked for which paper, how long it took and what was kept. Whoever is faster at the same share is asked to work together.`,
        say`Within thirty days ${names.founder} talks to five ${words(trade.client.many)} who use one of these (the way in: ${words(ways.meets[0])}) and asks what they would miss. If three would miss nothing, the offer changes.`,
      ]),
    },
  }
}
