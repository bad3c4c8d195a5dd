// What is sold over the wire: plans, pages, lessons, gifts, calls.
import type { FeatureDraft, Ground } from '../ground.ts'
import { first } from '../nouns/noun.ts'
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
import { tenantOf } from './shared.ts'

export function plans(g: Ground): FeatureDraft {
  const { n, prices, typical, money, has } = g
  const t = tenantOf(g)
  const monthly = prices.find(
    ({ what, minor }) => minor > 1 && /month|year|plan|seat|subscri|farm|site|house/i.test(what),
  )
  const price = monthly?.minor ?? typical
  const label = monthly ? `${monthly.what}, ${monthly.text}` : money(price)
  const keeps = has('alerts')
    ? 'warnings go on for 14 days, because they are about safety'
    : 'everything can still be read and taken out; adding is off'
  return {
    name: 'Trial, plan and payment',
    code: 'PLAN',
    why: `The plan’s price (${label}) has to be asked early, and asking must not lock anybody out of their own data.`,
    stories: [
      story(
        n.customer.one,
        'try it, then pay by card, then leave if I want',
        'I risk nothing by starting',
        works(
          `a trial that ends in three days | I choose the plan at ${money(price)} and pay | the ${t.called} is active from the end of the trial, by the provider’s webhook`,
        ),
        works(`a trial is over | nobody paid | ${keeps}`),
        twice(
          'a webhook that was seen | it comes again, or an older one comes later | nothing changes: event ids and times are stored',
        ),
        down(
          'a card is refused | three tries in ten days fail | one email each, then read-only; nothing is deleted for 90 days',
        ),
        stranger(`a member who does not run the ${t.called} | they open billing | not found`),
        bad(
          'a plan or price that is not on our list is sent from the browser | checkout is called | refused; prices live on the server',
        ),
      ),
    ],
    entities: [
      entity(
        'Subscription',
        `what a ${t.called} pays`,
        `${t.reference}; plan text; price_minor int; state trial|active|past_due|ended; trial_ends_on date; paid_until date?; provider_ref text?; last_event_at timestamptz?`,
        { unique: [t.field, 'provider_ref'], read: t.who, write: 'the server, by webhook', owner: t.field },
      ),
    ],
    routes: [
      route(
        'page',
        '/billing',
        'Plan',
        n.customer.one,
        'state in a sentence, price, invoices, change card, end it',
        {
          empty: 'the trial’s last day and one button',
          error: 'state as last known; "nothing was charged"',
          success: '"Paid until …"',
        },
      ),
    ],
    actions: [
      action(
        'startCheckout',
        `who runs the ${t.called}`,
        'plan',
        'opens the provider’s page',
        'an active plan',
      ),
      action(
        'billingWebhook',
        'the provider, signature checked',
        'event',
        'updates state once',
        'bad signatures; older events',
      ),
    ],
    notices: [
      notice(
        'three days before a trial ends',
        `who runs the ${t.called}`,
        'email',
        'price, what stays, how to leave',
      ),
      notice('a charge failed', `who runs the ${t.called}`, 'email', 'link to the card, what happens when'),
    ],
    seeds: [
      seed('Subscription', 'plan, price_minor, state', [
        `standard | ${price} (${money(price)}) | active`,
        `standard | ${price} (${money(price)}) | trial`,
      ]),
    ],
    measures: ['Trials started, paid and ended in a month', 'Left in a month, with the reason in a word'],
  }
}

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

export function courses({ n, typical, money, people }: Ground): FeatureDraft {
  return {
    name: 'Course, lessons and progress',
    code: 'LEARN',
    why: 'Courses are bought in a good hour and dropped in the second week. Short lessons, a visible next step and a nudge after a quiet week decide whether anybody finishes.',
    stories: [
      story(
        n.customer.one,
        'go on where I stopped',
        'ten free minutes are enough',
        works(
          'lesson 3 at 4:10 | I open the course on another device | it goes on at 4:10, with lessons 1 and 2 ticked',
        ),
        stranger(
          'a lesson I have not bought | its page or video address is opened | the description and the price; video addresses live for ten minutes',
        ),
        bad(
          'an exercise answer of 50,000 characters, or an empty one | it is sent | refused beside the field; the text stays',
        ),
        twice('a finished lesson | it is finished again | one tick; the date stays the first'),
        offline('no network on the train | I finish a loaded lesson | the tick is kept and sent later'),
        empty('nothing begun | my courses open | lesson 1 with its minutes and one button'),
        works(
          'seven days without a lesson | the job runs | one email with the next lesson and its minutes; none after the third week',
        ),
      ),
    ],
    entities: [
      entity('CourseUnit', 'a course', 'title text; price_minor int; state draft|public', {
        unique: ['title'],
        read: 'everybody where public',
        write: 'admins',
        shared: 'the firm’s own',
      }),
      entity(
        'CourseLesson',
        'a step of it',
        'course_id -> CourseUnit; position int; title text; minutes int; video_key text?; exercise text?',
        {
          unique: ['course_id + position'],
          read: 'title by everybody; content by enrolled people',
          write: 'admins',
          shared: 'the firm’s own',
        },
      ),
      entity(
        'Enrolment',
        'the right to learn',
        'course_id -> CourseUnit; user_id -> User; payment_ref text?; ends_on date?',
        {
          unique: ['course_id + user_id'],
          read: 'the learner; admins',
          write: 'the server',
          owner: 'user_id',
        },
      ),
      entity(
        'LessonProgress',
        'how far',
        'lesson_id -> CourseLesson; user_id -> User; second int; done_at timestamptz?; answer text?',
        {
          unique: ['lesson_id + user_id'],
          read: 'the learner; teachers of the course',
          write: 'the learner',
          owner: 'user_id',
        },
      ),
    ],
    routes: [
      route('list', '/courses', 'Courses', 'everybody', 'what one can do afterwards, minutes a week, price', {
        empty: 'the date of the first course, one field',
        error: 'titles from the cache',
      }),
      route(
        'page',
        '/learn/:lesson',
        'A lesson',
        n.customer.one,
        'video with captions or text, exercise, next',
        { empty: 'text before the video is there', error: 'the transcript in place of the video' },
      ),
    ],
    actions: [
      action('enrol', n.customer.one, 'course_id', 'opens payment, enrols once', 'twice for one course'),
      action(
        'saveProgress',
        n.customer.one,
        'lesson_id, second, done',
        'keeps the furthest',
        'lessons not bought',
      ),
    ],
    notices: [notice('seven quiet days', n.customer.one, 'email, opt-out', 'next lesson, its minutes')],
    seeds: [
      seed('CourseUnit', 'title, price_minor, state', [
        `First course | ${typical} (${money(typical)}) | public`,
      ]),
      seed('CourseLesson', 'position, title, minutes', [
        '1 | What you will be able to do | 4',
        '2 | The first exercise | 9',
        '3 | Mistakes everybody makes | 7',
      ]),
      seed('LessonProgress', 'lesson_id, user_id, second, done_at', [
        `1 | ${people[0]} | 240 | yesterday`,
        `3 | ${people[0]} | 250 | none`,
      ]),
    ],
    measures: ['Learners who finish lesson 3, and the course', 'Where they stop'],
  }
}

export function donations({ n, place, money, context, people }: Ground): FeatureDraft {
  const [low, mid, high] = [10, 25, 60].map((amount) => context.dollars(amount)) as [number, number, number]
  return {
    name: 'Giving and campaigns',
    code: 'GIVE',
    why: 'People give when they see for what, and again when they hear what became of it. Both belong to the first version, the second more than the first.',
    stories: [
      story(
        n.customer.one,
        'give once or monthly without an account',
        'it takes less than a minute',
        works(
          `${money(mid)} monthly for a campaign | I pay | thanks, a receipt by email with what tax law wants, and the bar moves by the webhook, not by the page`,
        ),
        bad('0, −5 or a million | it is sent | refused with the smallest and largest amount'),
        twice('a paid gift | the page is reloaded or the webhook comes again | one gift, one receipt'),
        down(
          'the provider does not answer | I give | "Nothing was charged", and the amount stays in the field',
        ),
        stranger(
          'the receipt of another giver | its link with one letter changed is opened | not found; names are shown publicly only if the giver ticked it',
        ),
        works('a monthly gift | I press end in any email | it ends with two clicks and a thank-you'),
        empty('a new campaign | it opens | the goal and for what, no "0 %" in large type'),
      ),
    ],
    entities: [
      entity(
        'Campaign',
        'for what money is asked',
        'title text; story text; goal_minor int; ends_on date?; state open|reached|closed; outcome text?',
        { unique: ['title'], read: 'everybody', write: 'admins', shared: 'public' },
      ),
      entity(
        'Donation',
        'one gift',
        'campaign_id -> Campaign; user_id -> User?; email citext; amount_minor int; every once|month; show_name boolean; state pending|paid|refunded|ended; payment_ref text; receipt_number text?',
        {
          unique: ['payment_ref', 'receipt_number'],
          read: 'its giver by link; admins',
          write: 'the server',
          owner: 'user_id',
        },
      ),
    ],
    routes: [
      route(
        'page',
        '/give/:campaign',
        'Give',
        'everybody',
        `for what, three amounts (${money(low)}, ${money(mid)}, ${money(high)}), once or monthly`,
        {
          empty: 'goal and story',
          error: 'amount stays; "nothing was charged"',
          success: 'thanks, receipt, and how to tell one friend',
        },
      ),
      route(
        'page',
        '/what-became',
        'What became of it',
        'everybody',
        'finished campaigns with outcome and figures',
        { empty: 'the day of the first report', error: 'from the cache' },
      ),
    ],
    actions: [
      action(
        'give',
        'everybody',
        'campaign_id, amount_minor, every, email',
        'opens payment',
        'closed campaigns; out of range',
      ),
      action(
        'issueReceipts',
        'a job, hourly',
        'none',
        'numbers without gaps, once for each gift',
        'a second receipt',
      ),
    ],
    notices: [
      notice('a gift is paid', 'the giver', 'email', 'thanks, receipt, end link'),
      notice('a campaign ends', 'its givers', 'email', 'what became of it'),
    ],
    seeds: [
      seed('Campaign', 'title, goal_minor, state', [
        `First campaign in ${place} | ${high * 100} (${money(high * 100)}) | open`,
        `Pilot | ${high * 20} (${money(high * 20)}) | reached`,
      ]),
      seed('Donation', 'email, amount_minor, every, state', [
        `${people[0]?.split(' ')[0]?.toLowerCase()}@example.com | ${mid} (${money(mid)}) | month | paid`,
        `clara@example.com | ${high} (${money(high)}) | once | paid`,
      ]),
    ],
    measures: ['Givers who give a second time within a year', 'Average gift, once and monthly'],
  }
}

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
        'POST /v1/…',
        'a key',
        'as the reference says',
        'serves, then counts in the same transaction',
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
