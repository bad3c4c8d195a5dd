// A judgement on something that was finished.
import type { FeatureDraft, Ground } from '../ground.ts'
import { a } from '../nouns/noun.ts'
import { action, bad, empty, entity, notice, route, story, stranger, twice, works } from '../writing.ts'

export function reviews(g: Ground): FeatureDraft {
  const { n, has } = g
  const done = has('protected-orders') ? 'purchase' : has('bookings') ? n.work.one : 'order'
  const table = has('protected-orders')
    ? 'Purchase'
    : has('bookings')
      ? n.work.table
      : has('orders')
        ? 'Order'
        : 'User'
  const about = has('listings') || has('protected-orders') ? n.seller : has('bookings') ? n.provider : n.thing
  return {
    name: 'Reviews',
    code: 'REV',
    why: `A first-time ${n.customer.one} trusts those who came before. Only a finished ${done} may be judged, so nobody can praise themselves.`,
    stories: [
      story(
        n.customer.one,
        `say how the ${done} went`,
        `the next ${n.customer.one} knows what to expect`,
        works(
          `${a({ one: done })} finished at most 30 days ago | I give 4 of 5 and two sentences | it shows under the ${about.one} and the average moves`,
        ),
        stranger(`${a({ one: done })} of somebody else | I post a review for it | not found`),
        twice(
          `a review that exists | I send another for the same ${done} | the first is replaced; the count stays`,
        ),
        bad('six stars, or 3,000 characters | it is sent | refused with the limit; the text stays'),
        empty(`no review yet | the page of the ${about.one} opens | no stars at all, never "0 of 5"`),
      ),
    ],
    entities: [
      entity(
        'Review',
        `a judgement on one ${done}`,
        `done_id -> ${table}; author_id -> User; stars int 1..5; body text?; hidden_reason text?`,
        {
          unique: ['done_id + author_id'],
          read: 'everybody, unless hidden',
          write: 'its author for 30 days; admins may hide with a reason',
          owner: 'author_id',
        },
      ),
    ],
    routes: [
      route(
        'form',
        '/reviews/new/:id',
        'Leave a review',
        n.customer.one,
        `stars, text, what was ${done === 'order' ? 'ordered' : 'done'}`,
        { empty: 'no stars chosen: the button waits', error: 'stars and text stay' },
      ),
    ],
    actions: [
      action(
        'postReview',
        n.customer.one,
        'done_id, stars, body',
        'stores or replaces, recounts the average',
        'what is not finished or older than 30 days',
      ),
    ],
    notices: [
      notice(
        `three days after the ${done} ended`,
        n.customer.one,
        'email',
        'one question, five stars to press',
      ),
    ],
    measures: [`Share of finished ${done === 'order' ? 'orders' : 'ones'} with a review`],
  }
}
