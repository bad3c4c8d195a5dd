// Gifts, and what became of them.
import type { FeatureDraft, Ground } from '../ground.ts'
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
import { addressOf } from './shared.ts'

export function donations({ n, place, money, context, people }: Ground): FeatureDraft {
  const [low, mid, high] = [10, 25, 60].map((amount) => context.dollars(amount)) as [number, number, number]
  return {
    name: 'Giving and campaigns',
    code: 'GIVE',
    why: 'People give when they see for what, and again when they hear what became of it. Both belong to the first version, the second more than the first.',
    stories: [
      story(
        n.customer.one,
        'give once or monthly without an account',
        'it takes less than a minute',
        works(
          `${money(mid)} monthly for a campaign | I pay | thanks, a receipt by email with what tax law wants, and the bar moves by the webhook, not by the page`,
        ),
        bad('0, −5 or a million | it is sent | refused with the smallest and largest amount'),
        twice('a paid gift | the page is reloaded or the webhook comes again | one gift, one receipt'),
        down(
          'the provider does not answer | I give | "Nothing was charged", and the amount stays in the field',
        ),
        stranger(
          'the receipt of another giver | its link with one letter changed is opened | not found; names are shown publicly only if the giver ticked it',
        ),
        works('a monthly gift | I press end in any email | it ends with two clicks and a thank-you'),
        empty('a new campaign | it opens | the goal and for what, no "0 %" in large type'),
      ),
    ],
    entities: [
      entity(
        'Campaign',
        'for what money is asked',
        'title text; story text; goal_minor int; ends_on date?; state open|reached|closed; outcome text?',
        { unique: ['title'], read: 'everybody', write: 'admins', shared: 'public' },
      ),
      entity(
        'Donation',
        'one gift',
        'campaign_id -> Campaign; user_id -> User?; email citext; amount_minor int; every once|month; show_name boolean; state pending|paid|refunded|ended; payment_ref text; receipt_number text?',
        {
          unique: ['payment_ref', 'receipt_number'],
          read: 'its giver by link; admins',
          write: 'the server',
          owner: 'user_id',
        },
      ),
    ],
    routes: [
      route(
        'page',
        '/give/:campaign',
        'Give',
        'everybody',
        `for what, three amounts (${money(low)}, ${money(mid)}, ${money(high)}), once or monthly`,
        {
          empty: 'goal and story',
          error: 'amount stays; "nothing was charged"',
          success: 'thanks, receipt, and how to tell one friend',
        },
      ),
      route(
        'page',
        '/what-became',
        'What became of it',
        'everybody',
        'finished campaigns with outcome and figures',
        { empty: 'the day of the first report', error: 'from the cache' },
      ),
    ],
    actions: [
      action(
        'give',
        'everybody',
        'campaign_id, amount_minor, every, email',
        'opens payment',
        'closed campaigns; out of range',
      ),
      action(
        'issueReceipts',
        'a job, hourly',
        'none',
        'numbers without gaps, once for each gift',
        'a second receipt',
      ),
    ],
    notices: [
      notice('a gift is paid', 'the giver', 'email', 'thanks, receipt, end link'),
      notice('a campaign ends', 'its givers', 'email', 'what became of it'),
    ],
    seeds: [
      seed('Campaign', 'title, goal_minor, state', [
        `First campaign in ${place} | ${high * 100} (${money(high * 100)}) | open`,
        `Pilot | ${high * 20} (${money(high * 20)}) | reached`,
      ]),
      seed('Donation', 'email, amount_minor, every, state', [
        `${addressOf(people[0] ?? '')} | ${mid} (${money(mid)}) | month | paid`,
        `clara@example.com | ${high} (${money(high)}) | once | paid`,
      ]),
    ],
    measures: ['Givers who give a second time within a year', 'Average gift, once and monthly'],
  }
}
