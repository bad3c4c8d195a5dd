// Things with a price: shown, ordered, paid ahead, handed over.
import type { FeatureDraft, Ground } from '../ground.ts'
import { a, first } from '../nouns/noun.ts'
import {
  action,
  bad,
  down,
  empty,
  entity,
  notice,
  offline,
  route,
  seed,
  story,
  stranger,
  twice,
  works,
} from '../writing.ts'
import { path, snake } from './shared.ts'

const SIZES = [0.6, 0.85, 1, 1.8]

/** Around the plan's price, rounded to tenths: a shelf never holds one price. */
const priceAt = (typical: number, i: number) =>
  Math.max(10, Math.round((typical * (SIZES[i] ?? 1)) / 10) * 10)

export function catalogue({ n, typical, money }: Ground): FeatureDraft {
  const { one, many, table } = n.thing
  return {
    name: `The ${many}`,
    code: 'CAT',
    why: `${first(many)} change more often than pages; whoever sells them must be able to change a price or hide one without a developer.`,
    stories: [
      story(
        n.customer.one,
        `see which ${many} there are today and what they cost`,
        'I can decide before I come',
        works(
          `three ${many} on sale and one hidden | the page opens on a phone | three are shown with name, price and what is in them; the hidden one is nowhere, not even in the page source`,
        ),
        empty(`nothing is on sale | the page opens | it says when there will be something, not "no results"`),
        bad('a price of −1 or 1,000 characters of name | it is saved at the desk | refused beside the field'),
        stranger(
          `somebody who is not an admin | the save action is called with a valid id | not found, and the price stays`,
        ),
      ),
    ],
    entities: [
      entity(
        table,
        `one ${one} on sale`,
        'name text; description text; price_minor int; picture_key text?; is_shown boolean; sort int',
        {
          unique: ['name'],
          read: 'everybody where is_shown; admins all',
          write: 'admins',
          shared: 'the firm’s own, the same for all',
        },
      ),
    ],
    routes: [
      route(
        'list',
        `/${path(n.thing)}`,
        first(many),
        'everybody',
        `picture, name, price, what is in it; sold-out ones last`,
        {
          empty: 'when the next ones come',
          error: 'the last known list, with its age',
        },
      ),
    ],
    actions: [
      action(
        `save${table}`,
        'admin',
        'name, description, price_minor, is_shown',
        'stores, writes the audit entry',
        'a price below 0 or above 100 times the plan’s price',
      ),
    ],
    seeds: [
      seed(
        table,
        'name, price_minor, is_shown',
        n.samples.map(
          (name, i) => `${name} | ${priceAt(typical, i)} (${money(priceAt(typical, i))}) | ${i < 3}`,
        ),
      ),
    ],
    measures: [`Views of ${a(n.thing)} that end in an order`],
  }
}

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

export function collection(g: Ground): FeatureDraft {
  const { n, has } = g
  const what = has('standing-orders') ? 'Delivery' : 'Order'
  const source = what === 'Delivery' ? 'standing_order' : 'order'
  return {
    name: 'Collection with a code',
    code: 'BOX',
    why: 'Somebody who works until six is a customer only if the door need not be staffed. Start with number locks and codes that change daily; motor locks come when the count justifies them.',
    stories: [
      story(
        n.customer.one,
        `get my ${n.thing.one} out of a compartment with a code`,
        'I need no opening hours',
        works(
          `my ${n.thing.one} lies in compartment 7 | I open the message | it shows 7 and six digits, also without a connection once loaded`,
        ),
        stranger(
          'a code of yesterday or of another compartment | it is typed | the door stays shut; after five wrong tries the compartment is blocked for ten minutes and the desk is told',
        ),
        twice('a collected compartment | the code is typed again | refused: "collected at 18:12"'),
        offline(
          'the lockers have no network | I type the right code | it opens: codes for the day are loaded each morning',
        ),
        bad(
          'all compartments are full | one more is to be filled | the desk says which ones have waited longest and offers the counter instead',
        ),
        empty(`nothing waits for me | the page opens | my next day of collection`),
      ),
    ],
    entities: [
      entity('Compartment', 'one door', 'number int; size small|large; state free|filled|blocked', {
        unique: ['number'],
        read: 'admins; a customer sees the number of their own',
        write: 'admins; the server',
        shared: 'furniture of the firm',
      }),
      entity(
        'PickupCode',
        'the right to open one door on one day',
        `compartment_id -> Compartment; ${source}_id -> ${what}; user_id -> User; code_hash text; valid_on date; used_at timestamptz?; wrong_tries int`,
        {
          unique: ['compartment_id + valid_on', `${source}_id`],
          read: 'its user, for the day',
          write: 'the server',
          owner: 'user_id',
        },
      ),
    ],
    routes: [
      route(
        'page',
        '/collect',
        'Collect',
        n.customer.one,
        'number and code in type large enough for a dark street',
        { empty: 'the next day of collection', error: 'the code as last loaded, and the counter’s hours' },
      ),
      route(
        'board',
        '/desk/lockers',
        'Fill the lockers',
        'admin',
        'every door with its state; one tap fills, one empties',
        { empty: '"All free"', error: 'the state as last known; taps are kept and sent later' },
      ),
    ],
    actions: [
      action(
        'fillCompartment',
        'admin',
        `compartment_id, ${source}_id`,
        'makes a code from a secure random source, stores its hash, tells the customer',
        'filled or blocked doors',
      ),
      action(
        'openCompartment',
        'the lock, by key',
        'number, code',
        'checks hash and day, marks used',
        'wrong, used or old codes',
      ),
    ],
    notices: [
      notice('a compartment is filled', n.customer.one, 'email and page', 'number, code, until when'),
    ],
    seeds: [
      seed('Compartment', 'number, size, state', [
        '1 | small | filled',
        '2 | small | free',
        '7 | large | filled',
        '8 | large | blocked',
      ]),
    ],
    measures: ['Collected after closing time', 'Left in a compartment overnight'],
  }
}

export function batches({ n, place }: Ground): FeatureDraft {
  const { one, many, table } = n.thing
  const id = `${snake(n.thing)}_id`
  return {
    name: 'Stock and batches',
    code: 'STK',
    why: `What went into ${a(n.thing)} must be found again when a customer complains, and what is promised must exist.`,
    stories: [
      story(
        'admin',
        `record a batch and see what is left`,
        `we promise no ${one} that is not there`,
        works(
          `12 ${many} in stock | a batch of 40 is entered with its materials | stock says 52, and each carries the batch’s number`,
        ),
        twice('a batch entry on a tablet | save is pressed twice | one batch'),
        bad('a move that would bring stock below 0 | it is saved | refused with what is there'),
        stranger('a person who is not an admin | the move action is called | not found'),
        empty('no batch yet | the page opens | "Count what is on the shelf": one form for the opening stock'),
        offline(
          'no network in the workshop | a batch is entered | it waits on the device and is sent later, with its own time',
        ),
      ),
    ],
    entities: [
      entity(
        'Batch',
        'made or bought at once',
        `${id} -> ${table}; number text; made_on date; quantity int; materials text; use_by date?`,
        { unique: ['number'], read: 'admins', write: 'admins', shared: 'the firm’s own' },
      ),
      entity(
        'StockMove',
        'plus or minus, never edited',
        `${id} -> ${table}; batch_id -> Batch?; quantity int; reason made|sold|wasted|counted|returned; by_id -> User`,
        {
          read: 'admins',
          write: 'added by admins and the server; corrected by another move',
          owner: 'by_id',
        },
      ),
    ],
    routes: [
      route(
        'list',
        '/desk/stock',
        'Stock',
        'admin',
        `${many} with what is there, promised and free; batches below`,
        { empty: 'the form for the opening stock', error: 'the last count with its time' },
      ),
    ],
    actions: [
      action(
        'recordBatch',
        'admin',
        `${id}, quantity, materials, client_key`,
        'adds batch and move together',
        'a used client_key',
      ),
      action('wasteStock', 'admin', `${id}, quantity, why`, 'adds a minus', 'more than is there'),
    ],
    seeds: [
      seed('Batch', `number, ${id}, quantity, materials`, [
        `B-001 | ${n.samples[0]} | 40 | first supplier, ${place}`,
        `B-002 | ${n.samples[1]} | 24 | second supplier`,
      ]),
    ],
    measures: [`${first(many)} wasted, by reason`],
  }
}

export function referrals({ n, people }: Ground): FeatureDraft {
  return {
    name: 'Bring a friend',
    code: 'REF',
    why: `${first(n.customer.many)} know each other; a link says who brought whom, so the plan’s cost of winning one can be measured.`,
    stories: [
      story(
        n.customer.one,
        'pass on a link of mine',
        'both of us get something',
        works(
          'a friend opens my link and pays for the first time | 14 days pass without a refund | both get the reward, once',
        ),
        stranger('my own link | I open it with a second address and the same card | no reward'),
        twice('a friend who was brought | they come by a second link | the first one counts'),
        empty('nobody came yet | the page opens | the link and a button to copy it, no table of zeros'),
        bad('a code that does not exist | the link is opened | the normal page, without a word about it'),
      ),
    ],
    entities: [
      entity(
        'Referral',
        'who brought whom',
        'from_id -> User; code text; to_id -> User?; state opened|joined|rewarded|refused',
        {
          unique: ['to_id', 'code + to_id'],
          read: 'from_id, without the friend’s address',
          write: 'the server',
          owner: 'from_id',
        },
      ),
    ],
    routes: [
      route('page', '/friends', 'Bring a friend', n.customer.one, 'link, how many came, what was earned', {
        empty: 'the link and how it works',
        error: 'the link still works; counts are hidden',
      }),
    ],
    actions: [
      action(
        'rewardDue',
        'a job, daily',
        'none',
        'rewards what is 14 days old and not refunded',
        'a second reward for the same friend',
      ),
    ],
    seeds: [
      seed('Referral', 'from_id, code, state', [
        `${people[0]} | ${people[0]?.split(' ')[0]?.toUpperCase()}-4F | rewarded`,
        `${people[1]} | ${people[1]?.split(' ')[0]?.toUpperCase()}-9K | opened`,
      ]),
    ],
    measures: ['New ones who came by a friend’s link'],
  }
}
