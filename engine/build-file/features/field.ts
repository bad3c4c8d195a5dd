// Devices out there, what they say, and who is woken.
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
        'I decide by the water and not by feeling'.replace('by the water', 'by readings'),
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
          `a value outside the sensor’s range, a time in the future, or more than 500 rows | it is sent | those rows go to quarantine with the reason; the rest is kept`,
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
        `${id} -> ${table}; measured_at timestamptz; arrived_at timestamptz; metric ${names.join('|')}; value numeric; quality ok|suspect`,
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
        'metric, value, measured_at',
        n.measured.flatMap(({ name, unit, usual }) =>
          usual.map(
            (value, i) => `${name} | ${value} ${unit} | ${['two days ago', 'yesterday', 'an hour ago'][i]}`,
          ),
        ),
      ),
    ],
    measures: [`Share of expected readings that arrive, by ${one}`, 'Minutes between measured and shown'],
  }
}

export function alerts(g: Ground): FeatureDraft {
  const { n, context, people } = g
  const t = tenantOf(g)
  const one = n.device.one
  const id = `${snake(n.device)}_id`
  const [worst] = n.measured
  const ahead = context.said('lead-time')
  const outcome = context.u.outcome.basis === 'said' || context.u.outcome.basis === 'inferred'
  return {
    name: 'Warnings and thresholds',
    code: 'WARN',
    why: `The warning is what is paid for${ahead ? `, ${ahead.text} ahead` : ''}. One too many and it is switched off; one too few and there is no second customer. So each one says why, and each is judged afterwards.`,
    stories: [
      story(
        n.customer.one,
        `be woken when ${worst?.name.replaceAll('_', ' ')} turns bad${ahead ? `, ${ahead.text} before it hurts` : ''}`,
        outcome ? 'there is time to act' : 'I can act',
        works(
          `the threshold "${worst?.limit}" | readings cross it | one warning by text message and email within two minutes: which ${one}, value, since when, what it means, one button "seen"`,
        ),
        twice(
          'a warning that is open | the value stays beyond the limit for hours | no second message; one every six hours at most, and one when it is over',
        ),
        works(
          `nobody pressed "seen" within 20 minutes | the time passes | the next person of the ${t.called} is called, in the order they chose`,
        ),
        down(
          'the text-message service fails | a warning is due | email and push go out at once, the failure stands on the desk, and it is tried again',
        ),
        works(
          `a ${one} is silent for three times its interval | the check runs | a different warning, "no data": silence is never shown as all well`,
        ),
        bad(
          'a threshold that would have fired on 20 of the last 30 days | it is saved | a question first: "This would have warned you 20 times. Keep it?"',
        ),
        stranger(`a threshold of another ${t.called} | it is changed | not found`),
        empty('no warning so far | the page opens | "Quiet since …", and a button that sends a test'),
      ),
    ],
    entities: [
      entity(
        'Threshold',
        'when to wake somebody',
        `${id} -> ${n.device.table}?; ${t.reference}; metric text; rule above|below|rising|silent; value numeric; for_minutes int; is_on boolean`,
        { unique: [`${id} + metric + rule`], read: t.who, write: t.who, owner: t.field },
      ),
      entity(
        'Alert',
        'one warning, from start to end',
        `${id} -> ${n.device.table}; threshold_id -> Threshold; began_at timestamptz; ended_at timestamptz?; seen_by_id -> User?; verdict right|false|unsure?; note text?`,
        {
          unique: ['threshold_id where open'],
          read: t.who,
          write: `the server; ${t.who}: seen, verdict, note`,
          owner: id,
        },
      ),
      entity(
        'AlertContact',
        'who is called, in which order',
        `${t.reference}; user_id -> User; position int; phone text; by sms|call|email; quiet_from time?; quiet_to time?`,
        {
          unique: [`${t.field} + position`],
          read: t.who,
          write: 'the person for their own; members who run it',
          owner: 'user_id',
        },
      ),
    ],
    routes: [
      route(
        'list',
        '/warnings',
        'Warnings',
        n.customer.one,
        'open ones on top with "seen"; past ones with "was it right?"',
        {
          empty: '"Quiet since …" and the test button',
          error: 'open warnings as last known, never an empty page',
          success: '"Seen by you at 05:12"',
        },
      ),
      route(
        'form',
        '/warnings/rules',
        'When to wake us',
        n.customer.one,
        'limits with how often each would have fired in 30 days; people in order',
        {
          empty: 'the usual limits of the trade, switched off, each with a reason',
          error: 'nothing is changed; the old rule goes on',
        },
      ),
    ],
    actions: [
      action(
        'checkThresholds',
        'the server, after each batch and every five minutes',
        'none',
        'opens, repeats, ends warnings; one open for each rule',
        'late rows: they mend history and wake nobody',
      ),
      action('markSeen', t.who, 'alert_id', 'stops the calling', 'ended warnings'),
      action('judge', t.who, 'alert_id, verdict', 'stores whether it was right', 'open warnings'),
    ],
    notices: [
      notice(
        'a limit is crossed',
        'first contact, then the next',
        'text message, email, call',
        `which ${one}, value, limit, since when`,
      ),
      notice(`a ${one} falls silent`, 'first contact and the desk', 'email', 'last value and its time'),
    ],
    seeds: [
      seed(
        'Threshold',
        'metric, rule, note, is_on',
        n.measured.map(
          ({ name, limit }) =>
            `${name} | ${/below|down/.test(limit) ? 'below' : 'above'} | ${limit}; example, to be confirmed with somebody of the trade | true`,
        ),
      ),
      seed('Alert', 'metric, began_at, seen_by_id, verdict', [
        `${worst?.name} | last night 03:40 | ${people[0]} | right`,
        `${worst?.name} | nine days ago | ${people[1]} | false`,
      ]),
    ],
    measures: ['Warnings judged right, false, unsure', 'Minutes from crossing to "seen"'],
  }
}

export function reports(g: Ground): FeatureDraft {
  const { n, has, context } = g
  const what = has('cases')
    ? `money won, open and lost by reason`
    : has('devices')
      ? `the week at each site`
      : has('tasks')
        ? `who did what`
        : has('metering')
          ? 'use and cost by key'
          : `${n.customer.many}, money and what changed`
  const t = tenantOf(g)
  return {
    name: 'Figures at a glance',
    code: 'FIG',
    why: `One page that answers "how is it going": ${what}. Figures come from the same tables as the screens, so they never disagree.`,
    stories: [
      story(
        n.customer.one,
        `see ${what}`,
        'I decide on Monday morning and not by feeling',
        works(
          'two weeks of data | the page opens | four figures with the change since the week before, each with a link to the rows behind it; their sum equals the figure',
        ),
        stranger(`a person outside | the page or its export is asked for | not found`),
        empty(
          'less than a week of data | the page opens | what will stand here and from which day; no chart of one point',
        ),
        bad('a range whose end is before its start, or of ten years | it is set | refused beside the dates'),
        down(
          'a figure takes longer than three seconds | the page opens | the others are there; this one says so and can be tried again',
        ),
      ),
    ],
    entities: [
      entity(
        'DailyFigure',
        'one figure of one day, computed at night',
        `${t.reference}; day date; name text; value numeric`,
        { unique: [`${t.field} + day + name`], read: t.who, write: 'the server', owner: t.field },
      ),
    ],
    routes: [
      route(
        'board',
        '/figures',
        'Figures',
        n.customer.one,
        `${what}; every chart also as a table; export as CSV`,
        { empty: 'from which day there will be something', error: 'each panel fails alone' },
      ),
    ],
    actions: [
      action(
        'computeFigures',
        'a job, nightly',
        'day',
        `computes in the time zone of the ${t.called}${context.u.currency.value ? `, money in ${context.u.currency.value}` : ''}`,
        'nothing: a second run replaces the day',
      ),
    ],
    seeds: [
      seed('DailyFigure', 'day, name, value', ['yesterday | active | 14', 'the day before | active | 11']),
    ],
    measures: ['How many look at the figures in a week'],
  }
}

export function fieldNotes(g: Ground): FeatureDraft {
  const { n, people, place, has } = g
  const t = tenantOf(g)
  const seen = has('devices') ? 'Fouling on the sensor, cleaned' : 'Gate was shut, came back at noon'
  return {
    name: 'Notes without a network',
    code: 'NOTE',
    why: `Work happens where there is no signal. What is seen there must be written there, or it is lost by the evening.`,
    stories: [
      story(
        has('devices') ? n.customer.one : n.provider.one,
        'write a note with a photo out there',
        'it is not forgotten by the evening',
        offline(
          'no network | I write and take a photo | it is saved on the device at once, marked "not yet sent", and goes out by itself',
        ),
        twice('a note that was sent while the answer got lost | it is sent again | one note'),
        works(
          'the same note was changed on two phones | both come back | the later change wins and the other text is kept below it, none is lost',
        ),
        stranger(`a note of another ${t.called} | its id is opened | not found`),
        bad('a photo of 40 MB | it is taken | it is made smaller on the device before it is sent'),
        empty('no note yet | the page opens | a field, ready to type'),
      ),
    ],
    entities: [
      entity(
        'FieldNote',
        'seen and written out there',
        `${t.reference}; author_id -> User; body text; photo_key text?; latitude numeric?; longitude numeric?; written_at timestamptz; client_key uuid`,
        { unique: ['client_key'], read: t.who, write: 'its author', owner: 'author_id' },
      ),
    ],
    routes: [
      route(
        'list',
        '/notes',
        'Notes',
        has('devices') ? n.customer.one : n.provider.one,
        'newest first, unsent ones on top',
        { empty: 'a field, ready to type', error: 'all notes stay on the device' },
      ),
    ],
    actions: [
      action('saveNote', t.who, 'body, photo, written_at, client_key', 'stores once', 'an empty note'),
    ],
    seeds: [seed('FieldNote', 'author_id, body', [`${people[0]} | ${seen} (${place})`])],
    measures: ['Notes written without a network'],
  }
}
