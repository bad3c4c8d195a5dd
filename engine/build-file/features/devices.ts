// Devices out there and what they say.
import type { FeatureDraft, Ground } from '../ground.ts'
import { a, first } from '../nouns/noun.ts'
import {
  action,
  bad,
  down,
  empty,
  entity,
  offline,
  route,
  seed,
  story,
  stranger,
  twice,
  works,
} from '../writing.ts'
import { path, snake, tenantOf } from './shared.ts'

export function devices(g: Ground): FeatureDraft {
  const { n, place, context } = g
  const { one, many, table } = n.device
  const t = tenantOf(g)
  const id = `${snake(n.device)}_id`
  const names = n.measured.map(({ name }) => name)
  const count = context.said('prototypes')?.value ?? 3
  return {
    name: `${first(many)} and their readings`,
    code: 'DEV',
    why: `${first(a(n.device))} sends over a weak link, late, twice or not at all. What arrives is stored as it came, with the time it was measured and the time it arrived; nothing is guessed.`,
    stories: [
      story(
        n.customer.one,
        `see what each ${one} measures now and over the last days`,
        'I decide by readings and not by feeling',
        works(
          `a reading every 15 minutes | the page opens | last value with its age in words, and seven days as a line for ${names.join(', ')}; gaps stay gaps`,
        ),
        stranger(
          `${a(n.device)} of another ${t.called} | its page, its readings or its export are asked for | not found`,
        ),
        empty(
          `${a(n.device)} that never reported | its page opens | the three steps to switch it on, and "waiting since …"`,
        ),
        offline(
          'no network out there | the page opens | the last values that were loaded, with their age in front',
        ),
      ),
      story(
        one,
        'deliver readings with my own key',
        'nobody else can report for me',
        works(
          '40 readings stored while there was no link | they are sent as one batch | all are kept with their own time, in any order',
        ),
        twice('a batch that was sent before | it comes again | accepted, and no row is doubled'),
        bad(
          'a value outside what can be measured, or a time in the future | it is sent | kept as suspect with the reason, drawn nowhere, waking nobody; more than 500 rows at once are refused with 413',
        ),
        stranger(`the key of another ${one}, or a withdrawn one | it is used | 401, counted, nothing stored`),
        down('the database is busy | a batch comes | 503 with a time to wait; the device keeps its rows'),
      ),
    ],
    entities: [
      entity(
        table,
        `one ${one} in the field`,
        `${t.reference}; label text; serial text; key_hash text; latitude numeric; longitude numeric; battery_mv int?; last_seen_at timestamptz?; state ordered|active|silent|retired`,
        {
          unique: ['serial', `${t.field} + label`],
          read: t.who,
          write: `${t.who}: label, place; admins: the rest`,
          owner: t.field,
        },
      ),
      entity(
        'Reading',
        'one measured value, never edited',
        `${id} -> ${table}; measured_at timestamptz; arrived_at timestamptz; metric ${names.join('|')}; value numeric; unit text; quality ok|suspect; reason text?`,
        {
          unique: [`${id} + metric + measured_at`],
          read: `as its ${one}`,
          write: `the ${one} by its key`,
          owner: id,
        },
      ),
    ],
    routes: [
      route(
        'board',
        `/${path(n.device)}`,
        first(many),
        n.customer.one,
        'map and list with the same content, worst first; state in words and not by colour alone',
        { empty: 'three steps to the first one', error: 'last known values with their age' },
      ),
      route(
        'page',
        `/${path(n.device)}/:id`,
        first(one),
        n.customer.one,
        `a line for each of ${names.length} values, thresholds drawn in, the same as a table, export`,
        { empty: '"waiting since …"', error: 'the chart’s frame and the last value' },
      ),
    ],
    actions: [
      action(
        'POST /api/ingest',
        `${a(n.device)}, key in a header`,
        'rows of metric, value, measured_at',
        'checks, stores, updates last_seen_at, starts the threshold check',
        'wrong keys; over 500 rows; over 60 calls an hour',
      ),
      action(
        `export${table}`,
        t.who,
        `${id}, from, to`,
        'streams CSV in UTC and local time',
        'more than a year at once',
      ),
    ],
    seeds: [
      seed(
        table,
        'label, serial, state',
        Array.from(
          { length: Math.min(4, Math.max(2, count)) },
          (_, i) =>
            `${first(one)} ${i + 1}, ${place} | ${table.slice(0, 2).toUpperCase()}-00${i + 1} | ${i === 1 ? 'silent' : 'active'}`,
        ),
      ),
      seed(
        'Reading',
        'metric, value, unit, measured_at',
        n.measured.flatMap(({ name, unit, usual }) =>
          usual.map(
            (value, i) => `${name} | ${value} | ${unit} | ${['two days ago', 'yesterday', 'an hour ago'][i]}`,
          ),
        ),
      ),
    ],
    measures: [`Share of expected readings that arrive, by ${one}`, 'Minutes between measured and shown'],
  }
}
