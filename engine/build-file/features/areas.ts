// Where one comes, and where not.
import type { FeatureDraft, Ground } from '../ground.ts'
import { action, bad, down, empty, entity, route, seed, story, stranger, works } from '../writing.ts'

export function areas({ n, place }: Ground): FeatureDraft {
  return {
    name: 'Where we come',
    code: 'AREA',
    why: 'Travel eats the margin. An address outside the first streets should hear no, and be counted, before anybody picks an hour.',
    stories: [
      story(
        n.customer.one,
        'see whether you come to my address',
        'I waste no time on a form',
        works(
          `an address inside the area | I type it | yes, with the days on which a ${n.provider.one} is near`,
        ),
        works(
          'an address outside | I type it | no, in one sentence, and "tell me when": the postcode is stored, without my name',
        ),
        down('the map service does not answer | I type my postcode | the stored list of postcodes decides'),
        bad('"asdf" | it is sent | "We did not find this address": the field stays'),
        empty('no area drawn yet | the desk opens | a map of the place and "draw the first area"'),
        stranger('somebody who is not an admin | an area is changed | not found'),
      ),
    ],
    entities: [
      entity(
        'ServiceArea',
        'where work is taken on',
        'name text; postcodes text[]; shape geometry?; weekdays int[]',
        { unique: ['name'], read: 'everybody', write: 'admins', shared: 'the firm’s own map' },
      ),
      entity('AreaWish', 'asked for and refused', 'postcode text; times int', {
        unique: ['postcode'],
        read: 'admins',
        write: 'the server',
        shared: 'counts without a person',
      }),
    ],
    routes: [
      route(
        'form',
        '/where',
        'Do you come to me?',
        'everybody',
        'one field, a yes or no, a map as a picture with words',
        { empty: 'the field', error: 'the answer by postcode, without a map' },
      ),
    ],
    actions: [
      action(
        'checkAddress',
        'everybody',
        'address or postcode',
        'answers from the stored areas',
        'more than 20 a minute from one place',
      ),
    ],
    seeds: [
      seed('ServiceArea', 'name, weekdays', [
        `${place}, first streets | 1, 2, 3, 4, 5`,
        `${place}, edge | 2, 4`,
      ]),
    ],
    measures: ['Addresses refused, by postcode'],
  }
}
