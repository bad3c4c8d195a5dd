// Paid ahead, week by week.
import type { FeatureDraft, Ground } from '../ground.ts'
import { a } from '../nouns/noun.ts'
import {
  action,
  bad,
  down,
  empty,
  entity,
  notice,
  route,
  seed,
  story,
  stranger,
  twice,
  works,
} from '../writing.ts'
import { snake } from './shared.ts'

export function standingOrders(g: Ground): FeatureDraft {
  const { n, prices, money, typical, people } = g
  const { one, many, table } = n.thing
  const id = `${snake(n.thing)}_id`
  const monthly = prices.find(({ what }) => /month|regular|ahead|subscri/i.test(what))
  const price = monthly?.minor ?? typical * 4
  return {
    name: `Prepaid weekly ${many}`,
    code: 'SUB',
    why: `Money before the week begins, and the number of ${many} to make known in advance${monthly ? `: ${monthly.text} a month in the plan` : ''}. People leave when a holiday costs them ${a(n.thing)}, so skipping must be easy.`,
    stories: [
      story(
        n.customer.one,
        `pay ahead for ${a(n.thing)} every week and choose the day`,
        'I never stand before an empty shelf',
        works(
          `I choose Thursday and pay ${money(price)} | the provider confirms | four deliveries are listed, the first on the next Thursday after the cut-off`,
        ),
        twice('a subscription that exists | I press subscribe twice | one subscription, one charge'),
        down(
          'the monthly charge fails | the provider says so | deliveries go on for three days, I get one email with a link to a new card, then it pauses',
        ),
        stranger('another person’s subscription id | skip is called with it | not found, nothing is skipped'),
      ),
      story(
        n.customer.one,
        'skip a week or pause without calling',
        'a holiday costs me nothing',
        works(
          'before the cut-off, 20:00 two days ahead | I skip Thursday | that delivery is skipped, the paid time grows by a week, and the list for the morning is one shorter',
        ),
        bad(
          'after the cut-off | I skip the same delivery | refused with the hour of the cut-off and the next one that can be skipped',
        ),
        twice('a skipped week | I press skip again | it stays skipped, the paid time grows once'),
        empty(
          'nobody subscribes yet | the list for the morning opens | "0 to prepare", with the number from the counter beside it',
        ),
      ),
    ],
    entities: [
      entity(
        'StandingOrder',
        `a weekly ${one} paid ahead`,
        `user_id -> User; ${id} -> ${table}; weekday int 1..7; quantity int 1..10; price_minor int; paid_until date; state active|paused|ended; payment_ref text`,
        {
          unique: ['user_id + weekday'],
          read: 'its owner; admins',
          write: 'its owner: day, quantity, pause; the server: money',
          owner: 'user_id',
        },
      ),
      entity(
        'Delivery',
        'one week of it',
        'standing_order_id -> StandingOrder; day date; state due|skipped|ready|collected|missed',
        {
          unique: ['standing_order_id + day'],
          read: 'as its standing order',
          write: 'owner: skip before the cut-off; admins',
          owner: 'standing_order_id',
        },
      ),
    ],
    routes: [
      route(
        'form',
        '/weekly',
        `Weekly ${many}`,
        n.customer.one,
        'day, quantity, price, next four weeks with a skip button each',
        {
          empty: 'what it costs, what it saves, one button',
          error: 'the four weeks as last known; buttons off',
          success: '"Thursday is skipped; paid until …"',
        },
      ),
      route(
        'list',
        '/desk/tomorrow',
        'To prepare tomorrow',
        'admin',
        `${many} by kind and number, prepaid and ordered apart; prints on one page`,
        { empty: '"0 to prepare" and the date', error: 'the list of the last hour with its time in red' },
      ),
    ],
    actions: [
      action(
        'subscribe',
        n.customer.one,
        `${id}, weekday, quantity`,
        'opens payment; lists four deliveries once it is confirmed',
        'a second one for the same weekday',
      ),
      action(
        'pauseOrEnd',
        n.customer.one,
        'standing_order_id, until?',
        'stops deliveries and charges from the next cut-off',
        'orders of others',
      ),
      action(
        'skipDelivery',
        n.customer.one,
        'delivery_id',
        'skips and moves paid_until in one transaction',
        'after the cut-off; days of others',
      ),
      action(
        'chargeDue',
        'a job, hourly',
        'none',
        'charges whose paid time ends within a day, once for each period',
        'a second run for the same period',
      ),
    ],
    notices: [
      notice('the evening before', n.customer.one, 'email, opt-out', `what waits, where, until when`),
      notice(
        'a charge failed',
        n.customer.one,
        'email',
        'what failed, the link to change the card, the day on which it pauses',
      ),
    ],
    seeds: [
      seed(
        'StandingOrder',
        `user_id, ${id}, weekday, price_minor, state`,
        people
          .slice(0, 3)
          .map(
            (name, i) =>
              `${name} | ${n.samples[2 - (i % 2)]} | ${[4, 6, 2][i]} | ${price} (${money(price)}) | ${i === 2 ? 'paused' : 'active'}`,
          ),
      ),
    ],
    measures: ['Subscribers at the end of each month, joined and left', 'Skipped and missed deliveries'],
  }
}
