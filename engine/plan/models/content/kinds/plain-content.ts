// Anything else that is made to be read, seen or heard: films, labels, archives.
import type { ContentKind } from '../kind.ts'

export const PLAIN_CONTENT: ContentKind = {
  cues: /(?!)/,
  noun: 'publication',
  issue: { one: 'piece', many: 'pieces' },
  issuesAMonth: 3,
  audience: { one: 'follower', many: 'followers' },
  money: {
    members: {
      label: 'Paying followers',
      one: 'paying follower',
      many: 'paying followers',
      price: [5, 8, 14],
      converts: [0.015, 0.035, 0.06],
      churn: [0.03, 0.045, 0.064],
      wonAs: 'paying reader or listener',
      serving: 0.06,
    },
    sponsors: {
      label: 'Sponsors and licences',
      thousand: [18, 35, 65],
      counted: 'views',
      sees: 0.6,
      kept: [0.75, 0.85, 1],
      sold: [0.6, 1, 1.6],
    },
    running: 2_500,
    growth: [330, 540, 720],
    making: [150, 400, 1_000],
    equipment: [800, 2_500, 7_000],
    help: { role: 'Producer, freelance hours', like: 'designer', dollars: 52_000 },
  },
  scene:
    'There is more to read, hear and see than anybody can use, and little of it was made with these people in mind. They find it by luck, late at night, and have nobody to tell. The makers who could serve them are paid by reach and therefore serve everybody.',
  groups: [
    {
      who: 'those who look for it by name',
      why: 'They already spend evenings on the subject and know who is serious. They pay for depth and for being asked.',
    },
    {
      who: 'those who come across it',
      why: 'They stay if the first piece they meet stands by itself. Few will pay; what they bring is the next stranger.',
    },
  ],
  nothing: 'They make do with whatever the feed shows; it is free, and good enough on most days.',
  asked:
    'what they last read, heard or watched on it, how they found it, and what they paid for in the past year',
  askedGo: 'seven of twenty paid somebody in the last twelve months for something of this sort',
  craft:
    'A piece has one reader in mind and one thing that cannot be had elsewhere: access, work, or an eye. It is finished, dated, and can be found in a year.',
  whyNow: [
    'Hosted tools take payments, send and archive for a few coins a month, so that a maker can be paid by a few hundred people.',
    'Feeds show less of what people chose to follow; those who care have begun to look for a direct line.',
  ],
  against:
    'Attention is sold to the loudest, and machines now make endless pieces of middling quality. What is merely good drowns.',
  first: [
    'one piece at a fixed time, complete in itself',
    'a place of its own where all of them can be found',
    'a paid part that is closer, not longer',
    'an address list that belongs to the maker',
    'one clearly marked partner',
  ],
  oneMore: 'each further format takes its own craft, and the audience follows the first',
  phases: {
    proof: 'six pieces shown to people asked by name; who comes back unasked is counted',
    proved: 'a third of them came back for the fourth piece without a reminder',
    open: 'the paid part, offered first to those who came back',
    settled: 'a helper for production, a yearly partner, rights sold a second time',
  },
  leftOut: [
    { what: 'every platform at once', why: 'each wants another cut, and none can be learned in passing' },
    { what: 'paid reach before anybody returns', why: 'it buys strangers once' },
    {
      what: 'a large launch',
      why: 'the tenth piece will be better than the first, and can be launched then',
    },
  ],
  rivals: [
    {
      name: 'Do nothing: the feed',
      why: 'free, always on',
      fails: 'nothing is remembered',
      answer: 'be looked for by name',
    },
    {
      name: 'The established title',
      why: 'known, complete',
      fails: 'serves everybody',
      answer: 'one reader in mind',
    },
    {
      name: 'Somebody who does it for love',
      why: 'warm and without a bill',
      fails: 'stops when life gets in the way',
      answer: 'be there on the day',
    },
    {
      name: 'A machine’s summary',
      why: 'instant',
      fails: 'knows what was written, not what happened',
      answer: 'go there and look',
    },
  ],
  danger: 'the established title that hires the same sort of maker',
  hardToCopy: 'A body of dated work, access, and people who write back. The format is free for all.',
  misleads: 'Reach misleads, because it can be bought. Who came for each of the last four pieces cannot.',
  priceLead:
    'People weigh it against small pleasures and not against its cost. Close contact is worth more to them than additional length.',
  priceTest:
    'Half of those who return are shown the planned price, half a price a fifth higher, by turns. Fewer than a fifth lost: take the higher.',
  ways: [
    {
      name: 'Named by makers with the same public',
      reached: 'people of other makers',
      converts: [0.0005, 0.0011, 0.003],
      share: 0.4,
      cost: 0.35,
    },
    {
      name: 'Passed on by those who follow',
      reached: 'pieces passed on',
      converts: [0.003, 0.008, 0.02],
      share: 0.35,
      cost: 0.2,
    },
    {
      name: 'Found where the subject is discussed',
      reached: 'people who saw a piece there',
      converts: [0.0003, 0.0007, 0.002],
      share: 0.25,
      cost: 0.45,
    },
  ],
  wayNote:
    'One piece in four is made to be passed on and is free in full. It ends with a reason to come back on a named day.',
  wayGo:
    'Every fourth newcomer should have been sent by a follower by month six. Fewer, and the pieces are liked but not told.',
  layers: [
    { part: 'home and archive', job: 'all pieces, findable, dated', choice: 'a hosted site with export' },
    { part: 'list and payment', job: 'addresses, fees, invoices', choice: 'one hosted membership tool' },
    {
      part: 'raw material',
      job: 'sources, rights, originals',
      choice: 'two copies in two places, with every licence beside its file',
    },
  ],
  keeps: 'Rights come first: whoever appears or contributes has signed for each use before release.',
  toolTest: 'Ten strangers find an old piece, follow, pay and leave again without help.',
  week: 'Two days gather, two days make, one day sends, answers and sells. The next two pieces are always begun, because one of them will fall through.',
  bottleneck: 'The maker’s good hours bind; there are about twenty of them a week.',
  gap: {
    gap: 'An editor who may say no',
    why: 'makers fall in love with the wrong half',
    closedBy: 'one outside reader for each piece, paid by the hour',
  },
  decision: 'The day of release holds for a year, even if a piece has to be short.',
  risks: [
    {
      name: 'Access is lost',
      likelihood: 'medium',
      sign: 'calls are not returned',
      answer: 'three more sources for each one used',
    },
    {
      name: 'Rights are disputed',
      likelihood: 'low',
      sign: 'a missing signature',
      answer: 'not released until it is there',
    },
  ],
  sceptic: [
    'Those who care about a subject are few, scattered and used to getting it for nothing. The maker is the whole firm and has no stand-in.',
    'A year of work buys a few hundred followers who may leave in a minute. Nothing here can be pledged to a bank.',
  ],
  wrongIf: 'people come back unasked, pay before they are pressed, and bring somebody along',
  kill: [
    { when: 'piece ten', stopIf: 'fewer than a quarter of the first followers have returned four times' },
    { when: 'the end of month nine', stopIf: 'income is below half of the plan and flat' },
  ],
  steps: [
    {
      day: 10,
      action: 'Show one finished piece to fifteen of them',
      number: 'people who ask for another',
      go: 'six',
    },
    { day: 30, action: 'Release four on the same weekday', number: 'who return', go: 'one in three' },
    { day: 50, action: 'Ask three makers to name it once', number: 'newcomers', go: 'forty each' },
    { day: 65, action: 'Offer the paid part to those who return', number: 'paid', go: 'one in ten' },
    { day: 85, action: 'Talk to five possible partners', number: 'signed', go: 'one' },
  ],
  finding: {
    headline: 'Those who return decide.',
    text: 'Reach comes and goes; the few who come for every piece pay for it and bring the next.',
  },
}
