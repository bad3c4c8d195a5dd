// Who may come in, and with whom they share.
import type { FeatureDraft, Ground } from '../ground.ts'
import { a, first } from '../nouns/noun.ts'
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
import { camel, path, snake } from './shared.ts'

/** Roles as the database knows them, the most common first. */
export function rolesOf({ n, has }: Ground): string[] {
  const supplies = has('protected-orders') || has('listings')
  const works = has('bookings') || has('custom-work') || has('quotes')
  const roles = [
    snake(n.customer),
    ...(supplies ? [snake(n.seller)] : []),
    ...(works ? [snake(n.provider)] : []),
    'admin',
  ]
  return [...new Set(roles)]
}

export function accounts(g: Ground): FeatureDraft {
  const { n, people } = g
  const roles = rolesOf(g)
  const buysAsGuest = g.has('orders') || g.has('tickets') || g.has('donations')
  return {
    name: 'Sign-in and roles',
    code: 'ACC',
    why: buysAsGuest
      ? 'A guest may look and pay without an account; whoever comes back signs in with a link, because a password is one more thing to lose.'
      : `Every row belongs to somebody. A link by email is enough: ${n.customer.many} sign in seldom, and forgotten passwords would be most of the support.`,
    stories: [
      story(
        n.customer.one,
        'sign in with a link sent to my address',
        'there is no password to forget',
        works(
          `an address that is known or new | the link is opened within 15 minutes | a session starts, the role is ${roles[0]} and I land where I was going`,
        ),
        twice(
          'a link that was used once | it is opened again | the page says that it is spent and offers a new one',
        ),
        bad(
          '"ines@" in the field | send is pressed | a message beside the field names the fault and nothing is sent',
        ),
        down(
          'the mail service refuses | a link is asked for | the page says so within five seconds and keeps the address for another try',
        ),
        stranger(
          'a signed-in person | role admin is sent along with a profile change | it is ignored, and the role stays',
        ),
      ),
    ],
    entities: [
      entity(
        'User',
        'a person who signs in',
        `email citext; name text; role ${roles.join('|')}; locale text; erased_at timestamptz?`,
        {
          unique: ['email'],
          read: 'the person; admins',
          write: 'the person (name, locale); role only by an admin',
          owner: 'id',
        },
      ),
    ],
    routes: [
      route(
        'form',
        '/sign-in',
        'Sign in',
        'everybody',
        'one field and one button; after sending, the address and "change it"',
        {
          empty: 'the field, with the cursor in it',
          error: 'what is wrong beside the field; the address stays',
        },
      ),
      route('form', '/account', 'Account', 'signed-in people', 'name, address, take my data out, erase me', {
        empty: 'name not yet given: the field asks for it',
        error: 'nothing is lost; the field that failed is marked',
      }),
    ],
    actions: [
      action(
        'requestSignInLink',
        'everybody',
        'email',
        'sends a link, valid for 15 minutes and once',
        'more than 5 an hour for an address',
      ),
      action(
        'eraseMe',
        'signed-in people',
        'typed confirmation',
        'blanks personal fields, keeps what tax law needs',
        'while money is owed in either direction',
      ),
    ],
    notices: [
      notice(
        'a link is asked for',
        'the address typed',
        'email',
        'the link, how long it lives, and that it may be ignored',
      ),
    ],
    seeds: [
      seed(
        'User',
        'email, name, role',
        people
          .slice(0, Math.max(3, roles.length))
          .map(
            (name, i) =>
              `${name.split(' ')[0]?.toLowerCase()}@example.com | ${name} | ${roles[Math.min(i, roles.length - 1)]}`,
          ),
      ),
    ],
  }
}

export function group(g: Ground): FeatureDraft {
  const { n, people } = g
  const { one, many, table } = n.group
  const id = `${snake(n.group)}_id`
  return {
    name: `${first(one)} and invitations`,
    code: 'GRP',
    why: `What is kept here belongs to ${a(n.group)}, not to one person, and must outlive whoever leaves it.`,
    stories: [
      story(
        n.customer.one,
        `set up my ${one} and invite the others`,
        `everybody sees the same`,
        works(
          `I have just signed in | I name the ${one} and type two addresses | the ${one} exists, I run it, and two invitations are out for seven days`,
        ),
        works(
          `an invitation to my address | I open it and say yes | I am a member and see what the others see`,
        ),
        stranger(
          `a person outside the ${one} | they open its address or an invitation meant for another address | not found, and nothing tells them that it exists`,
        ),
        twice(
          'an invitation that is still open | the same address is invited again | one invitation remains, with a new date',
        ),
        bad('the last person who runs it | they try to leave | refused: name a successor or close it'),
        empty(
          `a ${one} with one member | the page opens | it shows the invitation form and a link to copy, no empty table`,
        ),
      ),
    ],
    entities: [
      entity(table, `one ${one}`, 'name text; time_zone text; closed_at timestamptz?', {
        read: 'its members',
        write: `members who run it`,
        shared: `belongs to all its members, through ${table}Member`,
      }),
      entity(
        `${table}Member`,
        `a person in ${a(n.group)}`,
        `${id} -> ${table}; user_id -> User; runs_it boolean; left_on date?`,
        {
          unique: [`${id} + user_id`],
          read: `members of the same ${one}`,
          write: 'members who run it; each may leave',
          owner: 'user_id',
        },
      ),
      entity(
        'Invitation',
        'an open door for one address',
        `${id} -> ${table}; email citext; token_hash text; expires_at timestamptz; accepted_at timestamptz?`,
        {
          unique: [`${id} + email`],
          read: 'members who run it; whoever holds the token',
          write: 'members who run it',
          owner: id,
        },
      ),
    ],
    routes: [
      route(
        'form',
        `/${path({ many: one })}`,
        `Our ${one}`,
        n.customer.one,
        `members, invitations, name, leaving`,
        {
          empty: `"You are the first one here": invitation form and link`,
          error: 'the list stays, a line above it says what failed',
          success: 'the new name in the list, marked as invited',
        },
      ),
    ],
    actions: [
      action(
        `create${table}`,
        'signed-in people',
        'name, time_zone',
        `makes the ${one} and its first member in one transaction`,
        'an empty name',
      ),
      action(
        'invite',
        'members who run it',
        'email',
        'stores a hashed token, sends the link',
        'more than 20 open invitations',
      ),
    ],
    notices: [
      notice(
        'somebody is invited',
        'the address',
        'email',
        `who invites, into which ${one}, and a link for seven days`,
      ),
    ],
    seeds: [
      seed(table, 'name, time_zone', [
        `${first(one)} ${groupName(g)} | Europe/Dublin`.replace('Europe/Dublin', zoneOf(g)),
      ]),
      seed(
        `${table}Member`,
        `${id}, user_id, runs_it`,
        people.slice(0, 3).map((name, i) => `1 | ${name} | ${i === 0}`),
      ),
    ],
    measures: [`${first(many)} with two or more active members after 14 days`],
  }
}

const groupName = ({ people }: Ground) => people[1]?.split(' ')[1] ?? 'One'
const zoneOf = ({ context }: Ground) =>
  ({
    US: 'America/New_York',
    GB: 'Europe/London',
    IE: 'Europe/Dublin',
    IN: 'Asia/Kolkata',
    AU: 'Australia/Sydney',
    CA: 'America/Toronto',
    NG: 'Africa/Lagos',
    KE: 'Africa/Nairobi',
  })[context.u.place.value.country] ?? 'Europe/Berlin'

export function admin(g: Ground): FeatureDraft {
  const { n, has } = g
  const watches = has('protected-orders')
    ? 'disputes, held money, reports'
    : has('alerts')
      ? `silent ${n.device.many} and alerts nobody answered`
      : has('orders')
        ? 'orders of today and refunds'
        : `${n.customer.many}, failed payments and errors of the day`
  return {
    name: 'The founder’s desk',
    code: 'ADM',
    why: 'The founder has to see what is stuck and mend it without touching the database.',
    stories: [
      story(
        'admin',
        `see what needs me today: ${watches}`,
        'nobody waits for an answer that nobody knows about',
        works(
          'three things are stuck | the desk opens | they stand on top, the oldest first, each with the one button that helps',
        ),
        stranger(
          `a signed-in ${n.customer.one} | /desk is opened | not found, and the try is written to the audit log`,
        ),
        twice('a refund or correction | the button is pressed twice | one entry, one effect'),
        empty('nothing is stuck | the desk opens | it says so, with the count of the last seven days'),
      ),
    ],
    entities: [
      entity(
        'AuditEntry',
        'who changed what',
        'actor_id -> User; verb text; subject text; before jsonb?; after jsonb?',
        {
          read: 'admins',
          write: 'the server only; never changed, never deleted',
          owner: 'actor_id',
        },
      ),
    ],
    routes: [
      route(
        'board',
        '/desk',
        'The desk',
        'admin',
        `what is stuck (${watches}), search by name or address, and the log`,
        {
          empty: '"Nothing waits for you", and the week in one line',
          error: 'each panel fails alone and can be tried again',
        },
      ),
    ],
    actions: [
      action(
        'correct',
        'admin',
        'subject, change, reason',
        `writes the change and its ${camel('audit')} entry in one transaction`.replace('Audit', 'audit'),
        'an empty reason',
      ),
    ],
    measures: ['Things stuck for more than a day'],
  }
}

export function messages(g: Ground): FeatureDraft {
  const { n, has } = g
  const other = has('listings') || has('protected-orders') ? n.seller : n.provider
  const about = has('protected-orders') ? 'purchase' : has('bookings') ? n.work.one : 'request'
  return {
    name: 'Messages',
    code: 'MSG',
    why: `${first(n.customer.many)} and ${other.many} have to settle small things; here the founder can read along when there is a quarrel.`,
    stories: [
      story(
        n.customer.one,
        `ask the ${other.one} about ${a({ one: about })}`,
        'I need not give my number to a stranger',
        works(
          `${a({ one: about })} that both belong to | I send "Is Thursday possible?" | it appears for both within two seconds, and by email if unread after ten minutes`,
        ),
        stranger(
          'a third person with the address of the thread | they open it or post into it | not found; nothing is stored',
        ),
        twice('a slow connection | send is pressed twice | one message: the browser sends a key along'),
        bad(
          'a phone number or an address of a website in the first message | it is sent | it is held back with the reason, and the text stays in the field',
        ),
        offline('no connection | I press send | the message waits, marked as such, and goes out by itself'),
      ),
    ],
    entities: [
      entity('Thread', `a talk about one ${about}`, 'about_id uuid; one_id -> User; other_id -> User', {
        unique: ['about_id + one_id + other_id'],
        read: 'the two; admins with a reason in the log',
        write: 'the server',
        owner: 'one_id',
      }),
      entity(
        'Message',
        'one line of it',
        'thread_id -> Thread; author_id -> User; body text; client_key uuid; read_at timestamptz?',
        {
          unique: ['client_key'],
          read: 'the two of the thread',
          write: 'its author, once',
          owner: 'author_id',
        },
      ),
    ],
    routes: [
      route(
        'list',
        '/messages',
        'Messages',
        `${n.customer.one}, ${other.one}`,
        'threads by last line, unread first',
        {
          empty: `"No talks yet": a link to what one can ask about`,
          error: 'the lines so far stay readable; sending is off until it works again',
        },
      ),
    ],
    actions: [
      action(
        'sendMessage',
        'the two of the thread',
        'thread_id, body, client_key',
        'stores and delivers',
        'more than 2,000 characters; over 30 in a minute',
      ),
    ],
    notices: [
      notice(
        'a message is unread for ten minutes',
        'the other one',
        'email',
        'the first 120 characters and a link; one email for an hour’s messages',
      ),
    ],
    measures: ['Median time to the first answer'],
  }
}

export function reviews(g: Ground): FeatureDraft {
  const { n, has } = g
  const done = has('protected-orders') ? 'purchase' : has('bookings') ? n.work.one : 'order'
  const table = has('protected-orders')
    ? 'Purchase'
    : has('bookings')
      ? n.work.table
      : has('orders')
        ? 'Order'
        : 'User'
  const about = has('listings') || has('protected-orders') ? n.seller : has('bookings') ? n.provider : n.thing
  return {
    name: 'Reviews',
    code: 'REV',
    why: `A first-time ${n.customer.one} trusts those who came before. Only a finished ${done} may be judged, so nobody can praise themselves.`,
    stories: [
      story(
        n.customer.one,
        `say how the ${done} went`,
        `the next ${n.customer.one} knows what to expect`,
        works(
          `${a({ one: done })} finished at most 30 days ago | I give 4 of 5 and two sentences | it shows under the ${about.one} and the average moves`,
        ),
        stranger(`${a({ one: done })} of somebody else | I post a review for it | not found`),
        twice(
          `a review that exists | I send another for the same ${done} | the first is replaced; the count stays`,
        ),
        bad('six stars, or 3,000 characters | it is sent | refused with the limit; the text stays'),
        empty(`no review yet | the page of the ${about.one} opens | no stars at all, never "0 of 5"`),
      ),
    ],
    entities: [
      entity(
        'Review',
        `a judgement on one ${done}`,
        `done_id -> ${table}; author_id -> User; stars int 1..5; body text?; hidden_reason text?`,
        {
          unique: ['done_id + author_id'],
          read: 'everybody, unless hidden',
          write: 'its author for 30 days; admins may hide with a reason',
          owner: 'author_id',
        },
      ),
    ],
    routes: [
      route(
        'form',
        '/reviews/new/:id',
        'Leave a review',
        n.customer.one,
        `stars, text, what was ${done === 'order' ? 'ordered' : 'done'}`,
        { empty: 'no stars chosen: the button waits', error: 'stars and text stay' },
      ),
    ],
    actions: [
      action(
        'postReview',
        n.customer.one,
        'done_id, stars, body',
        'stores or replaces, recounts the average',
        'what is not finished or older than 30 days',
      ),
    ],
    notices: [
      notice(
        `three days after the ${done} ended`,
        n.customer.one,
        'email',
        'one question, five stars to press',
      ),
    ],
    measures: [`Share of finished ${done === 'order' ? 'orders' : 'ones'} with a review`],
  }
}
