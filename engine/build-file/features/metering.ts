// Keys, counted use and credit.
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
import { path, tenantOf } from './shared.ts'

export function metering(g: Ground): FeatureDraft {
  const { n, prices, money, typical } = g
  const t = tenantOf(g)
  const unit = prices.find(({ minor }) => minor > 0)
  return {
    name: 'Keys, use and credit',
    code: 'USE',
    why: `Use is the bill${unit ? ` (${unit.what}: ${unit.text})` : ''}. A count that can be doubled or lost is money doubled or lost, so it is a ledger from the first call.`,
    stories: [
      story(
        n.customer.one,
        'make a key and call the API within five minutes',
        'I can judge it before lunch',
        works(
          'I am signed in | I make a key | it is shown once, stored as a hash, and a copyable call with it answers 200',
        ),
        twice('a call with an Idempotency-Key | it is sent again | the same answer, counted once'),
        bad('a body that does not fit | it is sent | 422 with the field and the reason; not counted'),
        stranger(
          'a withdrawn key, or one of another account for an id of theirs | it is used | 401, or 404 for the id',
        ),
        down('the service behind fails | a call comes | 503 with a request id; not counted'),
        empty('no call yet | the page opens | the copyable call, no empty chart'),
      ),
      story(
        n.customer.one,
        'see what it costs before it costs too much',
        'there is no bad surprise',
        works('credit for 1,000 calls, 800 used | the 800th is counted | one email at 80 %, one at 100 %'),
        works(
          'credit is used up | the next call comes | 402 with a link, unless a monthly limit was set higher',
        ),
        twice(
          'two calls spend the last credit in the same millisecond | both are counted | one passes, one gets 402; the balance never falls below 0',
        ),
      ),
    ],
    entities: [
      entity(
        'ApiKey',
        'the right to call',
        `${t.reference}; label text; prefix text; key_hash text; last_used_at timestamptz?; withdrawn_at timestamptz?`,
        { unique: ['key_hash', 'prefix'], read: `${t.who}, never the key`, write: t.who, owner: t.field },
      ),
      entity(
        'UsageEvent',
        'one counted call, never edited',
        `api_key_id -> ApiKey; request_id uuid; idempotency_key text?; units int; at timestamptz`,
        {
          unique: ['request_id', 'api_key_id + idempotency_key'],
          read: t.who,
          write: 'the server',
          owner: 'api_key_id',
        },
      ),
      entity(
        'CreditEntry',
        'plus by payment, minus by use',
        `${t.reference}; amount_minor int; cause payment|use|gift|refund; cause_ref text`,
        { unique: ['cause + cause_ref'], read: t.who, write: 'the server', owner: t.field },
      ),
    ],
    routes: [
      route('page', '/keys', 'Keys', n.customer.one, 'keys by prefix, last use, withdraw; a copyable call', {
        empty: 'one button and the call',
        error: 'keys as last known; withdrawing still works',
      }),
      route('board', '/use', 'Use and credit', n.customer.one, 'balance, use by day and key, limit, top up', {
        empty: 'the copyable call',
        error: 'balance with its time',
      }),
      route('page', '/docs', 'Reference', 'everybody', 'every call with a working example, errors, limits', {
        empty: 'not possible',
        error: 'static; cannot fail',
      }),
    ],
    actions: [
      action('createKey', t.who, 'label', 'shows it once, stores the hash', 'more than 10 live keys'),
      action(
        `POST /v1/${path(n.core)}`,
        'a key',
        'as the reference says',
        `does for one ${n.core.one} what the brief promises, answers as the reference says, counts in the same transaction`,
        'no credit (402); over 50 a second (429)',
      ),
    ],
    notices: [
      notice('80 % and 100 % of the credit are used', t.who, 'email', 'balance, pace, link to top up'),
    ],
    seeds: [
      seed('ApiKey', 'label, prefix', ['laptop | pk_test_4f', 'server | pk_live_9k']),
      seed('CreditEntry', 'amount_minor, cause', [
        `${typical * 10} (${money(typical * 10)}) | payment`,
        `−${typical} (−${money(typical)}) | use`,
      ]),
    ],
    measures: ['Minutes from sign-up to the first 200', 'Accounts that call on ten days of a month'],
  }
}
