// Counted from the door outwards.
import { formatNumber } from '../../../money.ts'
import { percent } from '../../context.ts'
import { cite, label, say, together } from '../../kit/prose.ts'
import { type Quantity, words } from '../../kit/quantity.ts'
import { capital } from '../../names.ts'
import type { CompetitionText, MarketStep, MarketText } from '../playbook.ts'
import { inPlan } from './quantities.ts'
import type { Shop } from './shop.ts'

export interface Neighbourhood {
  reach: Quantity
  radius: Quantity
  density: Quantity
  people: Quantity
  perHousehold: Quantity
  households: Quantity
  yearly: Quantity
  willing: Quantity
  buyers: Quantity
  visits: Quantity
  residents: Quantity
}

export function neighbourhood({ context, trade }: Shop): Neighbourhood {
  const { assume, benchmark, computed, counted, money } = context
  const reach = reachOf(context, trade)
  const straight = radiusOf(reach)
  const density = assume('density', {
    label: 'People on a square kilometre',
    value: 3_000,
    low: 1_200,
    high: 6_000,
    show: (people) => formatNumber(people),
    why: 'a built-up district; replace by the census count of the streets themselves',
  })
  const people = Math.round((Math.PI * straight ** 2 * density.value) / 10) * 10
  const perHousehold = benchmark('household-size', {
    metric: 'household-size',
    label: 'People in a household',
    show: (size) => formatNumber(size, 2),
    otherwise: { value: 2.5, low: 2, high: 4, why: 'no national figure at hand' },
  })
  const households = Math.round(people / perHousehold.value / 10) * 10
  const willing = assume('willing', {
    label: 'Households that would pay these prices in most weeks',
    low: trade.willing[0],
    value: trade.willing[1],
    high: trade.willing[2],
    show: percent,
    why: 'to be tested with paid orders, not with questions',
  })
  const buyers = Math.round(households * willing.value)
  return {
    reach,
    radius: computed('radius', straight, `${formatNumber(straight, 2)} km`),
    density,
    people: counted('people-in-reach', people, 'people'),
    perHousehold,
    households: counted('households-in-reach', households, 'households'),
    yearly: assume('household-year', {
      label: `Spent by a household a year on what a ${trade.noun} sells, anywhere`,
      ...inPlan(context, trade.householdYear),
      show: money,
      why: 'after household budget surveys, rounded; not looked up for this place',
    }),
    willing,
    buyers: counted('households-willing', buyers, 'households'),
    visits: assume('visits', {
      label: 'Visits of a regular household a week',
      low: trade.visitsAWeek[0],
      value: trade.visitsAWeek[1],
      high: trade.visitsAWeek[2],
      show: (visits) => `${formatNumber(visits, 2).replace(/\.?0+$/, '')} a week`,
      why: 'what those who already buy such things do',
    }),
    residents: assume('residents', {
      label: 'Share of sales to people who live in reach',
      value: 0.55,
      low: 0.35,
      high: 0.8,
      show: percent,
      why: 'the rest are passers-by and people who work nearby',
    }),
  }
}

const WALK_KM_A_MINUTE = 5 / 60
const DETOUR = 1.3

function reachOf({ said, assume }: Shop['context'], { walk: [low, value, high] }: Shop['trade']): Quantity {
  return (
    said('reach') ??
    assume('reach', {
      label: 'Walk that people make to it',
      value,
      low,
      high,
      show: (minutes) => `${formatNumber(minutes)} minutes`,
      why: 'the brief names no distance',
    })
  )
}

/** As the crow flies, in kilometres: streets wind. */
function radiusOf({ value, basis }: Quantity): number {
  const unit = basis.kind === 'founder' ? basis.fact.amount?.unit : 'minutes'
  const km =
    unit === 'miles'
      ? value * 1.609
      : unit === 'kilometres'
        ? value
        : unit === 'metres'
          ? value / 1_000
          : undefined
  const straight = km ?? (value * WALK_KM_A_MINUTE) / DETOUR
  return Math.round(Math.min(20, straight) * 100) / 100
}

export function market(shop: Shop): MarketText {
  const { context, trade, known, voice, told } = shop
  const { choose, names, computed, money } = context
  const area = neighbourhood(shop)
  const tam = area.households.value * area.yearly.value
  const sam = Math.round(area.buyers.value * area.visits.value * 51 * known.spend.value)
  const som = Math.min(localRevenue(shop, area), sam)
  const amount = (id: string, value: number) => computed(id, value, money(value))
  const steps: MarketStep[] = [
    {
      working: say`${cite(area.reach)} on foot, streets winding by about a third, as a straight line`,
      result: area.radius,
    },
    {
      working: say`the circle of that radius × ${cite(area.density)} people on a square kilometre`,
      result: area.people,
    },
    { working: say`÷ ${cite(area.perHousehold)} people in a household`, result: area.households },
    {
      is: 'TAM',
      working: say`${area.households} × ${cite(area.yearly)} spent a year on what a ${words(trade.noun)} sells`,
      result: amount('tam', tam),
    },
    { working: say`× ${cite(area.willing)} who would pay these prices in most weeks`, result: area.buyers },
    {
      is: 'SAM',
      working: say`${area.buyers} × ${cite(area.visits)} × ${cite(known.spend)} × fifty-one weeks`,
      result: amount('sam', sam),
    },
    {
      is: 'SOM',
      working: say`what people in reach spend here in the third year of the plan`,
      result: amount('som', som),
    },
  ]
  const fewest = Math.round(area.households.value * 0.75)
  const least = computed('households-least', fewest, formatNumber(fewest))
  return {
    lead: choose('shop-market', [
      say`The market is counted from the door outwards. No national figure is used as a target, because nobody crosses a town for ${words(trade.want)}.`,
      say`How many people can walk here? That question sets the size of ${names.company}; a national total for ${words(trade.goods.many)} does not.`,
      say`A ${words(trade.noun)} does not sell to a country. It sells to those who pass within ${area.reach}, so the count starts there.`,
    ]),
    steps,
    check: together(
      shareNeeded(shop, area),
      choose('shop-address', [
        say`The address decides: half the density doubles the share.`,
        say`Move it by one street with a barrier in between, and the figure is another.`,
        say`Everything else in this plan can be mended later; the circle cannot.`,
      ]),
    ),
    cautions: told(voice.caution),
    ending: {
      label: 'Test',
      prose: choose('shop-census', [
        say`Before anything is signed, ${names.founder} takes the census counts of the streets within reach and replaces the second and third step. Fewer than ${least} households, and this address is refused.`,
        say`One afternoon in the municipal statistics replaces our density. Below ${least} households within reach, ${names.founder} looks for another door.`,
        say`Two of these figures can be had for nothing from the census office. Owner: ${names.founder}, before the second viewing; under ${least} households the viewing is cancelled.`,
      ]),
    },
  }
}

function localRevenue({ streamRevenue, extras }: Shop, { residents }: Neighbourhood): number {
  const regulars = extras.subscription ? streamRevenue('regulars', 3).value : 0
  return regulars + Math.round(streamRevenue('counter', 3).value * residents.value)
}

/** The same in people: harsher, and therefore more useful. */
export function householdsNeeded(shop: Shop): { needed: Quantity; share: Quantity; oneIn: Quantity } {
  const area = neighbourhood(shop)
  const { context, trade, known, extras, sold } = shop
  const atCounter = (known.settled.value * trade.openDaysAWeek * area.residents.value) / area.visits.value
  const ahead = extras.subscription ? sold('regulars', 3, 'regulars').value : 0
  const needed = Math.round(atCounter + ahead)
  const share = needed / area.households.value
  return {
    needed: context.counted('households-needed', needed, 'households'),
    share: context.computed('share-needed', share, percent(share)),
    oneIn: context.computed('one-in', 1 / share, formatNumber(Math.max(1, Math.round(1 / share)))),
  }
}

function shareNeeded(shop: Shop, area: Neighbourhood) {
  const { needed, share, oneIn } = householdsNeeded(shop)
  const { known, extras, sold, context, trade } = shop
  const ahead = extras.subscription ? say` and ${sold('regulars', 3, 'regulars')} who pay ahead` : label('')
  return context.choose('shop-share', [
    say`A second count, by people, is harsher. ${known.settled} at the counter${ahead} come to ${needed} in reach, ${share} of them all: one in ${oneIn}.`,
    say`Now the same in front doors. To sell ${known.settled} ${words(trade.openDaysAWeek < 6 ? 'five days a week' : 'six days a week')}${ahead}, the plan needs ${needed} of ${area.households}: ${share}, one door in ${oneIn}.`,
  ])
}

export function competition({ context, trade, voice, told }: Shop): CompetitionText {
  const { choose, names } = context
  return {
    lead: choose('shop-rivals', [
      say`No competitor is named here, because none was given and none has been visited. The kinds are enough to decide what ${names.company} must beat; the names belong in the walk-round below.`,
      say`Names would be invented, so there are none. What people do instead can be sorted without them.`,
      say`What does a ${words(trade.noun)} compete with? Seldom with another one. Here is what keeps ${names.buyers} from the door, the strongest last or first as they see it.`,
      say`The list below comes from the trade and not from the street, because the brief names nobody there.`,
    ]),
    alternatives: trade.rivals.map(({ name, why, fails, answer }) => ({
      name,
      whyChosen: say`${words(why)}`,
      whereItFails: say`${words(fails)}`,
      answer: say`${words(answer)}`,
    })),
    position: together(
      choose('shop-danger', [
        say`Dangerous is ${words(trade.danger)}.`,
        say`The one to fear is ${words(trade.danger)}.`,
        say`Most to be watched: ${words(trade.danger)}.`,
      ]),
      told(voice.protects),
    ),
    ending: {
      label: 'Decision',
      prose: choose('shop-walk', [
        say`${words(capital(names.founder.words))} visits every rival within reach on one weekday and one Saturday and notes prices, closing time and what is sold out when. If two of them do what is planned here, and cheaper, the offer changes before the lease is signed.`,
        say`By day twenty-one there is a page for each rival nearby: three prices, the hours, how long one waits and whether anybody looked up. Two that are better on all four end the search in this street. Owner: ${names.founder}.`,
        say`${words(capital(names.founder.words))} buys once from each of them, as a stranger, and keeps the receipts. What was missing in three of five places goes on the list for the opening.`,
      ]),
    },
  }
}
