// Lists of the trade's own that no other feature keeps: stock, trips, batches, shifts. One table each, with a state and a date.
import type { FeatureDraft, Ground } from '../ground.ts'
import { first, isPlainWord, type Noun, noun } from '../nouns/noun.ts'
import { action, bad, empty, entity, route, seed, story, stranger, twice, works } from '../writing.ts'
import { path } from './shared.ts'

const MOST_LISTS = 4
/** Kept by other features under these names. */
const KEPT_ELSEWHERE =
  /^(?:customer|client|buyer|user|account|member|payment|invoice|bill|receipt|price|order|booking|subscription|plan|review|message|listing|address|worker|note|visit|job)$/

export function registers(g: Ground): FeatureDraft {
  const { n } = g
  const lists = listsOf(g)
  const names = lists.map(({ many }) => many)
  const [main = noun('entry')] = lists
  return {
    name: `Lists: ${names.join(', ')}`,
    code: 'LIST',
    why: `These lists are kept on paper or in a spreadsheet today: ${names.join(', ')}. One place with a date and a state for each row is enough.`,
    stories: [
      story(
        n.provider.one,
        `see which ${main.many} are open today`,
        'nothing is forgotten and nothing is entered twice',
        works(`five ${main.many}, two of them due | the list opens | the two stand on top with their dates`),
        works(`an open ${main.one} | I mark it done | it moves down, with my name and the time`),
        twice(`a ${main.one} with a code that is known | it is saved | the known one opens`),
        bad('a row without a name or with a date of last year | it is saved | refused beside the field'),
        stranger(`a ${n.customer.one} with the address of a list | it is opened | not found`),
        empty('an empty list | it opens | one line to fill in, and a way to import a spreadsheet'),
      ),
    ],
    entities: lists.map((list) =>
      entity(
        list.table,
        `one ${list.one}`,
        'code text; name text; due_on date?; state open|done|cancelled; quantity numeric?; note text?; changed_by -> User',
        { unique: ['code'], read: 'the firm’s people', write: 'the firm’s people', owner: 'changed_by' },
      ),
    ),
    routes: lists.map((list) =>
      route(
        'list',
        `/desk/lists/${path(list)}`,
        first(list.many),
        n.provider.one,
        'due first, then open, then done',
        {
          empty: 'one line to fill in',
          error: 'the list as last loaded',
        },
      ),
    ),
    actions: lists.map((list) =>
      action(
        `save${list.table}`,
        n.provider.one,
        'code, name, due_on, state',
        'stores the row',
        'a known code',
      ),
    ),
    seeds: [
      seed(main.table, 'code, name, state', [
        `A1 | First ${main.one} | open`,
        `A2 | Second ${main.one} | done`,
      ]),
    ],
    measures: [`${first(main.many)} done by their date`],
  }
}

/** Plain words of the trade's records. Other features may have a table of the same name, so these end differently. */
function listsOf({ records }: Ground): Noun[] {
  const lists = records
    .filter((record) => record.split(' ').every(isPlainWord) && !KEPT_ELSEWHERE.test(record))
    .map((record) => noun(record))
  return (lists.length > 0 ? lists.slice(0, MOST_LISTS) : [noun('task')]).map((list) => ({
    ...list,
    table: `${list.table}Entry`,
  }))
}
