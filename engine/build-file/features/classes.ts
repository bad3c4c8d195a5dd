// Seats on a date.
import type { FeatureDraft, Ground } from '../ground.ts'
import { first } from '../nouns/noun.ts'
import { action, bad, empty, entity, notice, route, seed, story, stranger, twice, works } from '../writing.ts'
import { path } from './shared.ts'

export function classes(g: Ground): FeatureDraft {
  const { n, prices, typical, money, people } = g
  const { one, many } = n.classes
  const price = prices.find(({ what }) => /seat|class|course|workshop|place/i.test(what))?.minor ?? typical
  return {
    name: first(many),
    code: 'CLS',
    why: `A ${one} has a fixed number of seats and one date; what is unsold on the day is gone, so a wait list and a fair rule for cancelling matter more than a calendar.`,
    stories: [
      story(
        n.customer.one,
        `take a seat in a ${one}`,
        'I know that there is room before I go',
        works(
          `8 seats, 7 taken | I pay ${money(price)} | the last seat is mine and the ${one} shows as full`,
        ),
        twice(
          'one seat left | two people pay in the same second | one gets it; the other’s payment is cancelled, not refunded later',
        ),
        works(
          'a full one and a wait list | a seat is given back | the first on the list has four hours to pay, then the next',
        ),
        stranger('another person’s seat id | it is cancelled | not found'),
        bad('a date that has passed | a seat is asked for | refused, with the next date'),
        empty(`no date planned | the page opens | "Tell me of the next ${one}": one field`),
      ),
    ],
    entities: [
      entity(
        `${n.classes.table}Date`,
        `one ${one} on one day`,
        'title text; starts_at timestamptz; minutes int; seats int; price_minor int; state planned|held|called_off',
        {
          unique: ['title + starts_at'],
          read: 'everybody',
          write: 'admins',
          shared: 'the firm’s own calendar',
        },
      ),
      entity(
        'ClassSeat',
        'one seat taken',
        `date_id -> ${n.classes.table}Date; user_id -> User; state waiting|held|paid|given_back|attended|missed; note text?; payment_ref text?`,
        {
          unique: ['date_id + user_id', 'payment_ref'],
          read: 'its user; admins',
          write: 'its user: take, give back; admins: attendance',
          owner: 'user_id',
        },
      ),
    ],
    routes: [
      route(
        'list',
        `/${path(n.classes)}`,
        first(many),
        'everybody',
        'dates with seats left, price, what to bring',
        { empty: 'one field: "tell me of the next"', error: 'the dates as last known; seats hidden' },
      ),
      route(
        'list',
        '/desk/attendance',
        'Who comes tonight',
        'admin',
        'names, paid or not, allergies; tap to mark',
        { empty: '"No names yet"', error: 'the list as last loaded; marks are kept' },
      ),
    ],
    actions: [
      action(
        'giveBackSeat',
        'its user',
        'seat_id',
        'refunds if 48 hours or more are left, offers the seat to the wait list',
        'dates that have passed',
      ),
      action(
        'takeSeat',
        n.customer.one,
        'date_id',
        'holds a seat for 15 minutes, opens payment; the row lock decides',
        'full or past dates',
      ),
      action(
        'callOff',
        'admin',
        'date_id, reason',
        'refunds all seats once, tells everybody',
        'a date already called off',
      ),
    ],
    notices: [
      notice('two days before', 'those who paid', 'email', 'when, where, what to bring'),
      notice('a seat becomes free', 'first on the wait list', 'email', 'a link for four hours'),
    ],
    seeds: [
      seed(`${n.classes.table}Date`, 'title, starts_at, seats, price_minor', [
        `${first(one)}, beginners | next Tuesday 19:00 | 8 | ${price} (${money(price)})`,
        `${first(one)}, second evening | in two weeks 19:00 | 8 | ${price} (${money(price)})`,
      ]),
      seed('ClassSeat', 'date_id, user_id, state', [
        `1 | ${people[0]} | paid`,
        `1 | ${people[2]} | given_back`,
      ]),
    ],
    measures: ['Seats sold of seats offered', 'Class guests who order within 30 days'],
  }
}
