// Whom to call, and how a project stands.
import type { FeatureDraft, Ground } from '../ground.ts'
import { action, bad, empty, entity, notice, route, seed, story, stranger, twice, works } from '../writing.ts'

export function clients(g: Ground): FeatureDraft {
  const { n, people, typical, money } = g
  return {
    name: 'Clients and projects',
    code: 'CLI',
    why: 'In a small firm the next job comes from the last one, and is lost because nobody called. One list with a next step and a date is worth more than a big system.',
    stories: [
      story(
        n.provider.one,
        'see whom to call today',
        'no promised call is forgotten',
        works(
          'three clients with a date of today or before | the list opens | they stand on top with what was said last',
        ),
        works('a talk | I note two lines and the next date | it moves down, and the note is in its history'),
        twice('a new client whose address is known | it is saved | "You know her": the old entry opens'),
        bad('a next step without a date | it is saved | refused: a step without a day is a wish'),
        stranger(
          `a ${n.customer.one} with the address of the list | it is opened | not found; a client sees only their own project page`,
        ),
        empty('nobody in the list | it opens | three lines to fill in: the last three who asked'),
      ),
      story(
        n.customer.one,
        'see how my project stands',
        'I need not ask',
        works(
          'a project with five steps, two done | I open my link and sign in | steps, dates, files and what is waited for from me',
        ),
        stranger('another client’s project | its address is opened | not found'),
      ),
    ],
    entities: [
      entity(
        'Client',
        'a firm or person who may buy',
        'name text; email citext; state asked|talked|offered|client|past; next_step text?; next_on date?; user_id -> User?',
        { unique: ['email'], read: 'the firm’s people', write: 'the firm’s people', owner: 'user_id' },
      ),
      entity(
        'Project',
        'agreed work with its steps',
        'client_id -> Client; title text; price_minor int; steps jsonb; state running|waiting_for_client|done',
        {
          unique: ['client_id + title'],
          read: 'the firm’s people; its client',
          write: 'the firm’s people; the client: files and a yes to a step',
          owner: 'client_id',
        },
      ),
      entity('TalkNote', 'what was said', 'client_id -> Client; author_id -> User; body text', {
        read: 'the firm’s people only',
        write: 'its author',
        owner: 'author_id',
      }),
    ],
    routes: [
      route('list', '/desk/clients', 'Whom to call', n.provider.one, 'due first, then by state', {
        empty: 'three lines to fill in',
        error: 'today’s list as last known',
      }),
      route('page', '/projects/:id', 'My project', n.customer.one, 'steps, dates, files, what waits for me', {
        empty: 'the first step with its date',
        error: 'steps as last known',
      }),
    ],
    actions: [
      action(
        'noteTalk',
        n.provider.one,
        'client_id, body, next_step, next_on',
        'stores note and next date together',
        'a step without a date',
      ),
      action(
        'approveStep',
        n.customer.one,
        'project_id, step',
        'stores a yes with name and time',
        'steps that are not up',
      ),
    ],
    notices: [
      notice(
        'a step waits for the client for three days',
        n.customer.one,
        'email',
        'what is needed, one link',
      ),
    ],
    seeds: [
      seed('Client', 'name, state, next_step, next_on', [
        `${people[0]} | offered | call about the offer | today`,
        `${people[1]} | client | send the draft | in two days`,
        `${people[2]} | asked | first talk | tomorrow`,
      ]),
      seed('Project', 'client_id, title, price_minor, state', [
        `2 | First project | ${typical} (${money(typical)}) | running`,
      ]),
    ],
    measures: ['Offers made and accepted in a month', 'Days a project waits for its client'],
  }
}
