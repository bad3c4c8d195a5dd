// Who brought whom.
import type { FeatureDraft, Ground } from '../ground.ts'
import { first } from '../nouns/noun.ts'
import { action, bad, empty, entity, route, seed, story, stranger, twice, works } from '../writing.ts'

export function referrals({ n, people }: Ground): FeatureDraft {
  return {
    name: 'Bring a friend',
    code: 'REF',
    why: `${first(n.customer.many)} know each other; a link says who brought whom, so the plan’s cost of winning one can be measured.`,
    stories: [
      story(
        n.customer.one,
        'pass on a link of mine',
        'both of us get something',
        works(
          'a friend opens my link and pays for the first time | 14 days pass without a refund | both get the reward, once',
        ),
        stranger('my own link | I open it with a second address and the same card | no reward'),
        twice('a friend who was brought | they come by a second link | the first one counts'),
        empty('nobody came yet | the page opens | the link and a button to copy it, no table of zeros'),
        bad('a code that does not exist | the link is opened | the normal page, without a word about it'),
      ),
    ],
    entities: [
      entity(
        'Referral',
        'who brought whom',
        'from_id -> User; code text; to_id -> User?; state opened|joined|rewarded|refused',
        {
          unique: ['to_id'],
          read: 'from_id, without the friend’s address',
          write: 'the server',
          owner: 'from_id',
        },
      ),
    ],
    routes: [
      route('page', '/friends', 'Bring a friend', n.customer.one, 'link, how many came, what was earned', {
        empty: 'the link and how it works',
        error: 'the link still works; counts are hidden',
      }),
    ],
    actions: [
      action(
        'rewardDue',
        'a job, daily',
        'none',
        'rewards what is 14 days old and not refunded',
        'a second reward for the same friend',
      ),
    ],
    seeds: [
      seed('Referral', 'from_id, code, state', [
        `${people[0]} | ${people[0]?.split(' ')[0]?.toUpperCase()}-4F | rewarded`,
        `${people[1]} | ${people[1]?.split(' ')[0]?.toUpperCase()}-9K | opened`,
      ]),
    ],
    measures: ['New ones who came by a friend’s link'],
  }
}
