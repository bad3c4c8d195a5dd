// What is stuck, and how to mend it.
import type { FeatureDraft, Ground } from '../ground.ts'
import { action, empty, entity, route, story, stranger, twice, works } from '../writing.ts'

export function admin(g: Ground): FeatureDraft {
  const { n } = g
  const watches = watchedIn(g)
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
        'writes the change and its audit entry in one transaction',
        'an empty reason',
      ),
    ],
    measures: ['Things stuck for more than a day'],
  }
}

function watchedIn({ n, has }: Ground): string {
  if (has('protected-orders')) return 'disputes, money held too long, what waits for a check'
  if (has('alerts')) return `silent ${n.device.many} and warnings nobody answered`
  if (has('cases')) return `${n.document.many} that could not be read, deadlines of the week, unpaid fees`
  if (has('orders')) return 'orders of today, failed charges and refunds'
  if (has('bookings')) return `${n.work.many} of today that nobody marked done, and refunds`
  if (has('group')) return `${n.group.many} that went quiet, failed payments, errors of the day`
  return 'failed payments, refunds and errors of the day'
}
