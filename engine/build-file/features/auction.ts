// A price for what nobody wants.
import type { FeatureDraft, Ground } from '../ground.ts'
import { action, bad, empty, entity, notice, route, seed, story, stranger, twice, works } from '../writing.ts'
import { tenantOf } from './shared.ts'

export function auction(g: Ground): FeatureDraft {
  const { n, people } = g
  const t = tenantOf(g)
  return {
    name: 'The weekly auction',
    code: 'AUC',
    why: `For what nobody wants, the price is found and not decreed: whoever asks for the fewest points does it, and the others pay them together.`,
    stories: [
      story(
        n.customer.one,
        `bid for the ${n.task.many} nobody wants`,
        'the worst jobs are paid what they are worth to us',
        works(
          `"Fridge clear-out" is up until Sunday 20:00 | I ask for 30, ${people[1]?.split(' ')[0]} for 25 | at 20:00 ${people[1]?.split(' ')[0]} wins at 25; the others pay in equal shares, a remainder falls on whoever has the most; nobody goes below 0, and what is missing is made as new points`,
        ),
        works('two equal bids | the auction closes | the earlier one wins, by the server’s clock'),
        bad('a bid after 20:00:00, of 0, or of 1,001 | it is sent | refused with the reason'),
        twice(
          'the closing job runs twice, or on two servers | 20:00 passes | one result, one set of entries',
        ),
        stranger(
          `a bid for an auction of another ${t.called} | it is sent | not found; bids stay sealed until the end, also in the API`,
        ),
        empty(
          'nobody bids | the auction closes | it is drawn by lot among those who did the least this month, and says so',
        ),
      ),
    ],
    entities: [
      entity(
        'AuctionLot',
        `one ${n.task.one} put up`,
        `${t.reference}; turn_id -> ${n.task.table}Turn; closes_at timestamptz; winner_id -> User?; price int?; state open|closed|drawn`,
        { unique: ['turn_id'], read: t.who, write: 'the server', owner: t.field },
      ),
      entity('Bid', 'what one person asks for', 'lot_id -> AuctionLot; user_id -> User; points int 1..1000', {
        unique: ['lot_id + user_id'],
        read: 'its author until the end, then all of the lot',
        write: 'its author until the end; a new one replaces the old',
        owner: 'user_id',
      }),
    ],
    routes: [
      route(
        'board',
        '/auction',
        'Auction',
        n.customer.one,
        'lots with time left in words, my sealed bid, last results',
        {
          empty: '"Nothing is up this week", and when the next one opens',
          error: 'time left goes on; bidding is off',
          success: '"Your bid: 30. You may change it until Sunday 20:00"',
        },
      ),
    ],
    actions: [
      action('placeBid', n.customer.one, 'lot_id, points', 'stores or replaces', 'closed lots; out of range'),
      action(
        'closeAuctions',
        'a job, every minute',
        'none',
        'closes what is due, books points and gives the turn in one transaction',
        'closed lots',
      ),
    ],
    notices: [
      notice(
        'an auction closes in three hours',
        'who has not bid',
        'push, opt-out',
        `what, and that a draw follows if nobody bids`,
      ),
      notice(
        'it is closed',
        `the ${t.called}`,
        'push or email',
        'who does it, for how many points, what each pays',
      ),
    ],
    seeds: [
      seed('AuctionLot', 'turn_id, closes_at, state', [
        'Fridge clear-out | next Sunday 20:00 | open',
        'Bathroom | last Sunday 20:00 | closed',
      ]),
      seed('Bid', 'lot_id, user_id, points', [`1 | ${people[0]} | 30`, `1 | ${people[1]} | 25`]),
    ],
    measures: ['Lots with two bids or more', 'Points paid for the least wanted, by week'],
  }
}
