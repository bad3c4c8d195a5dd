// Matters that end in money or not, and our share.
import type { FeatureDraft, Ground } from '../ground.ts'
import { a, first } from '../nouns/noun.ts'
import { action, bad, empty, entity, notice, route, seed, story, stranger, twice, works } from '../writing.ts'
import { path, snake, tenantOf } from './shared.ts'

export function cases(g: Ground): FeatureDraft {
  const { n, share, people, money, typical, has, context } = g
  const { one, many, table } = n.matter
  const t = tenantOf(g)
  const amount = context.said('average-order')?.value ?? Math.max(typical, context.dollars(240))
  const from = has('documents') ? `${snake(n.document)}_id -> ${n.document.table}; ` : ''
  return {
    name: `${first(many)}, outcome and our share`,
    code: 'CASE',
    why: `We are paid when money comes back (${share}). So each ${one} has a deadline, an outcome with proof, and a fee that the client can check with a pencil.`,
    stories: [
      story(
        n.customer.one,
        `see which ${many} are open, due and won`,
        'no deadline passes unseen',
        works(
          `five open, one due in three days | the list opens | the due one is on top with its day, amount and next step`,
        ),
        works(
          `${money(amount)} arrive | I enter amount, day and proof | the ${one} is won and the fee is computed to the cent by the share agreed for this client`,
        ),
        twice('a recorded outcome | it is sent again | one outcome, one fee'),
        bad(
          'more recovered than was claimed, or a negative amount | it is saved | a question first; above the claim it needs a reason',
        ),
        stranger(`${a(n.matter)} of another ${t.called} | it is opened | not found`),
        works(
          'an outcome turns out wrong | it is corrected | a reversing fee entry and a new one; invoices are never edited',
        ),
        empty(`no ${many} yet | the page opens | how the first one starts`),
      ),
    ],
    entities: [
      entity(
        'Agreement',
        'what was agreed with one client',
        `${t.reference}; share numeric; from_day date; contract_key text?; data_agreement_key text?`,
        {
          unique: [`${t.field} + from_day`],
          read: `${t.who}; admins`,
          write: 'admins; a change makes a new row',
          owner: t.field,
        },
      ),
      entity(
        table,
        `one ${one} from start to end`,
        `${t.reference}; ${from}state prepared|sent|answered|won|part_won|lost|given_up; claimed_minor int; recovered_minor int?; due_on date; sent_on date?; proof_key text?; person_id -> User`,
        { read: t.who, write: t.who, owner: t.field },
      ),
      entity(
        'FeeEntry',
        'our share, never edited',
        `${snake(n.matter)}_id -> ${table}; share numeric; amount_minor int; reverses_id -> FeeEntry?; invoiced_on date?`,
        {
          unique: [`${snake(n.matter)}_id where not reversed`],
          read: `${t.who}; admins`,
          write: 'the server',
          owner: `${snake(n.matter)}_id`,
        },
      ),
    ],
    routes: [
      route(
        'board',
        `/${path(n.matter)}`,
        first(many),
        n.customer.one,
        'due first; by step; money won, open and lost',
        { empty: 'how the first one starts', error: 'deadlines as last known, on top' },
      ),
      route(
        'list',
        '/fees',
        'What we charge',
        n.customer.one,
        `each fee with its ${one}, amount recovered and share`,
        { empty: '"Nothing won yet, nothing to pay"', error: 'entries as last known' },
      ),
    ],
    actions: [
      action(
        `open${table}`,
        t.who,
        has('documents') ? `${snake(n.document)}_id` : 'amount, deadline',
        'starts one, with amount and deadline from confirmed values',
        'unconfirmed values; a second one for the same matter',
      ),
      action(
        'recordOutcome',
        t.who,
        'id, recovered_minor, day, proof',
        'stores, books the fee in one transaction',
        'without proof; a second time',
      ),
      action(
        'remindDue',
        'a job, daily at 08:00',
        'none',
        'sends one reminder at 14, 7 and 2 days',
        'a second one for the same day',
      ),
    ],
    notices: [
      notice(
        'a deadline is 14, 7 and 2 days away',
        'the person in charge',
        'email without names or details',
        `"One ${one} is due on …", with a link`,
      ),
      notice('money is recorded', t.who, 'email', 'that there is news, behind sign-in'),
    ],
    seeds: [
      seed(table, 'state, claimed_minor, recovered_minor, due_on, person_id', [
        `sent | ${amount} (${money(amount)}) | none | in 3 days | ${people[0]}`,
        `won | ${amount * 2} (${money(amount * 2)}) | ${amount * 2} (${money(amount * 2)}) | last month | ${people[1]}`,
        `lost | ${amount} (${money(amount)}) | 0 | last month | ${people[0]}`,
      ]),
    ],
    measures: [
      `${first(many)} won, part won and lost, by reason`,
      'Days from sent to money',
      'Our share, invoiced and paid',
    ],
  }
}
