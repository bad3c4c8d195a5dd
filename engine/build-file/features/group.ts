// With whom one shares.
import type { FeatureDraft, Ground } from '../ground.ts'
import { a, first } from '../nouns/noun.ts'
import { action, bad, empty, entity, notice, route, seed, story, stranger, twice, works } from '../writing.ts'
import { path, snake } from './shared.ts'

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
      seed(table, 'name, time_zone', [`${first(one)} ${groupName(g)} | ${zoneOf(g)}`]),
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
