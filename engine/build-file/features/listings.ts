// What strangers offer, and how it is found.
import type { FeatureDraft, Ground } from '../ground.ts'
import { a, first } from '../nouns/noun.ts'
import {
  action,
  bad,
  down,
  empty,
  entity,
  notice,
  route,
  seed,
  story,
  stranger,
  twice,
  works,
} from '../writing.ts'
import { listingTable, path } from './shared.ts'

export function listings(g: Ground): FeatureDraft {
  const { n, typical, money, people, place } = g
  const { one, many } = n.listed
  const table = listingTable(g)
  const isPerson = n.listed.one === n.seller.one
  const names = isPerson ? people.slice(1, 4).map((name) => `${name}, ${place}`) : n.samples.slice(0, 3)
  return {
    name: `${first(many)} and search`,
    code: 'LIST',
    why: `A ${n.customer.one} comes for one ${one}, not for a catalogue: filters that the trade uses, real pictures, price with all fees.`,
    stories: [
      story(
        n.customer.one,
        `find ${a(n.listed)} that suits me`,
        'I need not read a hundred pages',
        works(
          `200 ${many} of which 9 fit | I set two filters | nine are shown, the address of the page holds the filters, and back keeps my place`,
        ),
        empty(
          `no ${one} fits | the search ends | which filter to drop for how many more, and "tell me when one comes"`,
        ),
        bad(
          'a search for "\' OR 1=1 --" or 500 characters | it is sent | an ordinary search of at most 100 characters',
        ),
        down('the search is slow | two seconds pass | the newest ones are shown with a line that says so'),
      ),
      story(
        n.seller.one,
        isPerson ? 'show what I do, where and for how much' : `put up ${a(n.listed)} in three minutes`,
        'I get orders without running a shop',
        works(
          'three pictures, a price and the needed fields | I publish | it is public after the founder’s check, and I see "in check" until then',
        ),
        bad(
          'a picture of 30 MB or a PDF named .jpg | it is chosen | refused by content, not by name, before it is sent',
        ),
        stranger(
          `another ${n.seller.one}’s ${isPerson ? 'profile' : one} | I save a price for its id | not found`,
        ),
        twice('a draft | publish is pressed twice | one listing'),
      ),
    ],
    entities: [
      entity(
        table,
        isPerson ? `what a ${one} offers` : `one ${one} for sale`,
        `seller_id -> User; title text; description text; price_minor int; pictures text[]; details jsonb; state draft|in_check|public|reserved|gone; place text?`,
        {
          unique: ['seller_id + title where public'],
          read: 'everybody where public; its seller; admins',
          write: 'its seller; state public only by admins',
          owner: 'seller_id',
        },
      ),
    ],
    routes: [
      route(
        'list',
        `/${path(n.listed)}`,
        `Find ${a(n.listed)}`,
        'everybody',
        'pictures, price, place; filters stay in the address',
        { empty: 'which filter to drop; "tell me when"', error: 'the newest ones from the cache' },
      ),
      route(
        'page',
        `/${path(n.listed)}/:id`,
        first(one),
        'everybody',
        `pictures, details, ${n.seller.one} with reviews, price with fees, one button`,
        { empty: 'not possible', error: 'gone: the three nearest ones' },
      ),
      route(
        'form',
        '/sell',
        isPerson ? 'My profile' : `My ${many}`,
        n.seller.one,
        'drafts, in check, public, gone',
        { empty: 'the form itself', error: 'the draft is kept on the device' },
      ),
    ],
    actions: [
      action(
        'saveListing',
        n.seller.one,
        'title, description, price_minor, pictures, details',
        'stores a draft',
        'listings of others; pictures that are none',
      ),
      action(
        'judgeListing',
        'admin',
        'listing_id, accepted, reason',
        'makes it public or sends it back',
        'a refusal without a reason',
      ),
      action(
        'publishListing',
        n.seller.one,
        'listing_id',
        'checks fields, sends to check',
        `without a picture; a price below the smallest that can be paid out`,
      ),
    ],
    notices: [notice('a listing is accepted or refused', n.seller.one, 'email', 'which, and what to change')],
    seeds: [
      seed(
        table,
        'seller_id, title, price_minor, state',
        names.map(
          (name, i) =>
            `${people[1]} | ${name} | ${typical} (${money(typical)}) | ${['public', 'public', 'in_check'][i]}`,
        ),
      ),
    ],
    measures: [
      `Searches that end on ${a(n.listed)}, and those that find nothing`,
      `${first(many)} published in a week`,
    ],
  }
}
