// People who share duties: turns, points, auctions.
import type { FeatureDraft, Ground } from '../ground.ts'
import { a, first } from '../nouns/noun.ts'
import {
  action,
  bad,
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
import { path, snake, tenantOf } from './shared.ts'

const CHORES = ['Kitchen floor', 'Bins out', 'Bathroom', 'Fridge clear-out']
const TASKS = ['Morning check', 'Weekly count', 'Monthly report', 'Call those who wait']

export function tasks(g: Ground): FeatureDraft {
  const { n, people, has } = g
  const { one, many, table } = n.task
  const t = tenantOf(g)
  const points = has('points')
  const names = one === 'chore' ? CHORES : TASKS
  return {
    name: `${first(many)} and whose turn it is`,
    code: 'TASK',
    why: `Quarrels start where nobody remembers whose turn it was. Turns are made ahead by a rule everybody can read.`,
    stories: [
      story(
        n.customer.one,
        `see my ${many} of the week and tick them off`,
        'nobody has to remind me',
        works(
          `"${names[0]}" is mine until Sunday | I tick it | it is done with the time${points ? `, and its points are mine` : ''}; the next turn goes to the next in the row`,
        ),
        twice(
          `a done ${one} | two people tick it in the same second, or I tick twice | one is credited, once`,
        ),
        stranger(`${a(n.task)} of another ${t.called} | its id is ticked | not found`),
        bad(`${a(n.task)} every 0 days, or 400 | it is saved | refused: 1 to 365`),
        works(
          `a turn that was missed | Sunday 23:59 passes in the ${t.called}’s own time zone | it is marked missed once and shown to all, without a lecture`,
        ),
        offline(
          'in the cellar without network | I tick | it counts with the time of the tap and is sent later',
        ),
        empty(`no ${many} yet | the page opens | six usual ones to pick from, one tap each`),
      ),
    ],
    entities: [
      entity(
        table,
        `something that comes round again`,
        `${t.reference}; name text; every_days int 1..365; ${points ? 'points int 1..100; ' : ''}archived_at timestamptz?`,
        { unique: [`${t.field} + name`], read: t.who, write: t.who, owner: t.field },
      ),
      entity(
        `${table}Turn`,
        'one time, one person',
        `${snake(n.task)}_id -> ${table}; user_id -> User; due_on date; state open|done|missed|traded; done_at timestamptz?`,
        {
          unique: [`${snake(n.task)}_id + due_on`],
          read: t.who,
          write: 'the person whose turn it is; the server',
          owner: 'user_id',
        },
      ),
    ],
    routes: [
      route(
        'board',
        `/${path(n.task)}`,
        'This week',
        n.customer.one,
        `mine first, then everybody’s; a tick is one tap`,
        {
          empty: 'six usual ones to pick from',
          error: 'the week as last loaded; ticks are kept',
          success: 'the tick, with "undo" for ten seconds',
        },
      ),
    ],
    actions: [
      action(
        `finish${table}`,
        'whose turn it is',
        'turn_id, done_at, client_key',
        `marks done${points ? ' and books the points in one transaction' : ''}`,
        'turns of others; done ones',
      ),
      action(
        'makeTurns',
        'a job, nightly',
        'none',
        'makes turns for the next 14 days, whoever did it longest ago first',
        'a second turn for the same day',
      ),
    ],
    notices: [
      notice(
        `${a(n.task)} is due tomorrow`,
        'whose turn it is',
        'push or email, opt-out',
        'what, until when, "trade it"',
      ),
    ],
    seeds: [
      seed(
        table,
        points ? 'name, every_days, points' : 'name, every_days',
        names.map((name, i) => `${name} | ${[7, 3, 7, 14][i]}${points ? ` | ${[20, 10, 35, 25][i]}` : ''}`),
      ),
      seed(
        `${table}Turn`,
        'user_id, due_on, state',
        people
          .slice(0, 3)
          .map(
            (name, i) =>
              `${name} | ${['today', 'tomorrow', 'yesterday'][i]} | ${['open', 'open', 'missed'][i]}`,
          ),
      ),
    ],
    measures: [`${first(many)} done in time, by week`],
  }
}

export function points(g: Ground): FeatureDraft {
  const { n, people } = g
  const t = tenantOf(g)
  return {
    name: 'Points, earned and traded',
    code: 'PTS',
    why: `Points are this product’s money: if a balance can be wrong, the argument is back. So they are a ledger in which every line has a cause, and a balance is a sum.`,
    stories: [
      story(
        n.customer.one,
        `hand ${a(n.task)} to somebody for points`,
        'a bad week costs points, not peace',
        works(
          `I have 60 points | I offer 25 for "Bathroom" and ${people[1]?.split(' ')[0]} takes it | 25 move from me to them when it is done, and the turn is theirs`,
        ),
        bad('I have 10 points | I offer 25 | refused, with my balance; no balance falls below 0'),
        twice(
          'an open offer | two people take it in the same second | one gets it, the other is told who was faster',
        ),
        stranger(`somebody outside the ${t.called} | they read the ledger or take an offer | not found`),
        works(
          'a wrong entry | a member who runs it corrects it | a second entry with the reason; nothing is ever edited',
        ),
        empty(
          'no points yet | the page opens | how the first ones are earned, and everybody’s 0 in one line',
        ),
      ),
    ],
    entities: [
      entity(
        'PointEntry',
        'one move of points, never edited',
        `${t.reference}; from_id -> User?; to_id -> User?; points int 1..1000; cause done|trade|auction|correction; cause_id uuid; note text?`,
        {
          unique: ['cause + cause_id'],
          read: t.who,
          write: 'the server; a correction by members who run it',
          owner: t.field,
        },
      ),
      entity(
        'TradeOffer',
        'points offered for a turn',
        `turn_id -> ${n.task.table}Turn; from_id -> User; points int; taken_by_id -> User?; state open|taken|withdrawn|over`,
        {
          unique: ['turn_id where open'],
          read: t.who,
          write: 'its author: offer, withdraw; one other: take',
          owner: 'from_id',
        },
      ),
    ],
    routes: [
      route(
        'list',
        '/points',
        'Points',
        n.customer.one,
        'balances side by side, then the ledger with its causes',
        { empty: 'how the first ones are earned', error: 'balances as last known; trading is off' },
      ),
    ],
    actions: [
      action(
        'offerTrade',
        'whose turn it is',
        'turn_id, points',
        'sets points aside',
        'more than the balance; done turns',
      ),
      action(
        'takeTrade',
        `another member`,
        'offer_id',
        'moves the turn; points follow when it is done',
        'taken offers; one’s own',
      ),
    ],
    notices: [
      notice(
        'an offer is made',
        `the others of the ${t.called}`,
        'push, opt-out',
        'what, points, until when',
      ),
    ],
    seeds: [
      seed('PointEntry', 'from_id, to_id, points, cause', [
        `none | ${people[0]} | 20 | done`,
        `none | ${people[1]} | 35 | done`,
        `${people[0]} | ${people[2]} | 15 | trade`,
      ]),
    ],
    measures: ['Trades in a week', 'Gap between the highest and the lowest balance'],
  }
}

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
          `"Fridge clear-out" is up until Sunday 20:00 | I ask for 30, ${people[1]?.split(' ')[0]} for 25 | at 20:00 ${people[1]?.split(' ')[0]} wins at 25; the others pay in equal shares, a remainder falls on those with the most points`,
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
