import type { UsageKind } from '../usage-kind.ts'

export const READING_SERVICE: UsageKind = {
  cues: /\b(documents?|pages?|transcri\w+|minutes? of audio|audio|recordings?|invoices?|receipts?|ocr|extract\w*|translat\w+|captions?|subtitles?|video|calls? recorded|forms?|scan(?:s|ned|ning)?|drawings?|blueprints?|sheets?)\b/i,
  noun: 'reading service',
  one: 'client',
  many: 'clients',
  use: { one: 'page', many: 'pages' },
  scene:
    'Four hundred pages arrive by mail on the last day of the month, each a little askew. Somebody types twelve fields from each, and the typing mistakes surface in spring.',
  today: 'A temporary worker types, a second one checks, and both are hard to find in December.',
  missing: 'Reading machines exist. What is missing is one that knows which line it may not guess.',
  groups: [
    {
      who: 'offices that type for others',
      why: 'They are paid by the page themselves, so each saved minute is theirs.',
    },
    {
      who: 'whoever explains the mistakes',
      why: 'Would rather have nine pages right and one marked than ten that look right.',
    },
  ],
  nothing: 'evenings at month’s end, and mistakes that surface in spring',
  asked:
    'how many pages came last month, who typed them, what an hour of it costs and which mistake was found last',
  rivals: [
    {
      name: 'Do nothing: type it',
      why: 'flexible',
      fails: 'at month’s end',
      answer: 'take the pile, leave the oddities',
    },
    {
      name: 'A bureau abroad',
      why: 'cheap by the page',
      fails: 'two days, and the data leave',
      answer: 'an hour, and they stay',
    },
    {
      name: 'The reader in the accounting program',
      why: 'included',
      fails: 'reads the easy half',
      answer: 'read the other half',
    },
    {
      name: 'A general model',
      why: 'reads anything',
      fails: 'guesses what it cannot read',
      answer: 'say so, field by field',
    },
  ],
  danger: 'the accounting program, when its own reader learns the second half',
  core: 'a pile of their own pages read overnight, with every doubt marked',
  features: [
    'upload by mail',
    'a doubt marked beside the field',
    'export in the form their program takes',
    'a price for each page before it starts',
  ],
  oneMore: 'each further kind of page needs five hundred examples with the right answer',
  leftOut: [
    { what: 'handwriting of all sorts', why: 'it doubles the doubts' },
    { what: 'booking by itself', why: 'a wrong entry is an accountant’s liability' },
    { what: 'an archive', why: 'the law asks for ten years of it' },
  ],
  holds: 'their kinds of page have been learnt one by one',
  leaves: 'the sender changes to electronic files and the pile is gone',
  firstSign: 'a month’s end with half of the usual pages',
  save: 'the same fields out of the new files',
  season: 'Piles come at month’s end and in the first quarter; in summer nobody thinks of them.',
  decides: 'The office head tries fifty pages, asks where they lie, and signs within a month.',
  swings: 'a third of all pages arrive in three days of the month',
  inputs: 'rented recognition and people for doubtful fields',
  layers: [
    {
      part: 'intake',
      job: 'askew, stained, upside down',
      choice: 'straighten and split before anything is read; failures go back at once',
    },
    {
      part: 'reading',
      job: 'fields with a measure of doubt',
      choice: 'a rented reader plus rules for each kind of page; below the line a person looks',
    },
    {
      part: 'hand-over',
      job: 'into the program that they use',
      choice: 'one export for each of the three commonest programs',
    },
  ],
  secret: 'what stands on other people’s papers',
  whyNow: [
    'Reading has become good enough that the doubts, and no longer the typing, are the work.',
    'Temporary workers for month’s end have become scarce.',
  ],
  proof:
    'Five clients send three hundred old pages with known answers. It passes if nine fields in ten are right and no wrong one is unmarked in a sample of two hundred.',
  sceptic:
    'Paper is going away, the accounting programs read better every year, and the price of a page falls by a third each spring. What is built here is a bridge to a bank that is moving.',
  mustKnow: 'somebody who has closed books at month’s end',
  peril: {
    name: 'Pages vanish into electronic files',
    firstSign: 'one large sender changes over',
    answer: 'read the files too, at a lower price',
  },
  ways: [
    {
      name: 'Fifty pages free, overnight',
      reached: 'offices that send a pile',
      act: [0.08, 0.15, 0.25],
      wins: 0.4,
      cost: 0.4,
    },
    {
      name: 'Letters to offices of the right size',
      reached: 'offices written to',
      act: [0.006, 0.012, 0.022],
      wins: 0.3,
      cost: 0.35,
    },
    {
      name: 'Dealers of accounting programs',
      reached: 'offices they serve',
      act: [0.01, 0.022, 0.04],
      wins: 0.3,
      cost: 0.25,
    },
  ],
  pool: 'offices with piles of pages',
  perThousand: [0.6, 1.4, 2.6],
  fits: [0.12, 0.2, 0.3],
  willing: [0.08, 0.16, 0.28],
  price: [40, 120, 400],
  usePrice: [0.08, 0.2, 0.5],
  uses: [250, 600, 1_800],
  isPrepaid: false,
  inputShare: [0.08, 0.14, 0.22],
  churn: [0.018, 0.03, 0.045],
  told: 0.4,
  winMonths: [3, 5, 8],
  support: [0.05, 0.08, 0.13],
}
