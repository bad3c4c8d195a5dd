// Unpaid invoices.
import type { Trade } from '../trade.ts'

export const overdueInvoices: Trade = {
  cues: /\b(debts?|debtors?|unpaid|overdue|collections?|collect\w*|invoices?|receivables?|late payments?|arrears|credit control|bad payers?)\b/i,
  field: 'unpaid invoices',
  case: { one: 'overdue invoice', many: 'overdue invoices' },
  client: { one: 'client firm', many: 'client firms' },
  payer: 'the debtor',
  of: 'what the debtor pays in the end',
  trouble: 'The work is delivered, the invoice is out, and the friendly reminder is answered with next week.',
  now: ['send a third reminder in the same words', 'let it go so as not to lose the customer'],
  whyLeft: 'Whoever did the work dislikes asking for the money, and whoever owes it knows that.',
  nothing: 'an interest-free loan to the slowest customers',
  groups: [
    {
      who: 'tradespeople and small studios without an office',
      why: 'They write invoices on Sunday and reminders never. One large unpaid one is the difference between a holiday and an overdraft.',
    },
    {
      who: 'firms whose customer is larger than they are',
      why: 'They fear the next order more than the loss. A polite third party may ask what they may not.',
    },
  ],
  steps:
    'Invoice, order and delivery note are put together; a call comes before a letter; a plan in parts is offered within the first week; what stays silent goes to the court form, with the client’s consent.',
  clock: 'the limitation period, and the fortnight after which a debtor’s promises get worse',
  lost: 'debtors without assets, disputed work, orders nobody signed',
  sorting: 'age of the debt, a signed order, and whether the debtor still trades',
  proof: 'order, delivery note, invoice, and one message in which the debt is not disputed',
  bottleneck: {
    what: 'calls made by a patient voice',
    because: 'letters are binned, and one person makes forty good calls a day',
  },
  adverse: 'Clients bring what is a year old and was already lost in their own hands.',
  ends: 'A debtor who has once been called pays that client on time afterwards.',
  hold: 'reminders that run by themselves in the client’s name, before anything is overdue',
  busy: 'the first weeks of a year and of a quarter, when books are closed',
  rivals: [
    {
      name: 'Do nothing: wait',
      why: 'keeps the peace',
      fails: 'old debts are seldom paid',
      answer: 'a chart of what age does to a debt, drawn from the client’s own list',
    },
    {
      name: 'One’s own reminders',
      why: 'free, polite',
      fails: 'ignored by practice',
      answer: 'send the first two in the client’s name',
    },
    {
      name: 'A collection agency',
      why: 'feared',
      fails: 'takes a third and burns the customer',
      answer: 'a call that one can still do business after',
    },
    {
      name: 'A lawyer',
      why: 'a letterhead',
      fails: 'bills by the hour, win or lose',
      answer: 'the court form only for what a call did not solve',
    },
    {
      name: 'Selling the invoices',
      why: 'cash tomorrow',
      fails: 'the good ones only, at a discount',
      answer: 'take the others',
    },
  ],
  danger: 'the bookkeeping program that adds calls to its reminders',
  uncopied: 'knowledge of which debtors pay, at which tone, on which day',
  firstVersion: [
    'import from the bookkeeping program',
    'call list by age and sum',
    'payment in parts by link',
    'file ready for court',
  ],
  leftOut: [
    { what: 'buying debts', why: 'it needs capital and another licence' },
    { what: 'private debtors', why: 'the law protects them with rules of its own' },
    { what: 'foreign courts', why: 'fees eat the sum' },
  ],
  layers: [
    {
      part: 'import',
      job: 'open invoices with order and delivery note, every night',
      choice: 'interfaces of the three usual bookkeeping programs, a table for the rest',
    },
    {
      part: 'calls',
      job: 'who, when, what was promised',
      choice: 'a dialler with notes; recordings only where the law allows them',
    },
  ],
  asked: 'which invoices are more than sixty days old, how often they were chased, and in what words',
  productTest:
    'Eighty invoices between thirty and a hundred and eighty days old are worked for eight weeks. Below a third of the sum collected, the script changes before the price does.',
  sceptic: [
    'The debts that can be collected are collected by asking twice, and the rest have no money behind them.',
    'Each success removes the reason to come back.',
  ],
  risk: {
    name: 'A debtor complains to the authority',
    sign: 'a call outside the permitted hours',
    answer: 'script and hours fixed by rule, licence checked for each place, every call noted',
  },
  ways: [
    'Accountants who see the lists first',
    'Clients who name another',
    'Search advertising on the words of a bad week',
  ],
  shareLike: 'share of money recovered for a client',
  share: [0.12, 0.2, 0.33],
  marginLike: 'service paid by success',
  amount: [500, 1_300, 3_500],
  wins: [0.3, 0.45, 0.6],
  months: 2,
  casesAYear: [5, 12, 25],
  leaving: [0.025, 0.04, 0.06],
  told: [0.005, 0.018, 0.03],
  costToWin: [200, 550, 1_500],
  counted: 'firms',
  affected: [0.15, 0.3, 0.45],
}
