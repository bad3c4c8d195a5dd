// Lent, paid back, and never in doubt how much is owed.
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

export function loans({ n, context, money, people }: Ground): FeatureDraft {
  const amount = context.dollars(120)
  const part = Math.round(amount / 4)
  return {
    name: 'Applying, owing and paying back',
    code: 'LOAN',
    why: `A ${n.customer.one} must know to the cent what is owed and when, and so must we. The balance is a sum of entries; the decision is a rule that can be read, with a person for the unclear ones.`,
    stories: [
      story(
        n.customer.one,
        'apply by phone and hear yes or no the same day',
        'I can buy stock tomorrow morning',
        works(
          `identity checked and ${money(amount)} asked for | I send it | yes, no or "a person is looking" within a minute, with the total to repay, every date and the yearly rate before I agree`,
        ),
        bad(
          'an amount outside the limits, or a second application while one runs | it is sent | refused with the limit or the open one',
        ),
        twice(
          'an accepted offer | agree is pressed twice, or two workers pay out | one contract, one payout: the loan’s id is the idempotency key',
        ),
        down(
          'the identity or mobile-money service does not answer | I send it | kept as "waiting", tried again, nothing has to be typed twice',
        ),
        stranger('the number of another’s loan | it is opened | not found'),
      ),
      story(
        n.customer.one,
        'see what I owe and pay a part of it',
        'there is no quarrel about money',
        works(
          `${money(amount)} lent, ${money(part)} paid | the page opens | what is left, the next date and every entry with its cause`,
        ),
        twice('one payment that the provider reports three times | the webhook comes | one entry'),
        works(
          'a date is missed | the day ends | one message, the fee of the contract and nothing else; after 30 days a person decides',
        ),
        empty('no loan yet | the page opens | the limits and what one costs, with an example'),
      ),
    ],
    entities: [
      entity(
        'Loan',
        'one contract',
        'user_id -> User; amount_minor int; total_minor int; yearly_rate numeric; terms jsonb; state asked|in_check|refused|offered|running|repaid|late|written_off; decided_by_id -> User?; reason text',
        {
          unique: ['user_id where running'],
          read: 'its borrower; admins',
          write: 'the server along the allowed steps; admins decide unclear ones with a reason',
          owner: 'user_id',
        },
      ),
      entity(
        'LoanEntry',
        'a line of the ledger, never edited',
        'loan_id -> Loan; kind payout|due|paid|fee|waived; amount_minor int; due_on date?; provider_ref text?',
        {
          unique: ['kind + provider_ref'],
          read: 'as its loan',
          write: 'the server, added only',
          owner: 'loan_id',
        },
      ),
      entity(
        'IdentityCheck',
        'that it was done, not the papers',
        'user_id -> User; provider_ref text; result passed|failed|unclear; checked_at timestamptz',
        {
          unique: ['provider_ref'],
          read: 'the person: the result; admins',
          write: 'the server',
          owner: 'user_id',
        },
      ),
    ],
    routes: [
      route(
        'form',
        '/apply',
        'Apply',
        n.customer.one,
        'amount, dates, total to repay and rate, before anything is agreed',
        {
          empty: 'limits and an example',
          error: 'what was typed stays; nothing was agreed',
          success: 'the answer, and when money comes',
        },
      ),
      route('page', '/owe', 'What I owe', n.customer.one, 'left to pay, next date, every entry, pay now', {
        empty: 'what a loan costs, with an example',
        error: 'the balance as last known, with its time',
      }),
      route(
        'list',
        '/desk/unclear',
        'To be decided',
        'admin',
        'what the rule could not decide, the oldest first, with its reason',
        { empty: '"Nothing to decide"', error: 'the list as last known; deciding is off' },
      ),
    ],
    actions: [
      action(
        'applyForLoan',
        n.customer.one,
        'amount_minor, weeks',
        'checks limits and identity, decides by the written rule or passes on',
        'an open loan; out of limits',
      ),
      action(
        'agreeToLoan',
        n.customer.one,
        'loan_id',
        'stores the terms as shown, pays out once',
        'changed terms; offers older than a day',
      ),
      action('repaymentWebhook', 'the provider, signature checked', 'event', 'books once', 'known events'),
    ],
    notices: [
      notice('two days before a date', n.customer.one, 'text message', 'amount, date, how to pay'),
      notice(
        'a date is missed',
        n.customer.one,
        'text message',
        'what is owed and whom to call; never to third persons',
      ),
    ],
    seeds: [
      seed('Loan', 'user_id, amount_minor, state', [
        `${people[0]} | ${amount} (${money(amount)}) | running`,
        `${people[2]} | ${amount * 2} (${money(amount * 2)}) | in_check`,
      ]),
      seed('LoanEntry', 'loan_id, kind, amount_minor', [
        `1 | payout | ${amount} (${money(amount)})`,
        `1 | paid | ${part} (${money(part)})`,
      ]),
    ],
    measures: ['Asked, refused, paid out and repaid in a week', 'Late after 1, 7 and 30 days'],
  }
}
