// Grants and public money.
import type { Trade } from '../trade.ts'

export const grants: Trade = {
  cues: /\b(grants?|funding applications?|foundations?|subsid(y|ies)|tenders?|bids?|proposals?|horizon|scholarships?|fundrais\w+)\b/i,
  field: 'grants and public money',
  case: { one: 'application', many: 'applications' },
  client: { one: 'client', many: 'clients' },
  payer: 'the funder',
  of: 'the sum granted',
  trouble:
    'A call fits, the deadline is in five weeks, and the form asks for a logic that nobody in the house has time to write.',
  now: ['copy last year’s text on the last weekend', 'let the call pass'],
  whyLeft: 'Funders give to those who write as funders read, and those who do the work seldom do.',
  nothing: 'a project that waits for the next call',
  groups: [
    {
      who: 'organisations with good work and no writer',
      why: 'They know what they would do with the money. Turning that into aims, figures and work packages is the part that is never done.',
    },
    {
      who: 'firms with a development project',
      why: 'They would do it anyway, later and smaller. Half of the cost from outside decides when.',
    },
  ],
  steps:
    'Twenty questions tell whether the call fits; a page of aims and sums is agreed first; the text follows the funder’s own scoring sheet; an outsider scores it before it goes; reports are planned with the budget.',
  clock: 'the deadline of the call, to the minute',
  lost: 'calls with one winner in twenty, clients without own funds, letters of support that come late',
  sorting: 'fit with the call’s own words, odds in the last round, and papers that exist',
  proof: 'the scoring sheet, filled in by somebody who did not write',
  bottleneck: {
    what: 'weeks before a deadline',
    because: 'all calls close in the same months, and a text needs three weeks of one head',
  },
  adverse: 'Those who were refused twice come first, with the same project.',
  ends: 'Once granted, a project runs for two years and needs no text.',
  hold: 'the reports that the funder asks for, and the calendar of the next calls',
  busy: 'the six weeks before the spring and the autumn deadlines',
  rivals: [
    {
      name: 'Do nothing: wait',
      why: 'no work',
      fails: 'the project ages',
      answer: 'one page on three calls that fit, free',
    },
    {
      name: 'Writing it in the house',
      why: 'knows the work',
      fails: 'on the last weekend',
      answer: 'score their draft',
    },
    {
      name: 'A writer by the day',
      why: 'solid',
      fails: 'paid, win or lose',
      answer: 'share the risk, choose the calls',
    },
    {
      name: 'A general writing assistant',
      why: 'free text in a minute',
      fails: 'reads like all the others',
      answer: 'figures and letters that only this client has',
    },
    {
      name: 'A large adviser',
      why: 'knows the office',
      fails: 'minimum sums',
      answer: 'take what is too small for them',
    },
  ],
  danger: 'a writing assistant trained on granted texts',
  uncopied: 'scores and comments of many rounds, call by call',
  firstVersion: [
    'twenty questions on fit',
    'odds of the last rounds',
    'aims and sums on one page',
    'outside scoring before sending',
  ],
  leftOut: [
    { what: 'calls with long odds', why: 'a share of nothing is nothing' },
    { what: 'running the project', why: 'another trade, with audits' },
    {
      what: 'funders that forbid success fees',
      why: 'the client would lose the grant; a fixed price is offered there',
    },
  ],
  layers: [
    {
      part: 'calls',
      job: 'deadline, rules, odds, scoring sheet',
      choice: 'a table kept by hand, fed by the funders’ own feeds',
    },
    {
      part: 'texts',
      job: 'aims, figures, letters, versions',
      choice: 'shared documents with one owner each; a language model for first drafts, never for figures',
    },
  ],
  asked: 'which calls they let pass in the last two years, and what the project would have cost',
  productTest:
    'Fifteen applications are scored by two outsiders before they are sent. If the funder’s own scores differ by more than a tenth on half of them, the scorers are changed.',
  sceptic: [
    'Odds of one in four mean that three months in four are worked for nothing.',
    'Many funders forbid paying for success, and those who allow it read the texts of professionals with suspicion.',
  ],
  risk: {
    name: 'The funder forbids the fee',
    sign: 'a clause in the new call',
    answer: 'read before signing; fixed price for such calls',
  },
  ways: [
    'Letters to those whom a new call fits',
    'Clients who name another',
    'Chambers, incubators and associations',
  ],
  shareLike: 'share of money recovered for a client',
  share: [0.05, 0.09, 0.15],
  marginLike: 'service paid by success',
  amount: [20_000, 48_000, 120_000],
  wins: [0.18, 0.3, 0.45],
  months: 6,
  casesAYear: [1, 1.8, 3],
  leaving: [0.03, 0.045, 0.07],
  told: [0.006, 0.015, 0.03],
  costToWin: [200, 600, 1_600],
  counted: 'firms',
  affected: [0.01, 0.025, 0.05],
}
