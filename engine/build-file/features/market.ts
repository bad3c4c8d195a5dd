// Two sides who do not know each other, and money that waits in between.
import type { FeatureDraft, Ground } from '../ground.ts'
import { a, first } from '../nouns/noun.ts'
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
import { path, snake } from './shared.ts'

export const listingTable = ({ n }: Pick<Ground, 'n'>): string =>
  n.listed.one === n.seller.one ? `${n.listed.table}Profile` : n.listed.table

export function listings(g: Ground): FeatureDraft {
  const { n, typical, money, people, place } = g
  const { one, many } = n.listed
  const table = listingTable(g)
  const isPerson = n.listed.one === n.seller.one
  const names = isPerson ? people.slice(1, 4).map((name) => `${name}, ${place}`) : n.samples.slice(0, 3)
  return {
    name: `${first(many)} and search`,
    code: 'LIST',
    why: `A ${n.customer.one} comes for one ${one}, not for a catalogue: filters that the trade uses, real pictures, price with all fees.`,
    stories: [
      story(
        n.customer.one,
        `find ${a(n.listed)} that suits me`,
        'I need not read a hundred pages',
        works(
          `200 ${many} of which 9 fit | I set two filters | nine are shown, the address of the page holds the filters, and back keeps my place`,
        ),
        empty(
          `no ${one} fits | the search ends | which filter to drop for how many more, and "tell me when one comes"`,
        ),
        bad(
          'a search for "\' OR 1=1 --" or 500 characters | it is sent | an ordinary search of at most 100 characters',
        ),
        down('the search is slow | two seconds pass | the newest ones are shown with a line that says so'),
      ),
      story(
        n.seller.one,
        isPerson ? 'show what I do, where and for how much' : `put up ${a(n.listed)} in three minutes`,
        'I get orders without running a shop',
        works(
          'three pictures, a price and the needed fields | I publish | it is public after the founder’s check, and I see "in check" until then',
        ),
        bad(
          'a picture of 30 MB or a PDF named .jpg | it is chosen | refused by content, not by name, before it is sent',
        ),
        stranger(`another ${n.seller.one}’s ${one} | I save a price for its id | not found`),
        twice('a draft | publish is pressed twice | one listing'),
      ),
    ],
    entities: [
      entity(
        table,
        isPerson ? `what a ${one} offers` : `one ${one} for sale`,
        `seller_id -> User; title text; description text; price_minor int; pictures text[]; details jsonb; state draft|in_check|public|reserved|gone; place text?`,
        {
          unique: ['seller_id + title where public'],
          read: 'everybody where public; its seller; admins',
          write: 'its seller; state public only by admins',
          owner: 'seller_id',
        },
      ),
    ],
    routes: [
      route(
        'list',
        `/${path(n.listed)}`,
        `Find ${a(n.listed)}`,
        'everybody',
        'pictures, price, place; filters stay in the address',
        { empty: 'which filter to drop; "tell me when"', error: 'the newest ones from the cache' },
      ),
      route(
        'page',
        `/${path(n.listed)}/:id`,
        first(one),
        'everybody',
        `pictures, details, ${n.seller.one} with reviews, price with fees, one button`,
        { empty: 'not possible', error: 'gone: the three nearest ones' },
      ),
      route(
        'form',
        '/sell',
        isPerson ? 'My profile' : `My ${many}`,
        n.seller.one,
        'drafts, in check, public, gone',
        { empty: 'the form itself', error: 'the draft is kept on the device' },
      ),
    ],
    actions: [
      action(
        'publishListing',
        n.seller.one,
        'listing_id',
        'checks fields, sends to check',
        `without a picture; a price below the smallest that can be paid out`,
      ),
    ],
    notices: [notice('a listing is accepted or refused', n.seller.one, 'email', 'which, and what to change')],
    seeds: [
      seed(
        table,
        'seller_id, title, price_minor, state',
        names.map(
          (name, i) =>
            `${people[1 + (i % 2)]} | ${name} | ${typical} (${money(typical)}) | ${['public', 'public', 'in_check'][i]}`,
        ),
      ),
    ],
    measures: [
      `Searches that end on ${a(n.listed)}, and those that find nothing`,
      `${first(many)} published in a week`,
    ],
  }
}

export function protectedOrders(g: Ground): FeatureDraft {
  const { n, share, typical, money, people, has } = g
  const listing = listingTable(g)
  const id = `${snake({ one: n.listed.one })}_id`
  const inWork = has('custom-work') ? `in_${snake(n.work)}|` : ''
  const isService = n.listed.one === n.seller.one
  const way = isService ? 'agreed|done' : `${inWork}shipped|received`
  const received = isService ? 'done' : 'received'
  return {
    name: 'Money held until it is right',
    code: 'PAY',
    why: `Strangers trade only if neither has to go first. The payment provider’s connected accounts hold the money; we keep ${share} and never touch the rest.`,
    stories: [
      story(
        n.customer.one,
        'pay now and have it released only when all is well',
        'I can buy from a stranger',
        works(
          `I pay ${money(typical)} | the provider confirms | the purchase is paid, the ${n.seller.one} is told, and the money stays with the provider`,
        ),
        works(
          `${received} and 48 hours without a complaint | the job runs | ${share} stays with us, the rest goes to the ${n.seller.one}’s connected account, both as entries that sum to the price`,
        ),
        works(
          'a complaint within 48 hours | I send it with pictures | the payout stops and the desk gets the case',
        ),
        twice(
          'a payout job that ran | it runs again, or two workers run at once | one transfer: the purchase’s id is the provider’s idempotency key',
        ),
        stranger('a purchase between two others | I open, confirm or dispute it | not found'),
        down(
          'the provider refuses a transfer | the job runs | it stays due, is tried again with growing pauses, and the desk sees it after the third time',
        ),
      ),
      story(
        n.seller.one,
        'see what is due to me and when',
        'I can plan',
        works(
          'two held and one paid out | my money opens | three lines with price, our share, mine, and the day',
        ),
        bad(
          'an account with the provider that is not complete | a listing is to be published | refused with a link to finish it',
        ),
        empty('nothing sold yet | my money opens | how and when payouts come, with an example'),
      ),
    ],
    entities: [
      entity(
        'Purchase',
        'one sale between two people',
        `buyer_id -> User; seller_id -> User; ${id} -> ${listing}; state paid|${way}|disputed|refunded|paid_out; total_minor int; fee_minor int; payment_ref text; release_at timestamptz?`,
        {
          unique: ['payment_ref'],
          read: 'its buyer, its seller; admins',
          write: 'the server along the allowed steps; each side only its own step',
          owner: 'buyer_id',
        },
      ),
      entity(
        'MoneyEntry',
        'a line of the ledger, never edited',
        'purchase_id -> Purchase; kind charge|fee|payout|refund; amount_minor int; provider_ref text',
        {
          unique: ['purchase_id + kind + provider_ref'],
          read: 'buyer: charge, refund; seller: fee, payout; admins',
          write: 'the server, added only',
          owner: 'purchase_id',
        },
      ),
    ],
    routes: [
      route(
        'page',
        '/purchases/:id',
        'Purchase',
        'its buyer and seller',
        'steps as a line, who acts next, by when, complaint',
        { empty: 'not possible', error: 'the last known step with its time' },
      ),
      route('list', '/money', 'My money', n.seller.one, 'held, due, paid out, with our share shown', {
        empty: 'how payouts work, with an example',
        error: 'the ledger as last known; no button',
      }),
    ],
    actions: [
      action(
        'buy',
        n.customer.one,
        `${id}`,
        `reserves it, computes price and fee on the server, opens payment`,
        'what is gone; one’s own',
      ),
      action(
        'advance',
        'the side whose turn it is',
        'purchase_id, step',
        'moves one allowed step',
        'skipped steps, a second time',
      ),
      action('dispute', n.customer.one, 'purchase_id, text, pictures', 'stops the payout', 'after 48 hours'),
    ],
    notices: [
      notice('a purchase is paid', n.seller.one, 'email', 'what, by when, the next step'),
      notice('money is released', n.seller.one, 'email', 'amount, our share, when it arrives'),
    ],
    seeds: [
      seed('Purchase', 'buyer_id, seller_id, state, total_minor', [
        `${people[0]} | ${people[1]} | ${way.split('|')[0]} | ${typical} (${money(typical)})`,
        `${people[0]} | ${people[2]} | disputed | ${typical} (${money(typical)})`,
        `${people[3]} | ${people[1]} | paid_out | ${typical} (${money(typical)})`,
      ]),
    ],
    measures: ['Purchases, our share, refunds and disputes in a week', 'Hours from paid to received'],
  }
}

export function customWork(g: Ground): FeatureDraft {
  const { n, has, people } = g
  const { one, many, table } = n.work
  const sale = has('protected-orders') ? 'Purchase' : has('orders') ? 'Order' : 'User'
  const saleId = `${sale.toLowerCase()}_id`
  const thing = n.thing.one
  return {
    name: `${first(many)} before it is sent`,
    code: 'FIT',
    why: `The ${thing} is changed for one person and cannot be sold to another afterwards; a wrong number costs the whole sale, so numbers are entered once, checked and confirmed.`,
    stories: [
      story(
        n.customer.one,
        `keep my measurements and ask for ${a(n.work)}`,
        'it fits the first time',
        works(
          `chest 92, waist 74, hip 99 cm in my profile | I order ${a(n.work)} | the numbers are copied into it, so later changes of my profile do not alter it`,
        ),
        bad(
          'a waist of 740 cm, or inches typed as centimetres | it is saved | refused with the likely meaning: "74?"',
        ),
        stranger(
          `another person’s profile id | it is opened | not found; a ${n.provider.one} sees numbers only for work that is theirs and open`,
        ),
        empty(
          'no measurements yet | I want to order | a drawing of where to measure, five fields, and "measure something that fits you" as the other way',
        ),
      ),
      story(
        n.provider.one,
        `see my queue and confirm each ${one}`,
        'nothing is cut twice or wrongly',
        works(
          `three ${many} in my queue | I open one | ${thing}, numbers, what is asked, pictures, and the day by which it leaves`,
        ),
        twice(
          `${a(n.work)} marked finished with a picture | it is marked again | nothing changes; the next step starts once`,
        ),
        works(
          `it cannot be done | I refuse with a reason before I begin | the ${n.customer.one} chooses: as it is, or the money back`,
        ),
      ),
    ],
    entities: [
      entity(
        'FitProfile',
        'the numbers of one person',
        'user_id -> User; label text; unit cm|in; numbers jsonb; confirmed_at timestamptz',
        {
          unique: ['user_id + label'],
          read: `its owner; a ${n.provider.one} through open work`,
          write: 'its owner',
          owner: 'user_id',
        },
      ),
      entity(
        table,
        `the change to one ${thing}`,
        `${saleId} -> ${sale}; provider_id -> User; numbers jsonb; asked text; state waiting|begun|finished|refused; picture_key text?; due_on date`,
        {
          unique: [saleId],
          read: `its ${n.customer.one}, its ${n.provider.one}; admins`,
          write: `the ${n.provider.one}: state, picture; the server: numbers, once`,
          owner: 'provider_id',
        },
      ),
    ],
    routes: [
      route('form', '/my-fit', 'My measurements', n.customer.one, 'drawing, numbers, unit', {
        empty: 'the drawing and five fields',
        error: 'what was typed stays',
      }),
      route(
        'list',
        '/queue',
        `My ${many}`,
        n.provider.one,
        'by the day they leave; late ones marked in words',
        { empty: '"Nothing waits", and what comes', error: 'the list as last loaded' },
      ),
    ],
    actions: [
      action(
        `finish${table}`,
        n.provider.one,
        'id, picture',
        'moves the sale on',
        'without a picture; work of others',
      ),
      action(
        `refuse${table}`,
        n.provider.one,
        'id, reason',
        `asks the ${n.customer.one}`,
        'after it was begun',
      ),
    ],
    notices: [
      notice(`${a(n.work)} is due in a day`, n.provider.one, 'email', 'which, and by when it leaves'),
    ],
    seeds: [
      seed('FitProfile', 'user_id, label, unit, numbers', [
        `${people[0]} | me | cm | chest 92, waist 74, hip 99, inseam 78`,
      ]),
      seed(table, 'provider_id, asked, state', [
        `${people[2]} | take in the waist, shorten the sleeves | begun`,
        `${people[2]} | raise the hem by 4 cm | waiting`,
      ]),
    ],
    measures: [`Share sent back, with and without ${a(n.work)}`, `Days in ${a(n.work)}`],
  }
}

export function quotes({ n, typical, money, people }: Ground): FeatureDraft {
  return {
    name: 'Requests, quotes and jobs',
    code: 'QUO',
    why: `Nobody can price this without seeing it. A request with photos (${n.workAsks}) gets a quote that says what is in it, and a yes makes it a job.`,
    stories: [
      story(
        n.customer.one,
        'send a request with photos and get a price',
        'I can compare and decide without three visits',
        works(
          `a request with two photos | the ${n.provider.one} sends a quote of ${money(typical)}, valid for 14 days | I see lines, tax and total, and say yes with one button`,
        ),
        twice('an accepted quote | yes is pressed again, or the page is reloaded | one job'),
        bad('a quote whose 14 days are over | I say yes | refused, with "ask for a new one"'),
        stranger('the link of another’s quote with one letter changed | it is opened | not found'),
        empty('no request yet | the desk opens | the form’s address to share'),
        down(
          'the photos do not get through | I send | the text arrives, and a link by email lets me add photos later',
        ),
      ),
    ],
    entities: [
      entity(
        'QuoteRequest',
        'what is wanted',
        'user_id -> User; text text; photos text[]; address text; state new|quoted|accepted|declined',
        { read: `its author; the ${n.provider.one}`, write: 'its author until quoted', owner: 'user_id' },
      ),
      entity(
        'Quote',
        'a price with its lines; a change makes a new version',
        'request_id -> QuoteRequest; version int; lines jsonb; total_minor int; valid_until date; accepted_at timestamptz?',
        {
          unique: ['request_id + version'],
          read: 'the author of the request; admins',
          write: `the ${n.provider.one}; accepted_at by the author`,
          owner: 'request_id',
        },
      ),
      entity(
        'Job',
        'agreed work',
        'quote_id -> Quote; starts_on date; state planned|begun|done|invoiced|paid; notes text?',
        { unique: ['quote_id'], read: 'as its quote', write: `the ${n.provider.one}`, owner: 'quote_id' },
      ),
    ],
    routes: [
      route('form', '/request', 'Tell us what you need', 'everybody', 'text, photos, address', {
        empty: 'the form',
        error: 'text and photos stay',
      }),
      route(
        'board',
        '/desk/jobs',
        'Requests and jobs',
        n.provider.one,
        'new, quoted, planned, begun, to invoice',
        { empty: 'the address of the form to share', error: 'columns as last known' },
      ),
    ],
    actions: [
      action(
        'sendQuote',
        n.provider.one,
        'request_id, lines, valid_until',
        'stores a version, sends the link',
        'lines that do not sum to the total',
      ),
      action('acceptQuote', n.customer.one, 'quote_id', 'makes the job once', 'old versions, past dates'),
    ],
    notices: [
      notice('a request comes in', n.provider.one, 'email and text message', 'first photo and place'),
      notice('a quote runs out in two days', n.customer.one, 'email', 'total and link'),
    ],
    seeds: [
      seed('QuoteRequest', 'user_id, text, state', [
        `${people[0]} | ${first(n.work.one)} wanted, two photos | quoted`,
        `${people[2]} | As soon as possible, see photo | new`,
      ]),
      seed('Quote', 'request_id, version, total_minor', [`1 | 1 | ${typical} (${money(typical)})`]),
    ],
    measures: ['Hours from request to quote', 'Quotes that become jobs'],
  }
}
