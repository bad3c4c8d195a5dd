// What the product is for, where no feature of ours has a name for it: things that come in, are worked on and come out.

import { plain } from '../../plain-text.ts'
import type { FeatureDraft, Ground } from '../ground.ts'
import { a, first } from '../nouns/noun.ts'
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
import { path, snake, tenantOf } from './shared.ts'

export function mainJob(g: Ground): FeatureDraft {
  const { n, context, people } = g
  const { one, many, table } = n.core
  const t = tenantOf(g)
  const id = `${snake(n.core)}_id`
  const outcome = plain(context.u.outcome.value, 140)
  return {
    name: `The ${many}`,
    code: 'MAIN',
    why: `This is what the brief is about: “${outcome}”. Each ${one} comes in, is worked on by the product, is looked at by a person and goes out; where it stands is never in doubt.`,
    stories: [
      story(
        n.customer.one,
        `bring in ${a(n.core)} and get back what was promised`,
        'the work of an afternoon takes minutes',
        works(
          `${a(n.core)} typed in, or a CSV file of 200 | it is sent | each row appears at once as "new", is worked on in the background and turns "to check" with the result beside what came in`,
        ),
        works(
          'a result to check | I change one line and confirm | the result, who confirmed it and what the product had proposed are stored; it can go out only now',
        ),
        bad(
          'a file with a missing column, or 20,000 rows | it is sent | which rows and columns are wrong, and nothing is stored until I say so',
        ),
        twice(
          'the same file, or send pressed twice | it is sent | known rows are shown as known; none is doubled',
        ),
        stranger(`${a(n.core)} of another ${t.called} | its page, result or export is opened | not found`),
        down(
          'the working part fails or takes longer than a minute | the page is open | the row says "waiting", is tried three times and then shown to a person with the reason',
        ),
        empty(
          `no ${many} yet | the page opens | one made-up ${one} to try, and the two ways to bring in one’s own`,
        ),
      ),
      story(
        n.customer.one,
        `see where each ${one} stands and take the results out`,
        'nothing is lost between two people',
        works(
          `40 ${many} in four states | the list opens | those that wait for me first; filters stay in the address; the export holds exactly what is shown`,
        ),
        twice(
          'two people confirm the same one | the second presses | "confirmed by … a minute ago"; the first stays',
        ),
      ),
    ],
    entities: [
      entity(
        table,
        `one ${one} from coming in to going out`,
        `${t.reference}; outside_id text?; title text; came_in jsonb; state new|working|to_check|confirmed|sent|failed; person_id -> User?; tries int`,
        { unique: [`${t.field} + outside_id`], read: t.who, write: t.who, owner: t.field },
      ),
      entity(
        `${table}Result`,
        'what the product made of it, version by version',
        `${id} -> ${table}; version int; proposed jsonb; confirmed jsonb?; confirmed_by_id -> User?; rule_version text`,
        {
          unique: [`${id} + version`],
          read: `as its ${one}`,
          write: 'the server proposes; people confirm',
          owner: id,
        },
      ),
    ],
    routes: [
      route(
        'list',
        `/${path(n.core)}`,
        first(many),
        n.customer.one,
        'waiting for me, working, confirmed, failed; import and export',
        {
          empty: 'a made-up one to try, and how to bring in one’s own',
          error: 'the list as last known; bringing in still works',
        },
      ),
      route(
        'page',
        `/${path(n.core)}/:id`,
        first(one),
        n.customer.one,
        'what came in on the left, the result on the right, history below',
        {
          empty: '"working": what came in is there already',
          error: 'what came in; the result can be typed by hand',
          success: '"Confirmed by you": send or export',
        },
      ),
    ],
    actions: [
      action(
        `import${table}`,
        t.who,
        'rows or file, client_key',
        'checks all rows, stores all or none, queues the work',
        'over 5,000 rows; unknown columns',
      ),
      action(
        `work${table}`,
        'a job',
        id,
        'makes a result by the written rule, stores a version',
        'confirmed ones; a fourth try',
      ),
      action(
        `confirm${table}`,
        t.who,
        `${id}, version, changes`,
        'fixes the result with name and time',
        'old versions',
      ),
    ],
    notices: [
      notice(
        'something waits for a person for a day',
        'the person in charge',
        'email, opt-out',
        'how many, the oldest, one link',
      ),
    ],
    seeds: [
      seed(table, 'title, state, person_id', [
        `${first(one)} one | to_check | ${people[0]}`,
        `${first(one)} two | confirmed | ${people[1]}`,
        `${first(one)} three | failed | ${people[0]}`,
      ]),
    ],
    measures: [`${first(many)} confirmed without a change, of all`, 'Minutes from coming in to confirmed'],
  }
}
