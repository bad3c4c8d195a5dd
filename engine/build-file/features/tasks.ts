// Whose turn it is.
import type { FeatureDraft, Ground } from '../ground.ts'
import { a, first } from '../nouns/noun.ts'
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
import { path, snake, tenantOf } from './shared.ts'

export function tasks(g: Ground): FeatureDraft {
  const { n, people, has } = g
  const { one, many, table } = n.task
  const t = tenantOf(g)
  const shared = has('group')
  const names = one === 'chore' ? CHORES : TASKS
  return {
    name: shared ? `${first(many)} and whose turn it is` : `${first(many)} at the right hour`,
    code: 'TASK',
    why: shared
      ? 'Quarrels start where nobody remembers whose turn it was. Turns are made ahead by a rule everybody can read.'
      : `What comes round again is forgotten at the wrong moment. The product remembers; a ${n.customer.one} only ticks.`,
    stories: [
      story(
        n.customer.one,
        `see my ${many} of the week and tick them off`,
        'nobody has to remind me',
        works(
          `"${names[0]}" is mine until Sunday | I tick it | it is done with the time; ${shared ? 'the next turn goes to the next in the row' : 'the next one is planned from today'}`,
        ),
        twice(
          `a done ${one} | ${shared ? 'two people tick it in the same second, or I tick twice' : 'I tick it on two devices'} | it counts once`,
        ),
        stranger(`${a(n.task)} of another ${t.called} | its id is ticked | not found`),
        bad(`${a(n.task)} every 0 days, or 400 | it is saved | refused: 1 to 365`),
        works(
          `a turn that was missed | Sunday 23:59 passes in the ${t.called}’s own time zone | it is marked missed once${shared ? ' and shown to all' : ''}, without a lecture`,
        ),
        offline('no network | I tick | it counts with the time of the tap and is sent later'),
        empty(`no ${many} yet | the page opens | six usual ones to pick from, one tap each`),
      ),
    ],
    entities: [
      entity(
        table,
        `something that comes round again`,
        `${t.reference}; name text; every_days int 1..365; archived_at timestamptz?`,
        { unique: [`${t.field} + name`], read: t.who, write: t.who, owner: t.field },
      ),
      entity(
        `${table}Turn`,
        'one time, one person',
        `${snake(n.task)}_id -> ${table}; user_id -> User; due_on date; state open|done|missed|traded; done_at timestamptz?`,
        {
          unique: [`${snake(n.task)}_id + due_on`],
          read: t.who,
          write: 'the person whose turn it is; the server',
          owner: 'user_id',
        },
      ),
    ],
    routes: [
      route(
        'board',
        `/${path(n.task)}`,
        'This week',
        n.customer.one,
        `${shared ? 'mine first, then everybody’s' : 'today first'}; a tick is one tap`,
        {
          empty: 'six usual ones to pick from',
          error: 'the week as last loaded; ticks are kept',
          success: 'the tick, with "undo" for ten seconds',
        },
      ),
    ],
    actions: [
      action(
        `save${table}`,
        t.who,
        'name, every_days',
        'stores and plans it',
        'out of range; a name that exists',
      ),
      action(
        `finish${table}`,
        'whose turn it is',
        'turn_id, done_at, client_key',
        'marks done',
        'turns of others; done ones',
      ),
      action(
        'makeTurns',
        'a job, nightly',
        'none',
        shared
          ? 'makes turns for the next 14 days, whoever did it longest ago first'
          : 'plans the next 14 days',
        'a second turn for the same day',
      ),
    ],
    notices: [
      notice(
        `${a(n.task)} is due tomorrow`,
        'whose turn it is',
        'push or email, opt-out',
        'what, until when, "later"',
      ),
    ],
    seeds: [
      seed(
        table,
        'name, every_days',
        names.map((name, i) => `${name} | ${[7, 3, 7, 14][i]}`),
      ),
      seed(
        `${table}Turn`,
        'user_id, due_on, state',
        people
          .slice(0, 3)
          .map(
            (name, i) =>
              `${name} | ${['today', 'tomorrow', 'yesterday'][i]} | ${['open', 'open', 'missed'][i]}`,
          ),
      ),
    ],
    measures: [`${first(many)} done in time, by week`],
  }
}

const CHORES = ['Kitchen floor', 'Bins out', 'Bathroom', 'Fridge clear-out']
const TASKS = ['Morning check', 'Weekly count', 'Monthly report', 'Call those who wait']
