// Places at the door.
import type { FeatureDraft, Ground } from '../ground.ts'
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
import { addressOf } from './shared.ts'

export function tickets({ n, typical, money, people, place }: Ground): FeatureDraft {
  return {
    name: 'Tickets and the door',
    code: 'TIX',
    why: 'The queue at the door is the first thing that guests remember; scanning must work in a cellar without network.',
    stories: [
      story(
        n.customer.one,
        'buy tickets and have them on my phone',
        'I need not print or queue',
        works(`200 places, 12 left | I pay for two | two tickets with a code each, and 10 are left`),
        twice(
          '4 left | five people pay for one each in the same second | four tickets are sold, the fifth is not charged',
        ),
        down('the provider does not answer | I pay | places are held for ten minutes; the page says so'),
        stranger('the number of somebody else’s ticket | I open it | not found'),
      ),
      story(
        'admin at the door',
        'scan tickets with a phone',
        'two people can let 200 in within half an hour',
        works('a valid ticket | it is scanned | green, name and kind within a second'),
        twice('a scanned ticket | it is scanned again at another door | red: "in at 19:42, door A"'),
        offline(
          'no network | tickets are scanned | they are checked against the list loaded before, and doors agree again when the network is back',
        ),
        bad('a code that is not ours | it is scanned | red: "not a ticket", nothing is stored'),
        empty('nobody is in yet | the door page opens | "0 of 200" and the camera'),
      ),
    ],
    entities: [
      entity(
        'EventDate',
        'one evening',
        'title text; venue text; starts_at timestamptz; places int; price_minor int; state on_sale|sold_out|held|called_off',
        { unique: ['title + starts_at'], read: 'everybody', write: 'admins', shared: 'public programme' },
      ),
      entity(
        'Ticket',
        'the right of one person to come in',
        'event_id -> EventDate; user_id -> User?; email citext; code_hash text; state held|paid|used|refunded; used_at timestamptz?; payment_ref text',
        {
          unique: ['code_hash'],
          read: 'its owner or the holder of its link; admins',
          write: 'the server; the door: used',
          owner: 'user_id',
        },
      ),
    ],
    routes: [
      route('list', '/events', 'Programme', 'everybody', 'dates, places left, price with all fees', {
        empty: '"Tell me of the next date"',
        error: 'the programme as last known',
      }),
      route(
        'page',
        '/tickets/:id',
        'My ticket',
        'its owner or the link',
        'code, name, hour, place; works without a network once opened',
        { empty: 'not possible', error: 'the stored copy' },
      ),
      route('board', '/door', 'The door', 'admin', 'camera, last ten scans, how many are in', {
        empty: '"0 in"',
        error: 'goes on with the stored list; a bar says so',
      }),
    ],
    actions: [
      action(
        'buyTickets',
        'everybody',
        'event_id, number 1 to 8, email',
        'holds, takes payment, issues',
        'more than are left',
      ),
      action(
        'scan',
        'admin',
        'code, door, scanned_at',
        'marks used, the earliest scan wins',
        'used, refunded, unknown codes',
      ),
    ],
    notices: [
      notice('tickets are paid', 'the buyer', 'email', 'codes, calendar file, how to get there'),
      notice('an event is called off', 'all holders', 'email', 'refund, and by when'),
    ],
    seeds: [
      seed('EventDate', 'title, venue, places, price_minor, state', [
        `Opening night | ${place} | 200 | ${typical} (${money(typical)}) | on_sale`,
        `Second night | ${place} | 120 | ${typical} (${money(typical)}) | sold_out`,
      ]),
      seed('Ticket', 'event_id, email, state', [
        `1 | ${addressOf(people[0] ?? '')} | paid`,
        '2 | ben@example.com | used',
      ]),
    ],
    measures: ['Tickets sold by day before the date', 'Minutes from doors to the last guest in'],
  }
}
