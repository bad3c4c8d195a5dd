// Royalties nobody collects.
import type { Trade } from '../trade.ts'

export const royalties: Trade = {
  cues: /\b(royalt(y|ies)|rights|musicians?|songwriters?|authors?|artists?|licens(e|es|ing)|streams?|creators?|copyright|photograph(s|ers)|unclaimed)\b/i,
  field: 'royalties nobody collects',
  case: { one: 'work', many: 'works' },
  client: { one: 'rights holder', many: 'rights holders' },
  payer: 'the collecting society or user',
  of: 'what is paid out',
  trouble:
    'A song is played in eleven countries and a picture stands on four hundred pages, and the statement shows nine cents.',
  now: ['register once, at home, and wait', 'are glad that somebody uses it'],
  whyLeft:
    'Each country has its own register, each spelling of a name is another person, and unclaimed sums are shared out after a few years.',
  nothing: 'money that goes to others when the period ends',
  groups: [
    {
      who: 'people with an old catalogue',
      why: 'It earns quietly and wrongly. Three corrected entries can bring back more than a year of new work.',
    },
    {
      who: 'people who have just had a success',
      why: 'Registers lag by a year. What is wrong in the first month is wrong in every statement after.',
    },
  ],
  steps:
    'The catalogue is listed with every spelling; registers are searched; gaps are corrected in the holder’s name; back payments are claimed; each statement is compared with the last one.',
  clock: 'the period after which unclaimed money is shared out',
  lost: 'works with unclear co-authors, contracts that gave the right away, users without an address',
  sorting: 'clear authorship, use that can be shown, and years not yet shared out',
  proof: 'contracts, first publication and proof of use',
  bottleneck: {
    what: 'clearing who owns what',
    because: 'one co-author who does not answer blocks a whole work',
  },
  adverse: 'Those come who never kept a contract.',
  ends: 'A clean register pays by itself.',
  hold: 'new works, entered on the day they appear',
  busy: 'the weeks after the half-yearly statements',
  rivals: [
    {
      name: 'Do nothing: trust the statement',
      why: 'it arrives',
      fails: 'nobody checks it',
      answer: 'compare one year, free',
    },
    { name: 'One’s own registration', why: 'free', fails: 'one country', answer: 'do the other forty' },
    {
      name: 'A publisher',
      why: 'does it all',
      fails: 'takes a part for life',
      answer: 'a share of what we find, for a few years',
    },
    {
      name: 'Distribution services',
      why: 'automatic',
      fails: 'recordings only',
      answer: 'the other half of the rights',
    },
    { name: 'A lawyer', why: 'for the large case', fails: 'hours', answer: 'prepare the file' },
  ],
  danger: 'a distributor that adds the missing registers',
  uncopied: 'cleared catalogues with their spellings',
  firstVersion: [
    'catalogue with every spelling',
    'search of registers',
    'corrections in the holder’s name',
    'statements compared',
  ],
  leftOut: [
    { what: 'buying catalogues', why: 'capital, and another promise' },
    { what: 'lawsuits', why: 'slow and for lawyers' },
    { what: 'marketing of works', why: 'success there cannot be told apart' },
  ],
  layers: [
    {
      part: 'catalogue',
      job: 'works, spellings, shares, contracts',
      choice: 'one database with the registers’ own identifiers',
    },
    {
      part: 'matching',
      job: 'compares registers, use and statements',
      choice: 'fuzzy matching with a person who confirms',
    },
  ],
  asked: 'what the last two statements showed, which works were missing, and who else owns them',
  productTest:
    'Ten catalogues are compared with three registers. If fewer than four show a gap worth a day’s work, larger catalogues are looked for.',
  sceptic: [
    'Most catalogues are owed less than the search costs.',
    'The registers are being joined, and the gap that pays this work is closing.',
  ],
  risk: {
    name: 'A dispute between co-authors',
    sign: 'a second claim on one work',
    answer: 'no claim without written shares; the work rests',
  },
  ways: ['Talks at festivals and schools', 'Holders who name a colleague', 'Managers and small labels'],
  shareLike: 'share of money recovered for a client',
  share: [0.12, 0.2, 0.3],
  marginLike: 'service paid by success',
  amount: [120, 320, 900],
  wins: [0.3, 0.45, 0.6],
  months: 6,
  casesAYear: [10, 20, 40],
  leaving: [0.02, 0.035, 0.06],
  told: [0.008, 0.02, 0.033],
  costToWin: [60, 200, 600],
  counted: 'households',
  affected: [0.002, 0.006, 0.015],
}
