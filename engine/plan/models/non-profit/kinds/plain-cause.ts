// A cause we have no row for.
import type { CauseKind } from '../kind.ts'

export const PLAIN_CAUSE: CauseKind = {
  cues: /(?!)/,
  noun: 'charity',
  served: { one: 'person helped', many: 'people helped' },
  money: {
    unitCost: [50, 120, 280],
    isYearly: true,
    monthlyGift: [8, 15, 27],
    singleGift: [25, 50, 110],
    joining: [8, 12, 15],
    grants: [1, 2, 3],
    grant: [700, 1_700, 4_000],
    trading: {
      label: 'Paid services',
      one: 'service',
      many: 'services',
      price: [25, 50, 110],
      aMonth: [5, 14, 24],
      cost: 0.4,
    },
    equipment: [1_000, 3_500, 10_000],
    help: { role: 'Programme coordinator', like: 'operations', dollars: 42_000 },
    cares: [0.04, 0.09, 0.16],
  },
  scene:
    'Those who need it do not pay, those who pay do not need it, and between the two stands whoever does the work. Offices are responsible for categories; the trouble here falls between them. {Where} everybody agrees that somebody should.',
  groups: [
    {
      who: 'those it is for',
      why: 'They have been promised things before. What they believe is somebody who comes a third time, at the hour that was said.',
    },
    {
      who: 'those who might give',
      why: 'They see many appeals and remember the one that told them what their last gift did. They stay where they are told the truth.',
    },
  ],
  nothing: 'It goes on as it is; the cost is spread so thin that nobody sends a bill.',
  asked:
    'when it last happened to them, who helped in the end, and what it cost them in hours, money or chances',
  askedGo: 'ten of twenty describe the same gap in their own words',
  craft:
    'One thing, done completely for a few, and counted. Help that cannot be counted cannot be improved, and will not be paid for twice.',
  whyNow: [
    'Giving by the month is arranged in a minute on a telephone, so a small circle can carry a small cause.',
    'Public bodies have begun to buy results from small organisations that can show them.',
  ],
  against: 'Donors are asked more often than ever. Costs of people rise each year, and gifts do not.',
  first: [
    'one form of help, in one place',
    'a count before and after',
    'a list of who else can help',
    'a page with costs, all in',
    'a named person who answers',
  ],
  oneMore: 'each further form of help needs its own people, papers and count',
  phases: {
    proof: 'three months, one place, twenty people, everything counted',
    proved: 'two in three are better off by their own account',
    open: 'a steady rhythm, monthly donors, a first foundation',
    settled: 'something of its own to sell; a public body that pays by result',
  },
  leftOut: [
    { what: 'a second place', why: 'the first has to run a month without its founder' },
    { what: 'a gala', why: 'half of what it raises pays for the evening' },
    { what: 'awareness campaigns', why: 'they cannot be counted, and others do them louder' },
  ],
  rivals: [
    {
      name: 'Do nothing',
      why: 'nobody complains',
      fails: 'somebody pays later',
      answer: 'show one case with its cost',
    },
    {
      name: 'The public office',
      why: 'responsible',
      fails: 'by category, by queue',
      answer: 'work with one clerk',
    },
    { name: 'The large charity', why: 'known, trusted', fails: 'far away', answer: 'do what it refers' },
    { name: 'Family and neighbours', why: 'there, free', fails: 'wear out', answer: 'relieve them first' },
  ],
  danger: 'a large charity that takes up the same cause with a campaign',
  hardToCopy:
    'Trust of those it is for, and a count that goes back to the first day. Leaflets can be copied.',
  misleads:
    'People reached misleads. People for whom something changed, and the full cost of one such change, are the figures.',
  giftLead:
    'A gift is named by what it does, all costs in. Whoever gives monthly hears once a quarter what happened, the failures too.',
  giftTest:
    'Half of the next letters ask for a sum, half for a named piece of help. The wording that brings more second gifts stays.',
  ways: [
    {
      name: 'People asked in person by somebody they know',
      reached: 'people asked',
      converts: [0.06, 0.13, 0.22],
      share: 0.5,
      cost: 0.15,
    },
    {
      name: 'Evenings at clubs, schools and congregations',
      reached: 'people at such an evening',
      converts: [0.02, 0.05, 0.09],
      share: 0.3,
      cost: 0.35,
    },
    {
      name: 'A page with one story and one figure',
      reached: 'visitors of the page',
      converts: [0.005, 0.012, 0.025],
      share: 0.2,
      cost: 0.5,
    },
  ],
  wayNote:
    'The first fifty donors are asked by voice. Letters to strangers cost more than the first gift brings, so they wait until the second gift is known.',
  wayGo:
    'One in eight who are asked in person gives monthly. One in thirty: the cause is liked and not understood, and the page is rewritten.',
  layers: [
    { part: 'count', job: 'who, what, before and after', choice: 'one sheet with numbers in place of names' },
    { part: 'rota', job: 'volunteers, hours, stand-ins', choice: 'a free volunteer calendar' },
  ],
  keeps: 'Those it is for are numbers in every table and names in one locked list.',
  toolTest:
    'An outsider takes the sheet and finds the count of the last month, within a tenth, in half an hour.',
  week: 'Three days of help, one of asking and thanking, one of counting and papers. Nothing is promised on the day of asking that the rota does not hold.',
  bottleneck: 'Reliable hours bind: volunteers are many in spring and few in November.',
  gap: {
    gap: 'Somebody on the board who reads accounts',
    why: 'small charities fail by surprise',
    closedBy: 'a treasurer with experience before the first public gift',
  },
  decision: 'The count begins on the first day, even if it is unflattering.',
  risks: [
    {
      name: 'Volunteers stay away',
      likelihood: 'medium',
      sign: 'two gaps in a week',
      answer: 'a paid core, fewer promises',
    },
    {
      name: 'Trust is lost over one mistake',
      likelihood: 'low',
      sign: 'a question left unanswered',
      answer: 'tell it first, with the remedy',
    },
  ],
  sceptic: [
    'Good will is not a plan. There is a charity for this already, somewhere, and its books are better.',
    'Whoever pays does not receive, so nobody notices when it stops working. The founder will be the last to know.',
  ],
  wrongIf: 'two in three are better off by their own account, and if half of the donors give a second time',
  kill: [
    { when: 'the end of month four', stopIf: 'fewer than half are better off, by the count' },
    { when: 'the end of month ten', stopIf: 'fewer than a third of first gifts were followed by a second' },
  ],
  steps: [
    { day: 10, action: 'Ask twenty of those it is for', number: 'the same gap', go: 'ten' },
    {
      day: 25,
      action: 'Name the one form of help and its full cost',
      number: 'cost of one',
      go: 'it fits on a line',
    },
    { day: 40, action: 'Help the first ten and count', number: 'better off', go: 'six' },
    { day: 60, action: 'Ask fifty people in person for a monthly gift', number: 'donors', go: 'seven' },
    {
      day: 85,
      action: 'Send three applications to foundations that fund exactly this',
      number: 'talks',
      go: 'one',
    },
  ],
  finding: {
    headline: 'Two customers, one of whom pays.',
    text: 'Those it is for judge the help, those who give judge the account of it; both have to come back.',
  },
}
