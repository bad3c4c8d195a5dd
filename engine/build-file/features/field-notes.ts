// Notes from places without a network.
import type { FeatureDraft, Ground } from '../ground.ts'
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
import { tenantOf } from './shared.ts'

export function fieldNotes(g: Ground): FeatureDraft {
  const { n, people, place, has } = g
  const t = tenantOf(g)
  const seen = has('devices') ? 'Fouling on the sensor, cleaned' : 'Gate was shut, came back at noon'
  return {
    name: 'Notes without a network',
    code: 'NOTE',
    why: `Work happens where there is no signal. What is seen there must be written there, or it is lost by the evening.`,
    stories: [
      story(
        has('devices') ? n.customer.one : n.provider.one,
        'write a note with a photo out there',
        'it is not forgotten by the evening',
        offline(
          'no network | I write and take a photo | it is saved on the device at once, marked "not yet sent", and goes out by itself',
        ),
        twice('a note that was sent while the answer got lost | it is sent again | one note'),
        works(
          'the same note was changed on two phones | both come back | the later change wins and the other text is kept below it, none is lost',
        ),
        stranger(`a note of another ${t.called} | its id is opened | not found`),
        bad('a photo of 40 MB | it is taken | it is made smaller on the device before it is sent'),
        empty('no note yet | the page opens | a field, ready to type'),
      ),
    ],
    entities: [
      entity(
        'FieldNote',
        'seen and written out there',
        `${t.reference}; author_id -> User; body text; photo_key text?; latitude numeric?; longitude numeric?; written_at timestamptz; client_key uuid`,
        { unique: ['client_key'], read: t.who, write: 'its author', owner: 'author_id' },
      ),
    ],
    routes: [
      route(
        'list',
        '/notes',
        'Notes',
        has('devices') ? n.customer.one : n.provider.one,
        'newest first, unsent ones on top',
        { empty: 'a field, ready to type', error: 'all notes stay on the device' },
      ),
    ],
    actions: [
      action('saveNote', t.who, 'body, photo, written_at, client_key', 'stores once', 'an empty note'),
    ],
    seeds: [seed('FieldNote', 'author_id, body', [`${people[0]} | ${seen} (${place})`])],
    measures: ['Notes written without a network'],
  }
}
