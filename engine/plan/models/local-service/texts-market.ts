// Counted from the middle of the circle outwards.
import { formatNumber } from '../../../money.ts'
import { percent } from '../../context.ts'
import { periodOf } from '../../founder-facts.ts'
import { cite, type Prose, say, together } from '../../kit/prose.ts'
import { type Quantity, words } from '../../kit/quantity.ts'
import { capital } from '../../names.ts'
import type { CompetitionText, MarketStep, MarketText } from '../playbook.ts'
import type { Service } from './service.ts'

interface Sums {
  yearly: Quantity
  tam: Quantity
  sam: Quantity
  som: Quantity
  isPart: boolean
}

function sumsOf({ context, known, circle, year, size }: Service): Sums {
  const { computed, money } = context
  const amount = (id: string, value: number) => computed(id, value, money(value))
  const yearly = Math.max(1, Math.round(known.monthly * 12))
  const sam = circle.likely.value * yearly * size.circles
  const revenue = year('revenue', 3).value
  return {
    yearly: amount('customer-year', yearly),
    tam: amount('tam', Math.max(sam, circle.concerned.value * yearly * size.circles)),
    sam: amount('sam', sam),
    som: amount('som', Math.min(revenue, sam)),
    isPart: revenue > sam,
  }
}

/** Of the likely customers, how many the plan needs. */
export function needed({ context, kind, known, size, circle }: Service): {
  count: Quantity
  oneIn: Quantity
  share: Quantity
} {
  const people =
    kind.money.shape === 'jobs'
      ? Math.ceil((size.settled * 12) / Math.max(0.01, known.timesAYear.value))
      : size.settled
  const likely = circle.likely.value * size.circles
  const share = Math.min(1, people / likely)
  const oneIn = Math.max(1, Math.round(likely / people))
  return {
    count: context.counted('needed', people, circle.ofFirms ? 'firms' : 'households'),
    oneIn: context.computed('one-in', oneIn, formatNumber(oneIn)),
    share: context.computed('needed-share', share, percent(share)),
  }
}

export function market(service: Service): MarketText {
  const { context, kind, known, circle, told, size, each } = service
  const { choose, names, computed } = context
  const { yearly, tam, sam, som, isPart } = sumsOf(service)
  const noun = circle.ofFirms ? 'firms' : 'households'
  const often =
    kind.money.shape === 'places'
      ? say`twelve months of ${cite(known.price)}`
      : periodOf(known.price) && kind.money.shape === 'visits'
        ? say`${cite(known.price)}${words(periodOf(known.price))}`
        : say`${cite(known.timesAYear)}, at ${cite(each)}`
  const circles = size.circles
  const times =
    circles > 1 ? say` × ${computed('circles', circles, `${circles} circles`)} of this size` : say``
  const steps: MarketStep[] = [
    {
      working: say`${cite(circle.reach)} ${words(kind.money.way)}, as a straight line`,
      result: circle.radius,
    },
    {
      working: circle.ofFirms
        ? say`that circle × ${cite(circle.density)} people on a square kilometre, about one firm or office for every thirty of them`
        : say`that circle × ${cite(circle.density)} people on a square kilometre ÷ ${cite(circle.perHousehold)} in a household`,
      result: circle.all,
    },
    {
      working: circle.ofFirms
        ? say`× ${cite(circle.share)} that already pay somebody for such work`
        : say`× ${cite(circle.share)} ${words(kind.money.share.label)}`,
      result: circle.concerned,
    },
    { working: say`what one of them would spend a year: ${often}`, result: yearly },
    { is: 'TAM', working: say`${circle.concerned} × ${yearly}${times}`, result: tam },
    {
      working: say`× ${cite(circle.willing)} who would pay for it in an ordinary year`,
      result: circle.likely,
    },
    { is: 'SAM', working: say`${circle.likely} × ${yearly}${times}`, result: sam },
    {
      is: 'SOM',
      working: isPart
        ? say`what the circle can hold; the rest of the third year’s revenue has to come from beyond it`
        : say`revenue of the third year in this plan`,
      result: som,
    },
  ]
  const least = Math.max(1, Math.round(circle.concerned.value * 0.6))
  const fewest = computed('concerned-least', least, formatNumber(least))
  return {
    lead: choose('service-market', [
      say`A ${words(kind.noun)} reaches as far as somebody is willing to travel for one ${words(kind.visit.one)}. So the count begins with a circle ${names.where} and not with a national total.`,
      say`Every minute on the way is a minute nobody pays for, which makes this a market of a few kilometres. It can be counted, door by door if need be.`,
      say`How many could ${names.company} serve, if all of them said yes? Fewer than a national figure suggests, and more than one person can handle.`,
    ]),
    steps,
    check: together(
      crossCheck(service),
      circles > 1
        ? say`One circle is too small for this, so the plan counts several of the same kind; each is opened only when the last one is full.`
        : undefined,
    ),
    cautions: told(kind.caution),
    ending: {
      label: 'Test',
      prose: choose('service-count', [
        say`${words(capital(names.founder.words))} walks four streets of the circle and counts, and sets the result against the third line. Fewer than ${fewest} ${words(noun)} in the whole circle: choose another before printing anything.`,
        say`One evening with the census table of the district replaces two of our assumptions. Below ${fewest} ${words(noun)} on the third line, ${names.founder} moves the circle, not the price.`,
        say`The third line is the one to correct first. If a count gives fewer than ${fewest} ${words(noun)}, ${names.founder} starts elsewhere.`,
      ]),
    },
  }
}

function crossCheck(service: Service): Prose {
  const { context, kind, settled, size } = service
  const { count, oneIn, share } = needed(service)
  const { choose } = context
  if (kind.money.shape !== 'jobs')
    return choose('service-check', [
      say`Turn it round and it sounds harder: once settled there are ${settled}, ${share} of those who would pay at all, one in ${oneIn}.`,
      say`In people: the plan is full with ${settled}. That is one in ${oneIn} of the likely buyers, ${share} of them.`,
      size.isSmall
        ? say`One person is busy with ${settled}: one in ${oneIn} of the likely buyers nearby, or ${share}. Demand is not what runs out first.`
        : say`To fill the week of everybody at work takes ${settled}: ${share} of the likely buyers, one in ${oneIn}.`,
    ])
  return choose('service-check-jobs', [
    say`Turn it round and it sounds harder: ${settled} a month once settled mean ${count} in a year, ${share} of those who would pay at all.`,
    say`In people: the plan is full with ${settled} a month. That asks for ${count} of the likely ones, ${share} of them, one in ${oneIn}.`,
    say`${settled} a month take ${count} a year. That is one in ${oneIn} of the likely buyers nearby, or ${share}.`,
  ])
}

export function competition({ context, kind, told }: Service): CompetitionText {
  const { choose, names, u } = context
  const [, nearest] = kind.rivals
  return {
    lead: choose('service-rivals', [
      say`No firm is named: the brief names none, and a name found in a hurry would be worth little. What ${names.buyers} do today falls into a few kinds.`,
      say`The brief mentions no rival. That does not mean that there is none; it means that the first walk through the district has not been made.`,
      say`Rivals here are ways of coping. Sorted by what people do ${u.place.value.locality ? names.where : say`in most places`}, they are these.`,
    ]),
    alternatives: kind.rivals.map(({ name, why, fails, answer }) => ({
      name,
      whyChosen: told(why),
      whereItFails: told(fails),
      answer: told(answer),
    })),
    position: told(kind.danger),
    ending: {
      label: 'Test',
      prose: choose('service-walk', [
        say`${words(capital(names.founder.words))} calls five others as a customer would and notes price, first free date and who picks up. If all five could come this week, demand is the trouble; if none could, begin on Monday.`,
        say`By day fourteen there is a list of everybody who offers it in the circle, with price and next free date. Three dates within two days mean that the district is served, and ${names.founder} looks at the next.`,
        say`A list with three columns, price, next free date, what the reviews complain about, is due on day fourteen. Owner: ${names.founder}. What two complaints have in common becomes the first promise, ahead of ${words((nearest?.name ?? 'the next best').toLowerCase())}.`,
      ]),
    },
  }
}
