// A talk between two, about one thing.
import type { FeatureDraft, Ground } from '../ground.ts'
import { a, first } from '../nouns/noun.ts'
import { action, bad, entity, notice, offline, route, story, stranger, twice, works } from '../writing.ts'

export function messages(g: Ground): FeatureDraft {
  const { n, has } = g
  const other = has('listings') || has('protected-orders') ? n.seller : n.provider
  const about = has('protected-orders') ? 'purchase' : has('bookings') ? n.work.one : 'request'
  return {
    name: 'Messages',
    code: 'MSG',
    why: `${first(n.customer.many)} and ${other.many} have to settle small things; here the founder can read along when there is a quarrel.`,
    stories: [
      story(
        n.customer.one,
        `ask the ${other.one} about ${a({ one: about })}`,
        'I need not give my number to a stranger',
        works(
          `${a({ one: about })} that both belong to | I send "Is Thursday possible?" | it appears for both within two seconds, and by email if unread after ten minutes`,
        ),
        stranger(
          'a third person with the address of the thread | they open it or post into it | not found; nothing is stored',
        ),
        twice('a slow connection | send is pressed twice | one message: the browser sends a key along'),
        bad(
          'a phone number or an address of a website in the first message | it is sent | it is held back with the reason, and the text stays in the field',
        ),
        offline('no connection | I press send | the message waits, marked as such, and goes out by itself'),
      ),
    ],
    entities: [
      entity('Thread', `a talk about one ${about}`, 'about_id uuid; one_id -> User; other_id -> User', {
        unique: ['about_id + one_id + other_id'],
        read: 'the two; admins with a reason in the log',
        write: 'the server',
        owner: 'one_id',
      }),
      entity(
        'Message',
        'one line of it',
        'thread_id -> Thread; author_id -> User; body text; client_key uuid; read_at timestamptz?',
        {
          unique: ['client_key'],
          read: 'the two of the thread',
          write: 'its author, once',
          owner: 'author_id',
        },
      ),
    ],
    routes: [
      route(
        'list',
        '/messages',
        'Messages',
        `${n.customer.one}, ${other.one}`,
        'threads by last line, unread first',
        {
          empty: `"No talks yet": a link to what one can ask about`,
          error: 'the lines so far stay readable; sending is off until it works again',
        },
      ),
    ],
    actions: [
      action(
        'sendMessage',
        'the two of the thread',
        'thread_id, body, client_key',
        'stores and delivers',
        'more than 2,000 characters; over 30 in a minute',
      ),
    ],
    notices: [
      notice(
        'a message is unread for ten minutes',
        'the other one',
        'email',
        'the first 120 characters and a link; one email for an hour’s messages',
      ),
    ],
    measures: ['Median time to the first answer'],
  }
}
