// What is on sale.
import type { FeatureDraft, Ground } from '../ground.ts'
import { a, first } from '../nouns/noun.ts'
import { action, bad, empty, entity, route, seed, story, stranger, works } from '../writing.ts'
import { path, priceAt } from './shared.ts'

export function catalogue({ n, typical, money }: Ground): FeatureDraft {
  const { one, many, table } = n.thing
  return {
    name: `The ${many}`,
    code: 'CAT',
    why: `${first(many)} change more often than pages; whoever sells them must be able to change a price or hide one without a developer.`,
    stories: [
      story(
        n.customer.one,
        `see which ${many} there are today and what they cost`,
        'I can decide before I come',
        works(
          `three ${many} on sale and one hidden | the page opens on a phone | three are shown with name, price and what is in them; the hidden one is nowhere, not even in the page source`,
        ),
        empty(`nothing is on sale | the page opens | it says when there will be something, not "no results"`),
        bad('a price of −1 or 1,000 characters of name | it is saved at the desk | refused beside the field'),
        stranger(
          `somebody who is not an admin | the save action is called with a valid id | not found, and the price stays`,
        ),
      ),
    ],
    entities: [
      entity(
        table,
        `one ${one} on sale`,
        'name text; description text; price_minor int; picture_key text?; is_shown boolean; sort int',
        {
          unique: ['name'],
          read: 'everybody where is_shown; admins all',
          write: 'admins',
          shared: 'the firm’s own, the same for all',
        },
      ),
    ],
    routes: [
      route(
        'list',
        `/${path(n.thing)}`,
        first(many),
        'everybody',
        `picture, name, price, what is in it; sold-out ones last`,
        {
          empty: 'when the next ones come',
          error: 'the last known list, with its age',
        },
      ),
    ],
    actions: [
      action(
        `save${table}`,
        'admin',
        'name, description, price_minor, is_shown',
        'stores, writes the audit entry',
        'a price below 0 or above 100 times the plan’s price',
      ),
    ],
    seeds: [
      seed(
        table,
        'name, price_minor, is_shown',
        n.samples.map(
          (name, i) => `${name} | ${priceAt(typical, i)} (${money(priceAt(typical, i))}) | ${i < 3}`,
        ),
      ),
    ],
    measures: [`Views of ${a(n.thing)} that end in an order`],
  }
}
