// Money that is owed: billed, paid, late. Numbers run without a gap.
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

export function invoices({ n, people, typical, money, currency }: Ground): FeatureDraft {
  const { one } = n.customer
  return {
    name: 'Bills and payments',
    code: 'BILL',
    why: 'What is not billed the same day is paid late or never. A bill is made from the work that was done, and the list shows who is late.',
    stories: [
      story(
        n.provider.one,
        `send a bill for a finished ${n.work.one}`,
        'it leaves the same day',
        works(
          `a finished ${n.work.one} at ${money(typical)} | I press bill | a numbered PDF with tax in ${currency} is sent, and the row is open`,
        ),
        twice(
          `a ${n.work.one} that was billed | bill is pressed again | the same bill opens; no second number`,
        ),
        bad('a line without an amount, or a date in the next year | it is sent | refused beside the field'),
        down(
          'the mail service does not answer | a bill is sent | it is stored, marked unsent and sent later',
        ),
        stranger('the link of another’s bill with one letter changed | it is opened | not found'),
        empty('no bill yet | the list opens | what a first bill needs: name, address, tax number'),
      ),
      story(
        'admin',
        'see who is late',
        'I call on day eight and not on day sixty',
        works(
          'three open bills, one past its day | the list opens | the late one stands on top with its days',
        ),
        works('a payment of the exact amount arrives | the bank file is read | the bill is closed and dated'),
      ),
    ],
    entities: [
      entity(
        'Bill',
        'one numbered bill; a sent one is never changed, a correction is a new row',
        'number int; customer_name text; customer_id -> User?; lines jsonb; tax_minor int; total_minor int; due_on date; sent_at timestamptz?; state draft|open|paid|late|cancelled',
        {
          unique: ['number'],
          read: `its ${one}; the firm’s people`,
          write: 'the firm’s people',
          owner: 'customer_id',
        },
      ),
      entity(
        'BillPayment',
        'money that came in for a bill',
        'bill_id -> Bill; amount_minor int; on_day date; by cash|card|transfer|mobile_money; reference text?',
        {
          unique: ['reference'],
          read: 'as its bill',
          write: 'the firm’s people; the server',
          owner: 'bill_id',
        },
      ),
    ],
    routes: [
      route('list', '/desk/bills', 'Bills', n.provider.one, 'late first, then open, then paid; sums on top', {
        empty: 'what a first bill needs',
        error: 'sums as last known',
      }),
      route('page', '/bills/:id', 'My bill', one, 'lines, tax, total, how to pay', {
        empty: 'the lines of the bill',
        error: 'the bill as a file to load',
      }),
    ],
    actions: [
      action(
        'sendBill',
        n.provider.one,
        'lines, due_on',
        'takes the next number, sends, stores',
        'empty lines',
      ),
      action(
        'recordPayment',
        n.provider.one,
        'bill_id, amount, by',
        'adds a payment, closes when paid',
        'a known reference',
      ),
    ],
    notices: [
      notice('a bill is two days late', one, 'email', 'number, amount, how to pay'),
      notice('a bill is ten days late', 'admin', 'email', 'name, phone, amount'),
    ],
    seeds: [
      seed('Bill', 'number, customer_name, total_minor, state', [
        `1001 | ${people[0]} | ${typical} (${money(typical)}) | paid`,
        `1002 | ${people[2]} | ${typical} (${money(typical)}) | open`,
      ]),
    ],
    measures: ['Days from finished work to bill', 'Days from bill to payment', 'Money that is late'],
  }
}
