// What to build it with: by what the product has to do, not by fashion.
import type { FeatureId } from './features/ids.ts'
import { isHealth, signInReason } from './features/shared.ts'
import type { Ground } from './ground.ts'
import type { StackPart } from './spec.ts'

const part = (name: string, choice: string, why: string): StackPart => ({ part: name, choice, why })

export function stackOf(g: Ground): StackPart[] {
  return [...frameOf(g), ...RULES.flatMap(([applies, make]) => (applies(g) ? [make(g)] : []))]
}

function frameOf(g: Ground): StackPart[] {
  const database = isHealth(g)
    ? part(
        'Database',
        'PostgreSQL with row-level security, at a host that signs a business associate agreement',
        'patients’ data; access is decided in the database, not only in pages',
      )
    : part(
        'Database',
        'PostgreSQL with row-level security (Supabase or any other)',
        `whose row it is gets decided in the database, so a forgotten check in a page leaks nothing`,
      )
  return [
    part('App', ...appOf(g)),
    database,
    part('Sign-in', 'links by email, sessions in an http-only cookie', signInReason(g)),
  ]
}

function appOf({ has, n, context }: Ground): [string, string] {
  const model = context.u.model.value
  if (model === 'local-shop')
    return [
      'a small Next.js site in TypeScript beside a rented till; the till stays the book of record for the counter',
      'the counter works when the site does not, and cash rules are the till’s business',
    ]
  if (has('devices'))
    return [
      'Next.js in TypeScript for the pages; a separate small ingest service in TypeScript (Fastify)',
      `${n.device.many} must be able to deliver while pages are being deployed`,
    ]
  if (has('metering'))
    return [
      'an HTTP service in TypeScript (Fastify) with an OpenAPI file; Next.js for keys, use and reference',
      'calls need a steady answer in milliseconds; pages do not',
    ]
  if (has('articles'))
    return [
      'Next.js in TypeScript, pieces rendered on the server, paid parts only after a check',
      'search engines see the free third; the rest never leaves the server unpaid',
    ]
  if (has('tickets'))
    return [
      'Next.js in TypeScript; the door as an installable web app with a local list',
      'scanning goes on without a network',
    ]
  if (has('tasks'))
    return [
      'Next.js in TypeScript as an installable web app with push; no app store in the first version',
      `a ${n.group.one} tries it on the sofa in one evening; a store page would lose half of them`,
    ]
  if (has('documents'))
    return [
      'Next.js in TypeScript; a worker process of the same code for reading and drafting',
      'reading takes from seconds to minutes and must survive a closed tab',
    ]
  if (has('listings'))
    return [
      `Next.js (App Router) in TypeScript, ${n.listed.many} rendered on the server`,
      `${n.customer.many} arrive from a search for one ${n.listed.one}, not on the front page`,
    ]
  if (has('rentals') || has('bookings'))
    return [
      'Next.js in TypeScript, installable on phones',
      `${n.customer.many} book on a phone, often while doing something else`,
    ]
  return [
    'Next.js (App Router) in TypeScript, server actions for changes',
    'one codebase, one deploy, forms that work before scripts have loaded',
  ]
}

type Rule = [applies: (g: Ground) => boolean, make: (g: Ground) => StackPart]

const any =
  (...ids: FeatureId[]) =>
  ({ has }: Ground) =>
    ids.some(has)

const RULES: Rule[] = [
  [
    any('protected-orders'),
    ({ n }) =>
      part(
        'Payments',
        'Stripe Connect with separate charges and transfers, or an equal of it',
        `money for ${n.seller.many} is held by a licensed provider; holding it ourselves would need a licence`,
      ),
  ],
  [
    ({ has }) => has('plans') && !has('protected-orders'),
    () =>
      part(
        'Payments',
        'Stripe Billing: hosted checkout and customer portal',
        'trials, failed cards and invoices are solved there',
      ),
  ],
  [
    (g) => any('cases')(g) && !g.has('plans'),
    ({ n }) =>
      part(
        'Payments',
        `invoices by Stripe Invoicing, made from fee entries`,
        `the amount is known only when ${n.matter.many} are won`,
      ),
  ],
  [
    (g) =>
      any(
        'orders',
        'standing-orders',
        'classes',
        'tickets',
        'bookings',
        'rentals',
        'donations',
        'courses',
        'articles',
        'memberships',
        'metering',
      )(g) && !any('protected-orders', 'plans', 'cases')(g),
    ({ currency }) =>
      part(
        'Payments',
        `the provider’s own payment page (Stripe Checkout or Mollie), in ${currency}`,
        'card numbers never reach us',
      ),
  ],
  [
    any('devices'),
    ({ n }) =>
      part(
        'Readings',
        'TimescaleDB in the same PostgreSQL; MQTT or HTTPS with a key for each device',
        `many small rows by time; a ${n.device.one} with weak signal sends batches`,
      ),
  ],
  [
    any('alerts'),
    () =>
      part(
        'Waking people',
        'a text-message and voice service with delivery reports (Twilio or an equal), a second one as a spare',
        'a warning that was not delivered is worse than none',
      ),
  ],
  [
    any('documents', 'letters'),
    (g) =>
      part(
        'Reading and drafting',
        isHealth(g)
          ? 'text recognition and a language model under a signed agreement for health data, without training on it; behind one interface, with a fake for development'
          : 'text recognition and a language model behind one interface, with a fake for development',
        'suppliers change; tests must run without them',
      ),
  ],
  [
    any('documents', 'rentals', 'listings', 'courses', 'quotes'),
    () =>
      part(
        'Files',
        'private object storage, addresses that live for minutes',
        'a guessed address must open nothing',
      ),
  ],
  [
    any(
      'standing-orders',
      'tasks',
      'alerts',
      'protected-orders',
      'reports',
      'cases',
      'bookings',
      'donations',
      'articles',
      'referrals',
      'metering',
    ),
    () =>
      part(
        'Jobs',
        'a queue in PostgreSQL (pg-boss or Supabase cron)',
        'what is due at an hour runs once, also after a restart',
      ),
  ],
  [
    any('areas'),
    () =>
      part(
        'Maps',
        'postcodes in the database; map tiles from one provider, loaded after a click',
        'the answer must not depend on a map',
      ),
  ],
  [
    isHealth,
    () =>
      part(
        'Watching',
        'own logs without names or numbers of patients; no third-party analytics or session recording',
        'a tracking pixel on a page with health data is a breach',
      ),
  ],
  [
    (g) => !isHealth(g),
    ({ context }) =>
      part(
        'Watching',
        isEurope(context.u.place.value.country)
          ? 'self-hosted, cookieless counts; error reports without personal data'
          : 'counts of our own events in the database; error reports without personal data',
        'the measures below need no tracker',
      ),
  ],
  [
    () => true,
    () =>
      part(
        'Mail',
        'any sender with webhooks for bounces; in development every mail goes to a page, /dev/mail',
        'the app runs on a laptop without keys',
      ),
  ],
]

const EUROPE = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE NO IS GB CH'.split(' '),
)
const isEurope = (country: string): boolean => EUROPE.has(country)
