// Who is woken, when, and whether it was right.
import type { FeatureDraft, Ground } from '../ground.ts'
import {
  action,
  bad,
  down,
  empty,
  entity,
  notice,
  route,
  type StoryDraft,
  seed,
  story,
  stranger,
  twice,
  works,
} from '../writing.ts'
import { snake, tenantOf } from './shared.ts'

export function alerts(g: Ground): FeatureDraft {
  const { n, context, people } = g
  const t = tenantOf(g)
  const one = n.device.one
  const id = `${snake(n.device)}_id`
  const [worst] = n.measured
  const ahead = context.said('lead-time')
  const isForecast = ahead !== undefined || context.has(/\b(?:predict|forecast|ahead of|in advance)/i)
  const outcome = context.u.outcome.basis === 'said' || context.u.outcome.basis === 'inferred'
  return {
    name: 'Warnings and thresholds',
    code: 'WARN',
    why: `The warning is what is paid for${ahead ? `, ${ahead.text} ahead` : ''}. One too many and it is switched off; one too few and there is no second customer. So each one says why, and each is judged afterwards.`,
    stories: [
      story(
        n.customer.one,
        `be woken when ${worst?.name.replaceAll('_', ' ')} turns bad${isForecast ? ', or is about to' : ''}`,
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
      ...(isForecast ? [forecastStory(n.customer.one, ahead?.text ?? '24 hours')] : []),
    ],
    entities: [
      ...(isForecast ? [forecastTable(id, n.device.table, one)] : []),
      entity(
        'Threshold',
        'when to wake somebody',
        `${id} -> ${n.device.table}?; ${t.reference}; metric text; rule ${isForecast ? 'above|below|rising|expected|silent' : 'above|below|rising|silent'}; value numeric; for_minutes int; note text?; is_on boolean`,
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
        'saveThreshold',
        t.who,
        'metric, rule, value, for_minutes',
        'says how often it would have fired in 30 days, then stores',
        `rules of another ${t.called}`,
      ),
      action(
        'saveContacts',
        t.who,
        'people in order, phone, quiet hours',
        'stores the order, sends each a test',
        'a list without anybody',
      ),
      ...(isForecast
        ? [
            action(
              'makeForecasts',
              'a job, hourly',
              'none',
              'stores what is expected, with the version of the rule; a plain trend of the last days is the first version',
              'fewer than 48 hours of readings: it then says "not enough data"',
            ),
          ]
        : []),
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
      seed('Alert', 'threshold_id, began_at, seen_by_id, verdict', [
        `1 | last night 03:40 | ${people[0]} | right`,
        `1 | nine days ago | ${people[1]} | false`,
      ]),
    ],
    measures: ['Warnings judged right, false, unsure', 'Minutes from crossing to "seen"'],
  }
}

function forecastStory(customer: string, ahead: string): StoryDraft {
  return story(
    customer,
    `see what is expected over the next ${ahead}, and how often that was right`,
    'I know how far to trust it before I move anything',
    works(
      '72 hours of readings | the page opens | a band from low to high, the hour it was made, and "right in 7 of the last 9"',
    ),
    works(
      'the band crosses a limit in an hour that lies ahead | the forecast is made | one warning marked "expected", with that hour and how often such ones were right; it ends by itself when later forecasts disagree',
    ),
    works(
      'an hour that was forecast has passed | the job runs | what came is stored beside what was expected, also when it was wrong',
    ),
    empty('fewer than 48 hours of readings | the page opens | "Not enough data until …", and no line'),
    down(
      'the forecast job failed twice | the page opens | the last one with its age; limits on measured values go on waking',
    ),
  )
}

function forecastTable(id: string, table: string, one: string) {
  return entity(
    'Forecast',
    'what was expected, and what came',
    `${id} -> ${table}; metric text; made_at timestamptz; for_at timestamptz; low numeric; high numeric; rule_version text; came numeric?`,
    {
      unique: [`${id} + metric + made_at + for_at`],
      read: `as its ${one}`,
      write: 'the server; came is filled in once',
      owner: id,
    },
  )
}
