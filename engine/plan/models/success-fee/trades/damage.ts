// Damage that was settled too low.
import type { Trade } from '../trade.ts'

export const damage: Trade = {
  cues: /\b(insurance claims?|adjusters?|storm|flood|fire damage|water damage|hail|roof|policyholders?|accidents?|injur(y|ies)|legal claims?|lawsuits?|class action|victims?)\b/i,
  field: 'damage that was settled too low',
  case: { one: 'damage claim', many: 'damage claims' },
  client: { one: 'policyholder', many: 'policyholders' },
  payer: 'the insurer',
  of: 'what is paid above the first offer',
  trouble: 'After the water comes a person with a tablet, then an offer, and it does not pay for the floor.',
  now: ['sign, because the kitchen is wet', 'argue alone against somebody who does it every day'],
  whyLeft: 'The policy is forty pages, the first offer is a habit, and whoever is tired signs.',
  nothing: 'the difference between the offer and the repair, out of one’s own pocket',
  groups: [
    {
      who: 'owners in the first week after damage',
      why: 'They sign whatever brings the drier tomorrow. A clear word on what not to sign is worth more than a promise.',
    },
    {
      who: 'small firms that cannot open',
      why: 'Their loss is days and not walls, and that part of the policy is the one that is read least.',
    },
  ],
  steps:
    'Damage is photographed room by room before anything is thrown away; the policy is read against the list; an estimate by a builder stands beside the insurer’s; the talk is held with both papers on the table.',
  clock: 'the notice period of the policy, often a few days',
  lost: 'damage that the policy excludes, rooms cleared before a picture was taken, releases already signed',
  sorting: 'cover in the policy, pictures from the first days, and a gap worth a month of work',
  proof: 'pictures with dates, the policy wording, and a builder’s estimate',
  bottleneck: {
    what: 'people who can read a policy and a wall',
    because: 'both are needed in one visit, and few can do both',
  },
  adverse: 'Those call whose offer was fair and whose hopes were not.',
  ends: 'Damage comes once; a client comes back in ten years.',
  hold: 'builders and brokers who see the next damage first',
  busy: 'the fortnight after a storm',
  rivals: [
    {
      name: 'Do nothing: sign',
      why: 'over by Friday',
      fails: 'the floor',
      answer: 'read the offer free within a day',
    },
    {
      name: 'Arguing alone',
      why: 'costs nothing',
      fails: 'against a professional',
      answer: 'say when the offer is fair, and leave',
    },
    {
      name: 'The broker who sold the policy',
      why: 'known',
      fails: 'lives on the insurer',
      answer: 'be the one whom brokers send',
    },
    {
      name: 'A lawyer',
      why: 'feared',
      fails: 'years, and hours billed',
      answer: 'settle before the file is thick',
    },
    {
      name: 'The builder who promises to settle it',
      why: 'starts tomorrow',
      fails: 'his estimate, his interest',
      answer: 'two estimates',
    },
  ],
  danger: 'a large claims firm that sends vans after each storm',
  uncopied: 'settlements by insurer and kind of damage, with what moved them',
  firstVersion: [
    'free reading of the offer',
    'picture list room by room',
    'policy against damage',
    'one page for the talk',
  ],
  leftOut: [
    { what: 'repairs', why: 'whoever builds cannot be believed on the price' },
    { what: 'injury to people', why: 'a lawyer’s trade by law' },
    { what: 'claims below a floor', why: 'the visit costs more than the share' },
  ],
  layers: [
    {
      part: 'evidence',
      job: 'pictures with date and room',
      choice: 'a phone page that works without signal; originals never changed',
    },
    {
      part: 'policies',
      job: 'wording by insurer and year',
      choice: 'a searchable store; passages quoted with page, checked by a person',
    },
  ],
  asked: 'what the first offer was, what the repair cost, and who told them that they could disagree',
  productTest:
    'Thirty offers are read. If fewer than ten are raised by a fifth or more within twelve weeks, only damage above a higher floor is taken.',
  sceptic: [
    'Insurers employ people for exactly this and have more time.',
    'Work comes in storms: too much for a fortnight and nothing for a season.',
  ],
  risk: {
    name: 'A licence is missing',
    sign: 'a letter from the regulator of one state or province',
    answer: 'licence before the first visit, place by place',
  },
  ways: [
    'Builders and drying firms who are there first',
    'Clients who name a neighbour',
    'Search advertising after a storm',
  ],
  shareLike: 'share of money recovered for a client',
  share: [0.08, 0.15, 0.25],
  marginLike: 'service paid by success',
  amount: [3_500, 9_000, 22_000],
  wins: [0.4, 0.55, 0.7],
  months: 4,
  casesAYear: [8, 10.5, 12],
  leaving: [0.75, 0.85, 0.95],
  told: [0.03, 0.08, 0.15],
  costToWin: [120, 320, 800],
  counted: 'households',
  affected: [0.01, 0.025, 0.05],
}
