// The right to come.
import type { FeatureDraft, Ground } from '../ground.ts'
import {
  action,
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

export function memberships({ n, prices, typical, money, people }: Ground): FeatureDraft {
  const price = prices.find(({ what }) => /member|month/i.test(what))?.minor ?? typical
  return {
    name: 'Membership',
    code: 'MEM',
    why: `Members stay when they come. The first sign of leaving is absence, so visits are counted from the first day.`,
    stories: [
      story(
        n.customer.one,
        'become a member and leave again online',
        'I am not afraid to begin',
        works(
          `I choose the monthly one at ${money(price)} | payment is confirmed | my card shows "member until …" with a code for the door`,
        ),
        works('a member | I end it | it runs until the paid day, says so, and no further charge is made'),
        twice('one membership | join is pressed twice | one charge'),
        down(
          'a monthly charge fails | three tries in seven days fail | the membership pauses, the code stops working, and one email explains',
        ),
        stranger('another’s membership id | pause is called | not found'),
        empty('no visit yet | the card opens | the next three dates worth coming for'),
      ),
    ],
    entities: [
      entity(
        'Membership',
        'the right to come',
        'user_id -> User; kind trial|monthly|yearly; price_minor int; paid_until date; state active|paused|ended; payment_ref text',
        {
          unique: ['user_id where active'],
          read: 'its member; admins',
          write: 'member: join, pause, end; the server: money',
          owner: 'user_id',
        },
      ),
      entity('MemberVisit', 'came at this hour', 'membership_id -> Membership; at timestamptz', {
        unique: ['membership_id + hour'],
        read: 'the member; admins',
        write: 'the door; admins',
        owner: 'membership_id',
      }),
    ],
    routes: [
      route(
        'page',
        '/membership',
        'My card',
        n.customer.one,
        'code, paid until, visits of the month, end it',
        { empty: 'prices and one button', error: 'the card as last loaded' },
      ),
    ],
    actions: [
      action('join', n.customer.one, 'kind', 'opens payment, starts on confirmation', 'an active one'),
      action('endMembership', 'its member', 'id', 'stops renewal', 'nothing: ending is always possible'),
    ],
    notices: [notice('no visit for 14 days', n.customer.one, 'email, opt-out', 'one line and the next date')],
    seeds: [
      seed('Membership', 'user_id, kind, price_minor, state', [
        `${people[0]} | monthly | ${price} (${money(price)}) | active`,
        `${people[2]} | trial | 0 | ended`,
      ]),
    ],
    measures: ['Members joined and left in a month', 'Members without a visit for 14 days'],
  }
}
