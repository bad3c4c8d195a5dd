// What is stuck, and how to mend it.
import type { FeatureDraft, Ground } from '../ground.ts'
import { action, empty, entity, route, story, stranger, twice, works } from '../writing.ts'
import { camel } from './shared.ts'

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
