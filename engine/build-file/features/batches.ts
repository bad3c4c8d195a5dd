// What there is, and what went into it.
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
import { snake } from './shared.ts'

export function batches({ n, place }: Ground): FeatureDraft {
  const { one, many, table } = n.thing
  const id = `${snake(n.thing)}_id`
  return {
    name: 'Stock and batches',
    code: 'STK',
    why: `What went into ${a(n.thing)} must be found again when a customer complains, and what is promised must exist.`,
    stories: [
      story(
        'admin',
        `record a batch and see what is left`,
        `we promise no ${one} that is not there`,
        works(
          `12 ${many} in stock | a batch of 40 is entered with its materials | stock says 52, and each carries the batch’s number`,
        ),
        twice('a batch entry on a tablet | save is pressed twice | one batch'),
        bad('a move that would bring stock below 0 | it is saved | refused with what is there'),
        stranger('a person who is not an admin | the move action is called | not found'),
        empty('no batch yet | the page opens | "Count what is on the shelf": one form for the opening stock'),
        offline(
          'no network in the workshop | a batch is entered | it waits on the device and is sent later, with its own time',
        ),
      ),
    ],
    entities: [
      entity(
        'Batch',
        'made or bought at once',
        `${id} -> ${table}; number text; made_on date; quantity int; materials text; use_by date?`,
        { unique: ['number'], read: 'admins', write: 'admins', shared: 'the firm’s own' },
      ),
      entity(
        'StockMove',
        'plus or minus, never edited',
        `${id} -> ${table}; batch_id -> Batch?; quantity int; reason made|sold|wasted|counted|returned; by_id -> User`,
        {
          read: 'admins',
          write: 'added by admins and the server; corrected by another move',
          owner: 'by_id',
        },
      ),
    ],
    routes: [
      route(
        'list',
        '/desk/stock',
        'Stock',
        'admin',
        `${many} with what is there, promised and free; batches below`,
        { empty: 'the form for the opening stock', error: 'the last count with its time' },
      ),
    ],
    actions: [
      action(
        'recordBatch',
        'admin',
        `${id}, quantity, materials, client_key`,
        'adds batch and move together',
        'a used client_key',
      ),
      action('wasteStock', 'admin', `${id}, quantity, why`, 'adds a minus', 'more than is there'),
    ],
    seeds: [
      seed('Batch', `number, ${id}, quantity, materials`, [
        `B-001 | ${n.samples[0]} | 40 | first supplier, ${place}`,
        `B-002 | ${n.samples[1]} | 24 | second supplier`,
      ]),
    ],
    measures: [`${first(many)} wasted, by reason`],
  }
}
