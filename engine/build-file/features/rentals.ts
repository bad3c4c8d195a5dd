// Lent, brought back, looked at.
import type { FeatureDraft, Ground } from '../ground.ts'
import { first } from '../nouns/noun.ts'
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
import { path, snake } from './shared.ts'

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
