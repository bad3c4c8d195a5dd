import type { SoftwareKind } from '../../software/kind.ts'

export const MONEY_APP: SoftwareKind = {
  cues: /\b(budgeting|budget (app|planner|tracker)s?|household budgets?|personal finance|expenses?|spending|savings?|debts?|bank accounts?|couples?|pocket money|net worth|investing)\b/i,
  noun: 'money app',
  one: 'subscriber',
  many: 'subscribers',
  scene:
    'It is the twenty-sixth, the card is declined at the till, and the first thought is not what was bought but who bought it. The account shows every payment and explains none.',
  today:
    'Once a year somebody builds a spreadsheet in January; it is kept for five weeks and abandoned after the first holiday.',
  missing:
    'The figures are all there, at the bank. What is missing is one number for today that can be believed, and a calm moment to look at it.',
  groups: [
    {
      who: 'people who have just begun to share',
      why: 'A first flat together or a first child puts two habits into one month. They look for a rule before they look for an app.',
    },
    {
      who: 'people after a bad month',
      why: 'A declined card or a letter about an overdraft opens a window of about two weeks in which somebody sets up anything at all.',
    },
  ],
  nothing: 'fees for an overdraft, a holiday that is paid off until Easter, and the same talk every month',
  asked:
    'when they last looked at their balance, what they expected to see, and what they did in the hour after it',
  rivals: [
    {
      name: 'Do nothing: look at the balance',
      why: 'free, in the bank’s own app',
      fails: 'shows what is gone, not what is left to spend',
      answer: 'one number for the rest of the month',
    },
    {
      name: 'The bank’s own budget page',
      why: 'already there and trusted',
      fails: 'knows one bank and no partner',
      answer: 'join two people and several banks',
    },
    {
      name: 'The spreadsheet',
      why: 'bends to any wish',
      fails: 'dies with the first missed week',
      answer: 'take ninety seconds a week, not an evening',
    },
    {
      name: 'A free budget app',
      why: 'no price',
      fails: 'earns with advertising for loans',
      answer: 'say on the first screen who pays, and for what',
    },
    {
      name: 'An adviser',
      why: 'a person who listens',
      fails: 'wants savings that are not there yet',
      answer: 'send them there once there is something to advise on',
    },
  ],
  danger: 'the bank that builds a page for two into the app people open anyway',
  core: 'one number that both believe on a Friday evening',
  features: [
    'read-only links to bank accounts',
    'a rule for what is shared and what is private',
    'one weekly message with one number',
    'a way to take all data along',
  ],
  oneMore: 'each further chart is one more thing to feel guilty about and close',
  leftOut: [
    { what: 'moving money', why: 'it needs a licence, and a mistake is somebody’s rent' },
    { what: 'advice on investments', why: 'that is a regulated trade with other people’s fear in it' },
    {
      what: 'selling of loans and cards',
      why: 'it pays well and makes the number on the first screen a lie',
    },
  ],
  holds: 'a year of categories sits in it, corrected by hand',
  leaves: 'the first good month makes it seem unneeded, or a bank link breaks and nobody mends it',
  firstSign: 'three Fridays in a row on which the message stays unopened',
  save: 'a shorter week: one number, no categories, for a month',
  season: 'January and the weeks after moving in bring new people; December brings nobody who wants to know.',
  decides:
    'One person decides within two evenings; the second has to be persuaded, and that takes until the next rent day.',
  layers: [
    {
      part: 'bank data',
      job: 'balances and payments, read-only',
      choice: 'a licensed provider of account information; no bank password ever reaches us',
    },
    {
      part: 'rules',
      job: 'sorting payments, shared or private',
      choice: 'plain rules that a person can read and correct, before anything that guesses',
    },
  ],
  secret: 'what one partner spent and did not mention',
  whyNow: [
    'Banks in many countries have to open account data to licensed firms, so a small app can read what only a bank could read before.',
    'Fewer couples pool everything, while more of them share a rent: the joint account no longer does the sharing.',
  ],
  proof:
    'Thirty people get the weekly number for eight weeks. It passes if eighteen of them can say theirs from memory, within a tenth, when telephoned on a Tuesday.',
  sceptic:
    'Those who need it most can pay least, and those who pay were careful already. People install such an app in January, feel better for having installed it, and stop looking in March. A bank can give the same screen away, because it earns elsewhere.',
  mustKnow: 'somebody who has dealt with bank data and a supervisor’s questions',
  peril: {
    name: 'A bank link breaks',
    firstSign: 'links older than a week without new payments',
    answer: 'two providers, and a message before the customer notices',
  },
  ways: [
    {
      name: 'Guests on money podcasts and newsletters',
      reached: 'listeners who visit',
      act: [0.006, 0.014, 0.025],
      wins: 0.35,
      cost: 0.35,
    },
    {
      name: 'Search: the questions people type after a bad month',
      reached: 'visitors from search',
      act: [0.004, 0.009, 0.016],
      wins: 0.3,
      cost: 0.55,
    },
    {
      name: 'The second person, invited by the first',
      reached: 'invitations sent',
      act: [0.08, 0.15, 0.25],
      wins: 0.35,
      cost: 0.1,
    },
  ],
  pool: 'adults who share or juggle money',
  perThousand: [180, 260, 340],
  fits: [0.12, 0.2, 0.3],
  willing: [0.02, 0.04, 0.07],
  price: [4, 8, 13],
  churn: [0.045, 0.065, 0.09],
  told: 0.8,
  winMonths: [3, 4.5, 8],
  support: [0.03, 0.06, 0.1],
}
