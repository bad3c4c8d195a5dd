// How many there are, and what they do instead.

import { formatNumber } from '../../../money.ts'
import { percent } from '../../context.ts'
import { cite, say, together } from '../../kit/prose.ts'
import { type Quantity, words } from '../../kit/quantity.ts'
import { a } from '../article.ts'
import type { CompetitionText, MarketStep, MarketText } from '../playbook.ts'
import { calls, isSelling, told, type Venture, ways } from './venture.ts'

const LIFE_YEARS = 4

/** What one customer is worth in a year: the service, and its part of the devices. */
function yearlyWorth({ context, known }: Venture): Quantity {
  const value = Math.round(known.feeYear.value + known.kit.value / LIFE_YEARS)
  return context.computed('yearly-worth', value, context.money(value))
}

function reachable({ context, count, device }: Venture): Quantity {
  return context.counted('reachable', count.reachable, device.customer.many, device.customer.one)
}

export function customersAtEnd(venture: Venture): Quantity {
  const { sold, device } = venture
  return sold('service', 3, device.customer.many, device.customer.one)
}

export function shareOfReachable(venture: Venture): Quantity {
  const share = customersAtEnd(venture).value / Math.max(1, reachable(venture).value)
  return venture.context.computed('share-of-reachable', share, percent(share))
}

export function market(venture: Venture): MarketText {
  const { context, device, count } = venture
  const { choose, names, said } = context
  const { customers } = calls(venture)
  const size = said('customer-size')
  return {
    lead: choose('device-market', [
      say`Counted are ${customers}, not money in a report. Each one is worth ${yearlyWorth(venture)} a year${devicePart(venture)}.`,
      say`How many ${customers} are there, and for how many does it pay? The first number can be looked up, the second is the weakest of the chain.`,
      say`The chain below runs from a count to a bill. One ${words(device.customer.one)} brings ${yearlyWorth(venture)} a year${devicePart(venture)}.`,
    ]),
    steps: steps(venture),
    check: check(venture),
    cautions: together(
      size
        ? say`The brief draws a line by size, ${cite(size)}. Size is easy to look up; the money at risk behind it is what decides, and the two are not the same.`
        : say`No size of customer is named in the brief, so the step to those for whom it pays is ours alone.`,
      count.isLifted
        ? say`Our own count came out below what the customers of the brief suggest, and was lifted to four times their number.`
        : undefined,
      choose('device-caution', [
        say`Attack the last share first: ‘${words(device.market.paysWho)}’ is a judgement, and halving it halves all that follows.`,
        say`If one figure here is wrong, it is ${count.pays}, those ${words(device.market.paysWho)}. Nobody has published it.`,
        say`Between a list and a customer lies a condition, ‘${words(device.market.paysWho)}’. That share is guessed, and marked so.`,
      ]),
    ),
    ending: {
      label: 'Test',
      prose: choose('device-count', [
        say`By day thirty ${names.founder} takes one hundred names from ${words(device.market.register)} and sorts them by telephone. If fewer than half of the assumed ${count.pays} qualify, the plan is recomputed before tooling is ordered.`,
        say`${names.founder} replaces the count by ${words(device.market.register)} within five weeks and calls a hundred of those listed. Half of ${count.pays} or less among them, and the market is too small for this team.`,
        say`One hundred names, drawn blindly from ${words(device.market.register)}, are called by day thirty-five. The share that qualifies takes the place of ${count.pays}, whichever way it falls.`,
      ]),
    },
  }
}

const devicePart = ({ known }: Venture) =>
  known.kit.value > 0
    ? known.device
      ? say`: ${known.feeYear} for the service, the rest for devices that last about four years`
      : say`: ${known.feeYear} for the service, the rest for setting up, spread over four years`
    : say`, all of it for the service`

function steps(venture: Venture): MarketStep[] {
  const { context, count, device } = venture
  const { computed, money, names } = context
  const worth = yearlyWorth(venture)
  const amount = (id: string, value: number) => computed(id, value, money(value))
  const there = reachable(venture)
  const sam = Math.round(there.value * worth.value)
  const tam = Math.max(sam, Math.round(count.all.value * worth.value))
  const som = Math.min(sam, customersRevenue(venture))
  const { base, rate, region, pays, all } = count
  return [
    base && rate
      ? {
          working:
            rate.id === 'per-million'
              ? say`${cite(base)} people in ${words(names.country)}, ${cite(rate)} ${words(device.customer.many)} for each million`
              : say`${cite(base)} households in ${words(names.country)} × ${cite(rate)}`,
          result: all,
        }
      : { working: say`counted by others: ${cite(all)}`, result: all },
    {
      is: 'TAM',
      working: say`${all} × ${worth} a year, service and devices`,
      result: amount('tam', tam),
    },
    ...(region
      ? [
          {
            working: say`× ${cite(region)} that lie ${names.where}, where the first years are spent`,
            result: computed(
              'in-region',
              Math.round(all.value * region.value),
              formatNumber(Math.round(all.value * region.value)),
            ),
          },
        ]
      : []),
    {
      working: say`× ${cite(pays)} ${words(device.market.paysWho)}${words(count.isLifted ? ', lifted as said below' : '')}`,
      result: there,
    },
    { is: 'SAM', working: say`${there} × ${worth}`, result: amount('sam', sam) },
    {
      is: 'SOM',
      working: say`revenue of the third year from ${customersAtEnd(venture)} at its end, and from those who join in it`,
      result: amount('som', Math.max(1, som)),
    },
  ]
}

const customersRevenue = ({ streamRevenue }: Venture) => streamRevenue('service', 3).value

/** The same in people, and in days of work. */
function check(venture: Venture) {
  const { context, device, projection } = venture
  const { choose, computed } = context
  const share = shareOfReachable(venture)
  const joined = projection.streams.find(({ id }) => id === 'service')?.customers?.joining.years[2] ?? 0
  const days = Math.round((joined * device.hours) / 7)
  const won = computed('joined.y3', joined, formatNumber(joined))
  const end = customersAtEnd(venture)
  const work =
    days > 0
      ? say`In the third year ${won} are installed; at ${computed('hours-each', device.hours, `${device.hours} hours`)} each, travel included, that fills ${computed('install-days', days, `${formatNumber(days)} days`)}.`
      : say`In the third year ${won} parcels go out to new ${words(device.customer.many)}, each of which has to be set up by somebody who has never seen one.`
  return choose('device-check', [
    together(
      say`A second count tests the first: ${end} after three years are ${share} of those for whom it pays.`,
      work,
    ),
    together(work, say`By then ${end} pay, which is ${share} of all within reach.`),
    together(
      say`Is ${share} of the reachable ${words(device.customer.many)} much? It is ${end}, and each had to be told, shown and set up.`,
      work,
    ),
  ])
}

export function competition(venture: Venture): CompetitionText {
  const { context, device } = venture
  const { choose, names } = context
  const { buyers, one } = calls(venture)
  const { trusts } = ways(venture)
  return {
    lead: choose('device-rivals', [
      say`The brief names no rival, and this plan invents none. Sorted by kind, these are the things ${buyers} can do instead of buying ${oneNamed(venture)}.`,
      say`Kinds, not names: a list of firms would be out of date by the second page, and the kinds decide what the ${one} has to be better at.`,
      say`Most of what ${names.company} has to beat is not a product at all. The table begins with it.`,
    ]),
    alternatives: device.rivals.map(({ name, why, fails, answer }) => ({
      name,
      whyChosen: told(why),
      whereItFails: told(fails),
      answer: told(answer),
    })),
    position: together(
      choose('device-danger', [
        say`The one to fear is ${words(device.danger)}.`,
        say`Of these, ${words(device.danger)} can end the business.`,
        say`Most dangerous: ${words(device.danger)}.`,
      ]),
      told(device.dangerWhy),
      choose('device-moat', [
        say`The ${one} itself can be copied in a year. Hard to copy are seasons of readings from the customers’ own places, and the word of ${words(trusts)}.`,
        say`Patents would not help at this size. What grows with time is the record of what was said and what came true, and ${words(trusts)} who vouches for it.`,
        say`A copy needs a year; a history of hits and misses at the same places needs as long as it needs. That record, and ${words(trusts)} speaking up, is all the protection there is.`,
      ]),
    ),
    ending: {
      label: 'Decision',
      prose: choose('device-rival-test', [
        say`By day forty-five ${names.founder} buys or borrows the two nearest alternatives and runs them beside the ${one} for a fortnight. Where one of them is as good, that use is struck from the offer.`,
        say`${names.founder} asks ten buyers which row of the table they used last and what it cost. If six name the same row, the price sheet is rewritten against that row and no other. Due on day forty.`,
        say`Before ${words(isSelling(venture) ? 'the next batch' : 'tooling')} is ordered, two of these alternatives are put to the same test as the ${one}, side by side, and the result is shown to customers even if it hurts. Owner: ${names.founder}.`,
      ]),
    },
  }
}

const oneNamed = ({ device }: Venture) => a(device.noun.one)
