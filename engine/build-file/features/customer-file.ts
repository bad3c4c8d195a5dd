// What is known about one customer: found before the next job, and not in somebody's head.
import type { FeatureDraft, Ground } from '../ground.ts'
import { a, first } from '../nouns/noun.ts'
import {
  action,
  bad,
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
import { camel, path } from './shared.ts'

export function customerFile({ n, people }: Ground): FeatureDraft {
  const { one, many } = n.customer
  return {
    name: `A file on each ${one}`,
    code: 'FILE',
    why: `Whoever does the next ${n.work.one} has to know what was done last time, what was agreed and what to look out for. One page for each ${one} holds that.`,
    stories: [
      story(
        n.provider.one,
        `open the file of ${a(n.customer)} before ${a(n.work)}`,
        'nobody is asked the same question twice',
        works(
          `a ${one} with two past ${n.work.many} | the file opens | contact, agreed price, notes and both ${n.work.many} with dates, the latest first`,
        ),
        twice(`a ${one} whose phone number is known | a new file is saved | the old file opens instead`),
        bad('a file without a name or a way to reach the person | it is saved | refused beside the field'),
        offline(
          'no network | a file that was open today is opened | it shows what was loaded, with its time',
        ),
        stranger(`a ${one} with the address of another file | it is opened | not found`),
        empty('no file yet | the list opens | one line to fill in, and a way to import a spreadsheet'),
      ),
    ],
    entities: [
      entity(
        'CustomerFile',
        `what is known about one ${one}`,
        'user_id -> User?; name text; phone text?; email citext?; address text?; agreed_price_minor int?; notes text; consent_at timestamptz',
        {
          unique: ['phone', 'email'],
          read: `the firm’s people; the ${one}: contact and agreed price`,
          write: 'the firm’s people',
          owner: 'user_id',
        },
      ),
      entity(
        'FileNote',
        'one dated line about what was done or agreed',
        'file_id -> CustomerFile; author_id -> User; on_day date; body text',
        { read: 'the firm’s people', write: 'its author', owner: 'author_id' },
      ),
    ],
    routes: [
      route(
        'list',
        '/desk/files',
        first(many),
        n.provider.one,
        `${many} by name, search by phone or street`,
        {
          empty: 'one line to fill in',
          error: 'the list as last loaded',
        },
      ),
      route('page', '/desk/files/:id', `One ${one}`, n.provider.one, `contact, notes, past ${path(n.work)}`, {
        empty: 'the first note to write',
        error: 'contact as last known',
      }),
    ],
    actions: [
      action(
        'saveFile',
        n.provider.one,
        'name, phone, email, address, notes',
        'stores the file',
        'a known phone',
      ),
      action(
        `delete${camel(one)}`,
        'admins',
        'file_id',
        'removes name and contact, keeps amounts',
        'open bills',
      ),
    ],
    seeds: [
      seed('CustomerFile', 'name, phone, notes', [
        `${people[0]} | +1 555 0101 | comes back every quarter`,
        `${people[2]} | +1 555 0102 | first ${n.work.one} next week`,
      ]),
    ],
    measures: [`${first(many)} who came back within the usual time`],
  }
}
