// Hours that can be sold once: slots, seats, tickets, loans, places that are served.
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
          `a booked ${one} | it is cancelled 24 hours ahead or more | the money goes back in full; later than that the plan’s rule applies and is shown before the button`,
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

export function classes(g: Ground): FeatureDraft {
  const { n, prices, typical, money, people } = g
  const { one, many } = n.classes
  const price = prices.find(({ what }) => /seat|class|course|workshop|place/i.test(what))?.minor ?? typical
  return {
    name: first(many),
    code: 'CLS',
    why: `A ${one} has a fixed number of seats and one date; what is unsold on the day is gone, so a wait list and a fair rule for cancelling matter more than a calendar.`,
    stories: [
      story(
        n.customer.one,
        `take a seat in a ${one}`,
        'I know that there is room before I go',
        works(
          `8 seats, 7 taken | I pay ${money(price)} | the last seat is mine and the ${one} shows as full`,
        ),
        twice(
          'one seat left | two people pay in the same second | one gets it; the other’s payment is cancelled, not refunded later',
        ),
        works(
          'a full one and a wait list | a seat is given back | the first on the list has four hours to pay, then the next',
        ),
        stranger('another person’s seat id | it is cancelled | not found'),
        bad('a date that has passed | a seat is asked for | refused, with the next date'),
        empty(`no date planned | the page opens | "Tell me of the next ${one}": one field`),
      ),
    ],
    entities: [
      entity(
        `${n.classes.table}Date`,
        `one ${one} on one day`,
        'title text; starts_at timestamptz; minutes int; seats int; price_minor int; state planned|held|called_off',
        {
          unique: ['title + starts_at'],
          read: 'everybody',
          write: 'admins',
          shared: 'the firm’s own calendar',
        },
      ),
      entity(
        'ClassSeat',
        'one seat taken',
        `date_id -> ${n.classes.table}Date; user_id -> User; state held|paid|given_back|attended|missed; payment_ref text?`,
        {
          unique: ['date_id + user_id', 'payment_ref'],
          read: 'its user; admins',
          write: 'its user: take, give back; admins: attendance',
          owner: 'user_id',
        },
      ),
    ],
    routes: [
      route(
        'list',
        `/${path(n.classes)}`,
        first(many),
        'everybody',
        'dates with seats left, price, what to bring',
        { empty: 'one field: "tell me of the next"', error: 'the dates as last known; seats hidden' },
      ),
      route(
        'list',
        '/desk/attendance',
        'Who comes tonight',
        'admin',
        'names, paid or not, allergies; tap to mark',
        { empty: '"No names yet"', error: 'the list as last loaded; marks are kept' },
      ),
    ],
    actions: [
      action(
        'takeSeat',
        n.customer.one,
        'date_id',
        'holds a seat for 15 minutes, opens payment; the row lock decides',
        'full or past dates',
      ),
      action(
        'callOff',
        'admin',
        'date_id, reason',
        'refunds all seats once, tells everybody',
        'a date already called off',
      ),
    ],
    notices: [
      notice('two days before', 'those who paid', 'email', 'when, where, what to bring'),
      notice('a seat becomes free', 'first on the wait list', 'email', 'a link for four hours'),
    ],
    seeds: [
      seed(`${n.classes.table}Date`, 'title, starts_at, seats, price_minor', [
        `${first(one)}, beginners | next Tuesday 19:00 | 8 | ${price} (${money(price)})`,
        `${first(one)}, second evening | in two weeks 19:00 | 8 | ${price} (${money(price)})`,
      ]),
      seed('ClassSeat', 'date_id, user_id, state', [
        `1 | ${people[0]} | paid`,
        `1 | ${people[2]} | given_back`,
      ]),
    ],
    measures: ['Seats sold of seats offered', 'Class guests who order within 30 days'],
  }
}

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
        `1 | ${people[0]?.split(' ')[0]?.toLowerCase()}@example.com | paid`,
        '2 | ben@example.com | used',
      ]),
    ],
    measures: ['Tickets sold by day before the date', 'Minutes from doors to the last guest in'],
  }
}

export function rentals({ n, typical, money, people }: Ground): FeatureDraft {
  const { one, many, table } = n.thing
  const id = `${snake(n.thing)}_id`
  const deposit = typical * 3
  return {
    name: `Lending a ${one}`,
    code: 'RENT',
    why: `A ${one} can be out only once at a time and comes back late, dirty or broken: calendar, deposit and a photo at both ends.`,
    stories: [
      story(
        n.customer.one,
        `reserve a ${one} for some days`,
        'it is there when I come',
        works(
          `${n.samples[1]} is free from 3 to 5 June | I reserve and pay ${money(typical)} for a day | it is blocked for those days and one hour of turn-round, and ${money(deposit)} are held as a deposit, not charged`,
        ),
        twice(
          'the same days | two people pay in the same second | one gets it (no overlap is possible in the database); the other is not charged',
        ),
        stranger('the number of another’s rental | it is opened or changed | not found'),
        bad('an end before the start, or 400 days | it is sent | refused beside the dates'),
        empty('nothing is free on these days | the search ends | the nearest days on which something is'),
      ),
      story(
        'admin',
        'hand out and take back with a photo',
        'a quarrel about a scratch has an answer',
        works(
          'a reserved one | handed out with two photos, returned in order | the deposit is released the same day',
        ),
        works(
          'returned broken | damage is entered with photo and amount | the renter sees both and has 48 hours to object before money is taken',
        ),
        offline(
          'no network in the yard | it is handed out | photos and time wait on the phone and are sent later',
        ),
      ),
    ],
    entities: [
      entity(
        table,
        `one ${one} that is lent`,
        'name text; day_price_minor int; deposit_minor int; state ready|out|repair|retired',
        {
          unique: ['name'],
          read: 'everybody unless retired',
          write: 'admins',
          shared: 'the fleet of the firm',
        },
      ),
      entity(
        'Rental',
        'one loan',
        `${id} -> ${table}; user_id -> User; during daterange; price_minor int; deposit_ref text?; state reserved|out|returned|late|damaged|cancelled; photos_out text[]; photos_back text[]`,
        {
          unique: [`${id} + during, no overlap (exclusion constraint)`],
          read: 'its renter; admins',
          write: 'renter: reserve, cancel; admins: the rest',
          owner: 'user_id',
        },
      ),
    ],
    routes: [
      route(
        'list',
        `/${path(n.thing)}`,
        first(many),
        'everybody',
        'dates first, then what is free, day price and deposit',
        { empty: 'the nearest free days', error: 'the fleet without calendar, and the phone number' },
      ),
      route(
        'board',
        '/desk/yard',
        'Out and back today',
        'admin',
        'who comes, who is late, what is in repair',
        { empty: '"Nothing goes out today"', error: 'this morning’s list' },
      ),
    ],
    actions: [
      action(
        'reserve',
        n.customer.one,
        `${id}, from, to`,
        'blocks, takes payment, holds the deposit',
        'overlaps; more than 30 days',
      ),
      action(
        'takeBack',
        'admin',
        'rental_id, photos, damage?',
        'releases or starts the 48 hours',
        'a rental that is not out',
      ),
    ],
    notices: [
      notice(
        'the evening before the return',
        n.customer.one,
        'text message',
        'where, until when, how to stay longer',
      ),
    ],
    seeds: [
      seed(
        table,
        'name, day_price_minor, deposit_minor, state',
        n.samples
          .slice(0, 3)
          .map(
            (name, i) =>
              `${name} | ${typical} (${money(typical)}) | ${deposit} (${money(deposit)}) | ${['ready', 'out', 'repair'][i]}`,
          ),
      ),
      seed('Rental', `${id}, user_id, during, state`, [`2 | ${people[0]} | since yesterday, two days | out`]),
    ],
    measures: [`Days out of days possible, for each ${one}`, 'Late returns and damage'],
  }
}

export function areas({ n, place }: Ground): FeatureDraft {
  return {
    name: 'Where we come',
    code: 'AREA',
    why: 'Travel eats the margin. An address outside the first streets should hear no, and be counted, before anybody picks an hour.',
    stories: [
      story(
        n.customer.one,
        'see whether you come to my address',
        'I waste no time on a form',
        works(
          `an address inside the area | I type it | yes, with the days on which a ${n.provider.one} is near`,
        ),
        works(
          'an address outside | I type it | no, in one sentence, and "tell me when": the postcode is stored, without my name',
        ),
        down('the map service does not answer | I type my postcode | the stored list of postcodes decides'),
        bad('"asdf" | it is sent | "We did not find this address": the field stays'),
        empty('no area drawn yet | the desk opens | a map of the place and "draw the first area"'),
        stranger('not an admin | an area is changed | not found'),
      ),
    ],
    entities: [
      entity(
        'ServiceArea',
        'where work is taken on',
        'name text; postcodes text[]; shape geometry?; weekdays int[]',
        { unique: ['name'], read: 'everybody', write: 'admins', shared: 'the firm’s own map' },
      ),
      entity('AreaWish', 'asked for and refused', 'postcode text; times int', {
        unique: ['postcode'],
        read: 'admins',
        write: 'the server',
        shared: 'counts without a person',
      }),
    ],
    routes: [
      route(
        'form',
        '/where',
        'Do you come to me?',
        'everybody',
        'one field, a yes or no, a map as a picture with words',
        { empty: 'the field', error: 'the answer by postcode, without a map' },
      ),
    ],
    actions: [
      action(
        'checkAddress',
        'everybody',
        'address or postcode',
        'answers from the stored areas',
        'more than 20 a minute from one place',
      ),
    ],
    seeds: [
      seed('ServiceArea', 'name, weekdays', [
        `${place}, first streets | 1, 2, 3, 4, 5`,
        `${place}, edge | 2, 4`,
      ]),
    ],
    measures: ['Addresses refused, by postcode'],
  }
}

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
      entity('Visit', 'came at this hour', 'membership_id -> Membership; at timestamptz', {
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
