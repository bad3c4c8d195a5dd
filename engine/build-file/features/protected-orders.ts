// Money that waits until both sides are content.
import type { FeatureDraft, Ground } from '../ground.ts'
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
import { listingTable, snake } from './shared.ts'

export function protectedOrders(g: Ground): FeatureDraft {
  const { n, share, typical, money, people } = g
  const listing = listingTable(g)
  const id = `${snake({ one: n.listed.one })}_id`
  const isService = n.listed.one === n.seller.one
  const way = isService ? 'agreed|done' : 'shipped|received'
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
        'purchase_id -> Purchase; kind charge|fee|payout|refund; payee_id -> User?; amount_minor int; provider_ref text',
        {
          unique: ['purchase_id + kind + payee_id'],
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
        `${people[3]} | ${people[1]} | disputed | ${typical} (${money(typical)})`,
        `${people[3]} | ${people[1]} | paid_out | ${typical} (${money(typical)})`,
      ]),
    ],
    measures: ['Purchases, our share, refunds and disputes in a week', 'Hours from paid to received'],
  }
}
