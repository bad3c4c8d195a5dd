import type { SoftwareKind } from '../../software/kind.ts'

export const MARKETING_TOOL: SoftwareKind = {
  cues: /\b(marketers?|marketing|agenc(y|ies)|campaigns?|brands?|social media|creators?|influencers?|newsletters?|seo|ads?|advertis\w+|crm|sales teams?|leads?|salespeople|shopify|online (shops?|stores?|sellers?)|e-?commerce|merchants?)\b/i,
  noun: 'marketing tool',
  one: 'marketing team',
  many: 'marketing teams',
  scene:
    'On the last working day of the month somebody copies figures from five windows into slides, and is asked in the meeting why they differ from last month’s.',
  today: 'Seven tools are paid for, four are used, and one spreadsheet tells the truth.',
  missing:
    'Figures are plentiful. What is missing is one that the managing director believes and that changes Monday’s work.',
  groups: [
    {
      who: 'the marketing head without a staff',
      why: 'She answers for the budget and does the work too. What she buys is an answer in the meeting.',
    },
    { who: 'agencies with a dozen clients', why: 'Each report is unpaid work, every month, twelve times.' },
  ],
  nothing: 'a day a month for a report that nobody acts on',
  asked: 'which figure was last questioned in a meeting, how long the answer took, and what was decided then',
  rivals: [
    {
      name: 'Do nothing: the slides',
      why: 'everybody is used to them',
      fails: 'when somebody asks why',
      answer: 'answer why',
    },
    {
      name: 'The platforms’ own reports',
      why: 'free',
      fails: 'each praises itself',
      answer: 'put them side by side',
    },
    {
      name: 'The all-in-one suite',
      why: 'one contract',
      fails: 'half of it unused',
      answer: 'work beside it, for a tenth',
    },
    {
      name: 'A freelancer with a spreadsheet',
      why: 'bends to every wish',
      fails: 'is on holiday',
      answer: 'give the freelancer the tool',
    },
  ],
  danger: 'the suite that adds it to the middle plan',
  core: 'one figure that survives the meeting',
  features: [
    'five sources joined, with the gaps shown',
    'one page that prints',
    'a note on what changed, and why we think so',
    'a view for the client, without the cost',
  ],
  oneMore: 'each further source changes its rules twice a year',
  leftOut: [
    { what: 'making of content', why: 'a hundred tools do that by machine' },
    { what: 'buying of advertisements', why: 'whoever touches the money is blamed for the result' },
    { what: 'tracking of persons', why: 'it is what the law is closing' },
  ],
  holds: 'the monthly meeting runs from its page',
  leaves: 'the budget is cut, the head changes, or the campaign is over: tools go before people',
  firstSign: 'a month in which the page was not opened before the meeting',
  save: 'we prepare the next meeting with them, once',
  season: 'When next quarter’s budget is divided; the fortnight before a campaign is closed.',
  decides: 'One person with a card decides within two weeks, and cancels as fast.',
  layers: [
    {
      part: 'sources',
      job: 'read figures from five platforms, nightly',
      choice: 'a rented connector for each; a missing night is shown and never filled in',
    },
    {
      part: 'the page',
      job: 'one figure, its reason, its doubt',
      choice: 'plain statistics with the working one click away',
    },
  ],
  secret: 'clients’ budgets and lists',
  whyNow: [
    'Tracking of single persons is ending, so the old reports disagree more each quarter.',
    'Budgets are questioned monthly, and whoever can answer keeps hers.',
  ],
  proof:
    'Six teams bring it to two monthly meetings. It passes if in eight of twelve the page was shown and the old slides were not.',
  sceptic:
    'Marketing people buy tools quickly and drop them quickly. The field is the most crowded in software, the suite copies what works, and the platforms change the data under one’s feet.',
  mustKnow: 'somebody who has defended a marketing budget',
  peril: {
    name: 'A platform closes its data',
    firstSign: 'a notice to developers',
    answer: 'no source may carry more than a third of the value',
  },
  ways: [
    {
      name: 'Public teardowns of real reports',
      reached: 'readers',
      act: [0.004, 0.009, 0.015],
      wins: 0.4,
      cost: 0.35,
    },
    {
      name: 'Agencies that bring their clients',
      reached: 'agencies asked',
      act: [0.03, 0.06, 0.1],
      wins: 0.3,
      cost: 0.3,
    },
    {
      name: 'Search advertisements',
      reached: 'people who click',
      act: [0.005, 0.01, 0.018],
      wins: 0.3,
      cost: 0.35,
    },
  ],
  isBorderless: true,
  pool: 'firms and agencies with marketing staff',
  perThousand: [1.5, 3, 5],
  fits: [0.12, 0.2, 0.3],
  willing: [0.06, 0.12, 0.2],
  price: [39, 89, 249],
  churn: [0.03, 0.045, 0.06],
  churnAs: 'software by price, dear to cheap',
  told: 0.45,
  winMonths: [3, 4.5, 7],
  support: [0.04, 0.07, 0.11],
}
