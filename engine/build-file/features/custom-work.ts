// A thing changed for one person.
import type { FeatureDraft, Ground } from '../ground.ts'
import { a, first } from '../nouns/noun.ts'
import { action, bad, empty, entity, notice, route, seed, story, stranger, twice, works } from '../writing.ts'

export function customWork(g: Ground): FeatureDraft {
  const { n, has, people } = g
  const { one, many, table } = n.work
  const sale = has('protected-orders') ? 'Purchase' : has('orders') ? 'Order' : 'User'
  const saleId = `${sale.toLowerCase()}_id`
  const thing = n.thing.one
  return {
    name: `${first(many)} before it is sent`,
    code: 'FIT',
    why: `The ${thing} is changed for one person and cannot be sold to another afterwards; a wrong number costs the whole sale, so numbers are entered once, checked and confirmed.`,
    stories: [
      story(
        n.customer.one,
        `keep my measurements and ask for ${a(n.work)}`,
        'it fits the first time',
        works(
          `chest 92, waist 74, hip 99 cm in my profile | I order ${a(n.work)} | the numbers are copied into it, so later changes of my profile do not alter it`,
        ),
        bad(
          'a waist of 740 cm, or inches typed as centimetres | it is saved | refused with the likely meaning: "74?"',
        ),
        stranger(
          `another person’s profile id | it is opened | not found; a ${n.provider.one} sees numbers only for work that is theirs and open`,
        ),
        empty(
          'no measurements yet | I want to order | a drawing of where to measure, five fields, and "measure something that fits you" as the other way',
        ),
      ),
      story(
        n.provider.one,
        `see my queue and confirm each ${one}`,
        'nothing is cut twice or wrongly',
        works(
          `three ${many} in my queue | I open one | ${thing}, numbers, what is asked, pictures, and the day by which it leaves`,
        ),
        twice(
          `${a(n.work)} marked finished with a picture | it is marked again | nothing changes; the next step starts once`,
        ),
        works(
          `it cannot be done | I refuse with a reason before I begin | the ${n.customer.one} chooses: as it is, or the money back`,
        ),
      ),
    ],
    entities: [
      entity(
        'FitProfile',
        'the numbers of one person',
        'user_id -> User; label text; unit cm|in; numbers jsonb; confirmed_at timestamptz',
        {
          unique: ['user_id + label'],
          read: `its owner; a ${n.provider.one} through open work`,
          write: 'its owner',
          owner: 'user_id',
        },
      ),
      entity(
        table,
        `the change to one ${thing}`,
        `${saleId} -> ${sale}; provider_id -> User; numbers jsonb; asked text; price_minor int; state waiting|begun|finished|refused; picture_key text?; due_on date`,
        {
          unique: [saleId],
          read: `its ${n.customer.one}, its ${n.provider.one}; admins`,
          write: `the ${n.provider.one}: state, picture; the server: numbers, once`,
          owner: 'provider_id',
        },
      ),
    ],
    routes: [
      route('form', '/my-fit', 'My measurements', n.customer.one, 'drawing, numbers, unit', {
        empty: 'the drawing and five fields',
        error: 'what was typed stays',
      }),
      route(
        'list',
        '/queue',
        `My ${many}`,
        n.provider.one,
        'by the day they leave; late ones marked in words',
        { empty: '"Nothing waits", and what comes', error: 'the list as last loaded' },
      ),
    ],
    actions: [
      action(
        'saveFit',
        n.customer.one,
        'label, unit, numbers',
        'checks ranges, stores with the time',
        'numbers no body has',
      ),
      action(
        `finish${table}`,
        n.provider.one,
        'id, picture',
        'moves the sale on',
        'without a picture; work of others',
      ),
      action(
        `refuse${table}`,
        n.provider.one,
        'id, reason',
        `asks the ${n.customer.one}`,
        'after it was begun',
      ),
    ],
    notices: [
      notice(`${a(n.work)} is due in a day`, n.provider.one, 'email', 'which, and by when it leaves'),
    ],
    seeds: [
      seed('FitProfile', 'user_id, label, unit, numbers', [
        `${people[0]} | me | cm | chest 92, waist 74, hip 99, inseam 78`,
      ]),
      seed(table, 'provider_id, asked, state', [
        `${people[2]} | take in the waist, shorten the sleeves | begun`,
        `${people[2]} | raise the hem by 4 cm | waiting`,
      ]),
    ],
    measures: [`Share sent back, with and without ${a(n.work)}`, `Days in ${a(n.work)}`],
  }
}
