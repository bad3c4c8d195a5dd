// Handed over by a code.
import type { FeatureDraft, Ground } from '../ground.ts'
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

export function collection(g: Ground): FeatureDraft {
  const { n, has } = g
  const weekly = has('standing-orders')
  const holds = weekly ? 'delivery_id -> Delivery?; order_id -> Order?' : 'order_id -> Order'
  const holding = weekly ? 'delivery_id or order_id' : 'order_id'
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
        `compartment_id -> Compartment; ${holds}; user_id -> User; code_hash text; valid_on date; used_at timestamptz?; wrong_tries int`,
        {
          unique: ['compartment_id + valid_on', ...(weekly ? ['delivery_id', 'order_id'] : ['order_id'])],
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
        `compartment_id, ${holding}`,
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
