// A ledger of points.
import type { FeatureDraft, Ground } from '../ground.ts'
import { a } from '../nouns/noun.ts'
import { action, bad, empty, entity, notice, route, seed, story, stranger, twice, works } from '../writing.ts'
import { tenantOf } from './shared.ts'

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
          unique: ['cause + cause_id + from_id'],
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
