import type { SoftwareKind } from '../../software/kind.ts'

export const PEOPLE_TOOL: SoftwareKind = {
  cues: /\b(hr|human resources|recruit\w*|hiring|candidates?|job ?seekers?|employees?|payroll|onboarding|staff(ing)?|shifts?|rotas?|interviews?|talent|workforce|managers?)\b/i,
  noun: 'people tool',
  one: 'employer',
  many: 'employers',
  scene:
    'The best applicant wrote on Monday, was answered on Friday and had signed elsewhere on Wednesday. Nobody decided that; it lay in a shared inbox between two holidays.',
  today: 'Forms, mails and a spreadsheet with colours that one person understands.',
  missing:
    'There is no lack of systems of record. What is missing is the next step, on the day it is due, at the person who has to take it.',
  groups: [
    {
      who: 'the one person who is the whole department',
      why: 'She does contracts, birthdays and dismissals. What saves her a form is bought from the petty cash.',
    },
    {
      who: 'managers who hire twice a year',
      why: 'They have forgotten every rule since last time, and the delay is mostly theirs.',
    },
  ],
  nothing: 'a post that stays empty for another month',
  asked: 'which step took longest in the last hire or leaving, on whose desk it lay, and what that cost',
  rivals: [
    {
      name: 'Do nothing: the inbox',
      why: 'no training',
      fails: 'in the holidays',
      answer: 'start from the inbox itself',
    },
    {
      name: 'The payroll firm’s extra module',
      why: 'same bill, same login',
      fails: 'made for the payslip',
      answer: 'hand over to it, cleanly',
    },
    {
      name: 'A large people suite',
      why: 'complete',
      fails: 'for firms four times the size',
      answer: 'do three steps, today',
    },
    {
      name: 'An agency',
      why: 'a person does it',
      fails: 'for a fifth of a salary',
      answer: 'be what one uses before calling it',
    },
  ],
  danger: 'the payroll firm, which every employer already pays each month',
  core: 'no step older than two days on anybody’s desk',
  features: [
    'the steps of this firm, not of a textbook',
    'reminders to managers, by chat',
    'templates that the law of this country accepts',
    'a file for each person, closed to the rest',
  ],
  oneMore: 'each further country or contract has its own law and its own letter',
  leftOut: [
    { what: 'payroll', why: 'a mistake there is somebody’s rent' },
    { what: 'scoring of people by machine', why: 'it is heavily regulated, and rightly feared' },
    { what: 'surveys of mood', why: 'they ask for what managers then ignore' },
  ],
  holds: 'every file and every template is in it',
  leaves: 'the firm grows into a suite, or the one person leaves',
  firstSign: 'steps closed in bulk on a Friday',
  save: 'we tidy the open steps with her, in an hour',
  season: 'January and September, when posts are filled; August and December are empty.',
  decides:
    'She finds it, the managing director signs, the works council or the lawyer reads: four to ten weeks.',
  layers: [
    {
      part: 'steps',
      job: 'who has to do what by when',
      choice: 'a plain list with dates, in the chat that managers use',
    },
    {
      part: 'files',
      job: 'contracts and notes, each with its own key',
      choice: 'stored in the country, every look recorded',
    },
  ],
  secret: 'salaries, illness and who wants to leave',
  whyNow: [
    'Posts stay open for longer, so a lost week is now a lost person.',
    'Small firms have come under rules on equal pay and records that used to bind large ones only.',
  ],
  proof:
    'Five employers run one full case each. It passes if four finish it without a mail to us after the first day.',
  sceptic:
    'Ten thousand tools say the same, and the buyer has one lunch break. Firms of this size hire so seldom that they forget the tool between two hires. Payroll has the login, the bill and the data.',
  mustKnow: 'somebody who has run a personnel office alone',
  peril: {
    name: 'A file is seen by a colleague',
    firstSign: 'a look that nobody can explain',
    answer: 'every look is recorded and shown to her weekly',
  },
  own: {
    trusts: 'a personnel colleague of another firm',
    fears: 'a file in a colleague’s hands',
    meets: ['the employers’ breakfast', 'the payroll bureau’s client evening'],
    buys: 'in January and September',
    busy: 'the payroll week',
    paper: 'an agreement on personal data',
  },
  ways: [
    {
      name: 'Templates found by search',
      reached: 'visitors from search',
      act: [0.003, 0.007, 0.012],
      wins: 0.35,
      cost: 0.45,
    },
    {
      name: 'Accountants and payroll bureaus',
      reached: 'employers they serve',
      act: [0.01, 0.022, 0.04],
      wins: 0.35,
      cost: 0.35,
    },
    {
      name: 'Personnel people who know each other',
      reached: 'employers named by customers',
      act: [0.1, 0.18, 0.28],
      wins: 0.3,
      cost: 0.2,
    },
  ],
  pool: 'employers with five people or more',
  perThousand: [3, 5, 8],
  fits: [0.1, 0.18, 0.28],
  willing: [0.06, 0.12, 0.2],
  price: [39, 99, 249],
  churn: [0.018, 0.03, 0.045],
  told: 0.35,
  winMonths: [4, 6, 9],
  support: [0.05, 0.09, 0.13],
}
