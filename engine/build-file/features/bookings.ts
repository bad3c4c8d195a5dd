// Hours that can be sold once.
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

export function bookings(g: Ground): FeatureDraft {
  const { n, people, typical, money, has } = g
  const { one, many, table } = n.work
  const who = n.customer.one
  const subject = n.subject
  const about = subject ? `${snake(subject)}_id -> ${subject.table}; ` : ''
  return {
    name: `Booking ${a(n.work)}`,
    code: 'BOOK',
    why: `An hour that nobody books is lost. ${first(a(n.work))} takes ${n.workMinutes} minutes, and whoever wants one should see the free ones without a call.`,
    stories: [
      story(
        who,
        `pick a free hour for ${a(n.work)}${subject ? ` for my ${subject.one}` : ''}`,
        'it is settled in a minute, day or night',
        works(
          `Tuesday 10:00 is free with ${people[1]} | I pick it${subject ? ` and say for which ${subject.one}` : ''} | the ${one} is booked, both get a message with a calendar file, and the hour is gone from the list`,
        ),
        twice(
          `the same hour | two people press book within the same second | one gets it; the other is told and shown the three nearest free hours (a database constraint decides, not the page)`,
        ),
        stranger(`the id of ${a(n.work)} that is not mine | I open, move or cancel it | not found`),
        bad(
          'an hour in the past, or outside the opening hours, or on a day off | it is sent | refused with the reason',
        ),
        empty(
          `no free hour in the next 14 days | the page opens | the first free one after that, and "tell me when one becomes free"`,
        ),
        down(
          `the payment provider does not answer | I book | the hour is held for 15 minutes and I can try again`,
        ),
      ),
      story(
        n.provider.one,
        `see my ${many} of the day on my phone`,
        'I know where to be and what to look out for',
        works(`three ${many} today | the day opens | they stand in order, each with address, ${n.workAsks}`),
        offline(
          'no network on the way | the day opens | it shows what was loaded this morning; "done" is kept and sent later',
        ),
        works(
          `a booked ${one} | it is cancelled 24 hours ahead or more | the money goes back in full; later only if the ${n.provider.one} cancels, and the page says so before the button`,
        ),
      ),
    ],
    entities: [
      ...(subject
        ? [
            entity(
              subject.table,
              `a ${subject.one} that is looked after`,
              `user_id -> User; name text; notes text; alert text?`,
              {
                read: `its owner; a ${n.provider.one} from 24 hours before until 24 hours after ${a(n.work)}`,
                write: 'its owner',
                owner: 'user_id',
              },
            ),
          ]
        : []),
      entity(
        'OpenHours',
        `when a ${n.provider.one} works`,
        'provider_id -> User; weekday int 1..7; from_time time; to_time time',
        {
          unique: ['provider_id + weekday + from_time'],
          read: 'everybody',
          write: `the ${n.provider.one}; admins`,
          owner: 'provider_id',
        },
      ),
      entity(
        table,
        `one ${one}`,
        `customer_id -> User; provider_id -> User; ${about}during tstzrange; address text?; price_minor int; state held|booked|done|cancelled|missed; payment_ref text?`,
        {
          unique: ['provider_id + during, no overlap (exclusion constraint)', 'payment_ref'],
          read: `its ${who}, its ${n.provider.one}; admins`,
          write: `${who}: book, move, cancel; ${n.provider.one}: done, missed`,
          owner: 'customer_id',
        },
      ),
    ],
    routes: [
      route(
        'form',
        '/book',
        `Book ${a(n.work)}`,
        who,
        `days as a strip, free hours as buttons, price ${money(typical)}${has('areas') ? ', address first' : ''}`,
        {
          empty: '"Nothing free until …" and the wait list',
          error: 'the hour that was just taken, and the nearest ones',
          success: 'day, hour, name, calendar file',
        },
      ),
      route('list', '/today', 'My day', n.provider.one, `${many} in order, with route and notes`, {
        empty: '"Nothing today", and the next one',
        error: 'what was loaded last, with its time',
      }),
      route(
        'list',
        `/my-${path(n.work)}`,
        `My ${many}`,
        who,
        'coming ones first, then the past, each with move and cancel',
        { empty: `the button to book the first`, error: 'the next one from memory' },
      ),
    ],
    actions: [
      action(
        `book${camel(one)}`,
        who,
        `provider_id, start${subject ? `, ${snake(subject)}_id` : ''}`,
        'holds, takes payment, books',
        'taken or past hours',
      ),
      action(
        `move${camel(one)}`,
        `its ${who}`,
        'id, start',
        'gives the old hour back and takes the new one in one transaction',
        'taken or past hours; less than 24 hours ahead',
      ),
      action(
        `cancel${camel(one)}`,
        `its ${who} or ${n.provider.one}`,
        'id, reason',
        'cancels and refunds by the rule in one transaction',
        'what is done',
      ),
    ],
    notices: [
      notice(
        `24 hours before ${a(n.work)}`,
        `${who} and ${n.provider.one}`,
        'email or text message',
        'hour, place, how to move it',
      ),
      notice(
        'it is cancelled',
        'the other one',
        'email and text message',
        'who, when, and what happens with the money',
      ),
    ],
    seeds: [
      ...(subject
        ? [
            seed(subject.table, 'user_id, name, notes', [
              `${people[0]} | Biscuit | ${n.workAsks}: filled in`,
              `${people[2]} | Juno | none yet`,
            ]),
          ]
        : []),
      seed(table, 'customer_id, provider_id, during, price_minor, state', [
        `${people[0]} | ${people[1]} | tomorrow 10:00, ${n.workMinutes} min | ${typical} (${money(typical)}) | booked`,
        `${people[2]} | ${people[1]} | yesterday 15:00, ${n.workMinutes} min | ${typical} (${money(typical)}) | done`,
      ]),
    ],
    measures: [
      `${first(many)} booked, done, cancelled and missed in a week`,
      `Share of a ${n.provider.one}’s hours that are booked`,
    ],
  }
}
