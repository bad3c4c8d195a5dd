// Paid once, handed over once.
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
import { priceAt, snake } from './shared.ts'

export function orders(g: Ground): FeatureDraft {
  const { n, money, typical } = g
  const { one, many, table } = n.thing
  const id = `${snake(n.thing)}_id`
  return {
    name: 'Basket and one-off orders',
    code: 'ORD',
    why: `A visitor should be able to pay for ${a(n.thing)} in under a minute, on a phone, without an account.`,
    stories: [
      story(
        n.customer.one,
        `put ${many} into a basket and pay`,
        'it is settled before I arrive or wait for the parcel',
        works(
          `two ${many} in the basket | I pay on the provider’s page | the order turns paid by the provider’s webhook, the amount is computed on the server, and I see its number`,
        ),
        twice(
          'a paid order | the webhook comes three times, or I press back and pay again | one order, one charge: the provider’s event id is stored and checked',
        ),
        stranger('the number of somebody else’s order | I open /orders/:id | not found'),
        bad(
          `a price changed in the browser, or a quantity of 0, −2 or 500 | checkout is called | the server uses its own price and refuses the quantity`,
        ),
        down(
          'the payment provider does not answer | I press pay | the basket stays, the page says that nothing was charged',
        ),
        empty(`an empty basket | it opens | a link to the ${many}, no pay button`),
      ),
    ],
    entities: [
      entity(
        'Order',
        'what one person pays at once',
        'user_id -> User?; email citext; state basket|paid|ready|handed_over|refunded; total_minor int; payment_ref text?; due_on date',
        {
          unique: ['payment_ref'],
          read: 'its owner, or whoever holds the link of its receipt; admins',
          write: 'the server; admins for ready, handed over, refunded',
          owner: 'user_id',
        },
      ),
      entity(
        'OrderLine',
        `one ${one} in an order`,
        `order_id -> Order; ${id} -> ${table}; quantity int 1..50; price_minor int`,
        {
          unique: [`order_id + ${id}`],
          read: 'as its order',
          write: 'the server, until the order is paid',
          owner: 'order_id',
        },
      ),
    ],
    routes: [
      route('form', '/basket', 'Basket', 'everybody', `lines, day, total in full, one pay button`, {
        empty: `a link to the ${many}`,
        error: 'the basket stays; "nothing was charged"',
        success: 'the order’s number and what happens next',
      }),
      route(
        'page',
        '/orders/:id',
        'Order',
        'its owner, or the link from the receipt',
        'lines, total, state and its time',
        { empty: 'not possible: an order has lines', error: 'number and state from the last visit' },
      ),
    ],
    actions: [
      action(
        'checkOut',
        'everybody',
        'basket, email, due_on',
        'fixes prices, opens a payment session',
        'sold-out lines; a day in the past',
      ),
      action(
        'paymentWebhook',
        'the provider, signature checked',
        'event',
        'marks paid once',
        'unknown signatures, known event ids (answers 200 and does nothing)',
      ),
    ],
    notices: [
      notice('an order is paid', 'the buyer', 'email', 'number, lines, total with tax, where and when'),
    ],
    seeds: [
      seed('Order', 'email, state, total_minor', [
        `ines@example.com | paid | ${typical} (${money(typical)})`,
        `tom@example.com | handed_over | ${priceAt(typical, 3)} (${money(priceAt(typical, 3))})`,
      ]),
    ],
    measures: ['Baskets that end in payment', 'Average order'],
  }
}
