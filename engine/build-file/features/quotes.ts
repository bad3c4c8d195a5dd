// A price for what nobody can price unseen.
import type { FeatureDraft, Ground } from '../ground.ts'
import { first } from '../nouns/noun.ts'
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
        'AgreedJob',
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
