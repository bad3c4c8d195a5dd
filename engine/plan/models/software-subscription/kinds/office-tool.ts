import type { SoftwareKind } from '../../software/kind.ts'

export const OFFICE_TOOL: SoftwareKind = {
  cues: /\b(law(yers?)?|law firms?|legal|attorneys?|solicitors?|notar\w+|accountants?|bookkeep\w+|tax|audit\w*|contracts?|invoices?|advis[eo]rs?|compliance|insurance brokers?)\b/i,
  noun: 'office tool',
  one: 'office',
  many: 'offices',
  scene:
    'It is the evening before a deadline. One document is missing, the client was asked three times by mail, and a person with a professional title is typing a fourth reminder at an hour that nobody will pay for.',
  today:
    'Assistants chase papers by mail, partners search old files for a clause they remember, and the time is written off on Friday.',
  missing:
    'Expertise is what they sell and have. What is missing is the hour before it: the papers complete, in order, from the client.',
  groups: [
    {
      who: 'partners of small offices',
      why: 'Whatever cannot be billed comes out of their own pocket, so they can count it to the hour.',
    },
    {
      who: 'the assistant who chases',
      why: 'She knows which client answers on the telephone only, and judges every tool by whether it knows too.',
    },
  ],
  nothing: 'hours written off each week, and one deadline a year that is met at midnight',
  asked: 'how many hours of last week were worked and not billed, and on what',
  rivals: [
    {
      name: 'Do nothing: write the hour off',
      why: 'nobody outside sees it',
      fails: 'the partner does, in December',
      answer: 'show the sum before December',
    },
    {
      name: 'Mail and an assistant',
      why: 'human and flexible',
      fails: 'does not remember by itself',
      answer: 'do the first three reminders',
    },
    {
      name: 'The practice suite',
      why: 'bought years ago, holds all files',
      fails: 'built around files, not around what is missing',
      answer: 'sit on top and write back into it',
    },
    {
      name: 'A general AI assistant',
      why: 'on every screen',
      fails: 'nobody may feed it a client’s papers',
      answer: 'say where the papers lie, in writing',
    },
  ],
  danger: 'the suite that holds the files and can copy any single function',
  core: 'a complete file from one client without a second reminder',
  features: [
    'a list of what is missing, by client',
    'reminders in the office’s own name',
    'an upload that a seventy-year-old manages',
    'everything filed where the suite expects it',
  ],
  oneMore: 'each further field of law or tax has its own papers and its own words',
  leftOut: [
    { what: 'advice of any kind', why: 'it belongs to those with the licence' },
    { what: 'billing', why: 'the suite does it, and partners fear for their numbers' },
    { what: 'a client app', why: 'clients come twice a year and forget the password' },
  ],
  holds: 'clients have learnt to send their papers this way',
  leaves: 'two offices merge, and the larger one’s tools survive',
  firstSign: 'reminders written by hand again',
  save: 'an hour with the assistant, not with the partner',
  season: 'The quiet weeks after a tax date are for buying; the four before it are closed.',
  decides:
    'One partner wants it, the others must not object; six to ten weeks pass, two of them over confidentiality.',
  layers: [
    {
      part: 'documents',
      job: 'take in, name, sort, hand over',
      choice: 'stored in the client’s country, encrypted for each office apart',
    },
    {
      part: 'the suite',
      job: 'write back where files belong',
      choice: 'one connector at a time, starting with the suite of the first five customers',
    },
  ],
  secret: 'that somebody is a client at all',
  whyNow: [
    'Offices cannot find assistants, and the work of chasing has moved up to people whose hour is dear.',
    'Reading and naming a scanned paper by program has become reliable enough to be checked rather than done.',
  ],
  proof:
    'Three offices give us twenty clients each before a deadline. It passes if half of the files are complete a week earlier than last year.',
  sceptic:
    'Professionals sell hours; saving them is a favour to the client. They distrust anything that touches a file, change tools once in ten years, and their suite can copy this in a release.',
  mustKnow: 'somebody who has sat in such an office before a deadline',
  peril: {
    name: 'A file reaches the wrong client',
    firstSign: 'one wrong name in a reminder',
    answer: 'a person releases every first message',
  },
  ways: [
    {
      name: 'The chapter’s evenings and its newsletter',
      reached: 'members who hear of it',
      act: [0.012, 0.025, 0.045],
      wins: 0.35,
      cost: 0.4,
    },
    {
      name: 'Letters to offices of the right size',
      reached: 'offices written to',
      act: [0.006, 0.013, 0.025],
      wins: 0.3,
      cost: 0.35,
    },
    {
      name: 'Partner tells partner',
      reached: 'offices named by customers',
      act: [0.12, 0.2, 0.3],
      wins: 0.35,
      cost: 0.25,
    },
  ],
  pool: 'offices of lawyers and accountants',
  perThousand: [0.5, 0.9, 1.4],
  counts: [{ cue: /law|legal|attorney|solicitor/i, of: 'law offices', pool: 'law offices' }],
  fits: [0.25, 0.4, 0.55],
  willing: [0.08, 0.16, 0.28],
  price: [49, 129, 299],
  churn: [0.012, 0.02, 0.035],
  told: 0.4,
  winMonths: [4, 6, 9],
  support: [0.05, 0.09, 0.14],
}
