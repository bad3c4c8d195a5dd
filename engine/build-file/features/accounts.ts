// Who may come in.
import type { FeatureDraft, Ground } from '../ground.ts'
import { action, bad, down, entity, notice, route, seed, story, stranger, twice, works } from '../writing.ts'
import type { FeatureId } from './ids.ts'
import { addressOf, rolesOf, signInReason } from './shared.ts'

export function accounts(g: Ground): FeatureDraft {
  const { n, people } = g
  const roles = rolesOf(g)
  const buysAsGuest = g.has('orders') || g.has('tickets') || g.has('donations')
  return {
    name: 'Sign-in and roles',
    code: 'ACC',
    why: buysAsGuest
      ? 'A guest may look and pay without an account; whoever comes back signs in with a link, because a password is one more thing to lose.'
      : `Every row belongs to somebody. Sign-in is a link by email: ${signInReason(g)}.`,
    stories: [
      story(
        n.customer.one,
        'sign in with a link sent to my address',
        'there is no password to forget',
        works(
          `an address that is known or new | the link is opened within 15 minutes | a session starts, the role is ${roles[0]} and I land where I was going`,
        ),
        twice(
          'a link that was used once | it is opened again | the page says that it is spent and offers a new one',
        ),
        bad(
          '"ines@" in the field | send is pressed | a message beside the field names the fault and nothing is sent',
        ),
        down(
          'the mail service refuses | a link is asked for | the page says so within five seconds and keeps the address for another try',
        ),
        stranger(
          'a signed-in person | role admin is sent along with a profile change | it is ignored, and the role stays',
        ),
      ),
    ],
    entities: [
      entity(
        'User',
        'a person who signs in',
        `email citext; name text; role ${roles.join('|')}; locale text; erased_at timestamptz?`,
        {
          unique: ['email'],
          read: 'the person; admins',
          write: 'the person (name, locale); role only by an admin',
          owner: 'id',
        },
      ),
      ...(TOLD.some(g.has)
        ? [
            entity(
              'TellMe',
              'somebody who wants to hear of something',
              'email citext; about text; told_at timestamptz?',
              {
                unique: ['email + about'],
                read: 'admins',
                write: 'added by everybody; deleted by the link in the message',
                shared: 'no account is needed to ask',
              },
            ),
          ]
        : []),
    ],
    routes: [
      ...(g.has('articles')
        ? []
        : [
            route(
              'page',
              '/',
              'Home',
              'everybody',
              'what it is in one sentence, what it costs, one button; signed-in people go on to their main screen',
              { empty: 'the same for everybody: it needs no data', error: 'static; cannot fail' },
            ),
          ]),
      route(
        'form',
        '/sign-in',
        'Sign in',
        'everybody',
        'one field and one button; after sending, the address and "change it"',
        {
          empty: 'the field, with the cursor in it',
          error: 'what is wrong beside the field; the address stays',
        },
      ),
      route('form', '/account', 'Account', 'signed-in people', 'name, address, take my data out, erase me', {
        empty: 'name not yet given: the field asks for it',
        error: 'nothing is lost; the field that failed is marked',
      }),
    ],
    actions: [
      action(
        'requestSignInLink',
        'everybody',
        'email',
        'sends a link, valid for 15 minutes and once',
        'more than 5 an hour for an address',
      ),
      action(
        'eraseMe',
        'signed-in people',
        'typed confirmation',
        'blanks personal fields, keeps what tax law needs',
        'while money is owed in either direction',
      ),
    ],
    notices: [
      notice(
        'a link is asked for',
        'the address typed',
        'email',
        'the link, how long it lives, and that it may be ignored',
      ),
    ],
    seeds: [
      seed(
        'User',
        'email, name, role',
        people.map((name, i) => `${addressOf(name)} | ${name} | ${roleOfSeeded(roles, i, people.length)}`),
      ),
    ],
  }
}

/** Features whose empty page offers to send word. */
const TOLD: FeatureId[] = ['bookings', 'classes', 'listings', 'articles', 'tickets', 'courses', 'areas']

/** The first buys, the next ones supply where there is such a role, the last is the admin; features rely on that order. */
function roleOfSeeded(roles: string[], i: number, all: number): string {
  if (i === all - 1) return 'admin'
  return roles.slice(0, -1)[i] ?? roles[0] ?? 'admin'
}
