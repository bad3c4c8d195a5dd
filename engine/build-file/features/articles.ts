// Writing that is partly paid for.
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

export function articles({ n, prices, typical, money, people }: Ground): FeatureDraft {
  const price = prices.find(({ what }) => /month|year|subscri|member/i.test(what))?.minor ?? typical
  return {
    name: 'Issues and the paid part',
    code: 'READ',
    why: `${first(n.customer.many)} pay for the few pieces that help them; the first third is free so that they can tell.`,
    stories: [
      story(
        n.customer.one,
        'read the free part and pay for the rest',
        'I know what I get before I pay',
        works(
          `a paid piece | I open it without paying | the first third, then one sentence on what follows and ${money(price)}; the rest is not in the page source or the API`,
        ),
        works('I pay | the provider confirms | the same page shows all of it, at the place where I stopped'),
        stranger('a link for subscribers, passed on | it is opened in another browser | the free part only'),
        twice('a subscription that exists | pay is pressed again | one charge, and "you have it already"'),
        down(
          'the provider does not answer | I press pay | "Nothing was charged"; the address of the piece is kept',
        ),
        empty(
          'nothing published yet | the front page opens | what will come and on which day, one field for the address',
        ),
      ),
      story(
        'editor',
        'write, preview, publish and send an issue',
        'one evening a week is enough',
        works(
          'a finished draft | I publish at 07:00 | it is on the page at 07:00 and goes once to everybody on the list',
        ),
        twice(
          'sending was cut off in the middle | it starts again | nobody gets it twice: each delivery is a row',
        ),
        bad(
          'a pasted script or a picture from elsewhere | it is saved | the script is removed, the picture is copied',
        ),
      ),
    ],
    entities: [
      entity(
        'Article',
        'one piece',
        'author_id -> User; title text; slug text; body text; free_share numeric; state draft|planned|public; publish_at timestamptz?',
        {
          unique: ['slug'],
          read: 'public: the free part by everybody, all by subscribers',
          write: 'editors',
          owner: 'author_id',
        },
      ),
      entity(
        'ReaderPlan',
        'the right to read all',
        'user_id -> User; price_minor int; paid_until date; state active|ended; payment_ref text',
        { unique: ['user_id'], read: 'the reader; admins', write: 'the server', owner: 'user_id' },
      ),
      entity(
        'IssueDelivery',
        'sent to one address',
        'article_id -> Article; user_id -> User; sent_at timestamptz?; failed text?',
        { unique: ['article_id + user_id'], read: 'admins', write: 'the server', owner: 'user_id' },
      ),
    ],
    routes: [
      route(
        'list',
        '/',
        'Front page',
        'everybody',
        'newest piece in full width, then titles with a sentence',
        { empty: 'what comes and when, one field', error: 'titles from the cache' },
      ),
      route('page', '/read/:slug', 'A piece', 'everybody', 'text, then either the rest or the price', {
        empty: 'not possible',
        error: 'the free part',
      }),
      route('form', '/write', 'Write', 'editor', 'draft, preview as subscriber and as guest, plan', {
        empty: 'a cursor',
        error: 'the draft stays on the device',
      }),
    ],
    actions: [
      action(
        'publish',
        'editor',
        'article_id, publish_at',
        'plans and sends once',
        'without a title or free share',
      ),
      action(
        'readerWebhook',
        'the provider, signature checked',
        'event',
        'opens or ends access once',
        'known events',
      ),
    ],
    notices: [
      notice(
        'a piece is public',
        'the list, confirmed by double opt-in',
        'email',
        'the free part, a link, one-click leave',
      ),
    ],
    seeds: [
      seed('Article', 'title, free_share, state', [
        'The first issue | 0.33 | public',
        'What changed this month | 0.33 | planned',
      ]),
      seed('ReaderPlan', 'user_id, price_minor, state', [
        `${people[0]} | ${price} (${money(price)}) | active`,
      ]),
    ],
    measures: ['Opened every one of the last four issues', 'Readers of the free part who pay'],
  }
}
