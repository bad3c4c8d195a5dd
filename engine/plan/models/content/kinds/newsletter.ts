// Sent to an address, opened or not.
import type { ContentKind } from '../kind.ts'

export const NEWSLETTER: ContentKind = {
  cues: /newsletters?|substack|\bblogs?\b|news ?(site|letter)|journalism|briefing|readers/i,
  noun: 'newsletter',
  issue: { one: 'issue', many: 'issues' },
  issuesAMonth: 4,
  audience: { one: 'reader', many: 'readers' },
  money: {
    members: {
      label: 'Paying readers',
      one: 'paying reader',
      many: 'paying readers',
      price: [5, 9, 16],
      converts: [0.02, 0.04, 0.07],
      churn: [0.025, 0.04, 0.064],
      wonAs: 'paying reader or listener',
      serving: 0.03,
    },
    sponsors: {
      label: 'Sponsors',
      thousand: [20, 38, 70],
      counted: 'opens',
      sees: 0.42,
      kept: [0.85, 0.95, 1],
      sold: [0.35, 0.6, 0.85],
    },
    running: 2_500,
    growth: [340, 560, 760],
    making: [100, 250, 600],
    equipment: [500, 1_500, 4_000],
    help: { role: 'Editor, freelance hours', like: 'marketer', dollars: 55_000 },
  },
  scene:
    'The facts lie in filings, trade papers, calls and rumours, and the person who has to act on them has twenty minutes on the train. General press comes late and explains too much; a colleague who knows is on leave. So people subscribe to nine lists, open two and feel behind.',
  groups: [
    {
      who: 'those whose week depends on it',
      why: 'They forward an issue to the boss with one line of their own on top. What they buy is to be the first in the room who knew, and an employer often pays.',
    },
    {
      who: 'those who would like to be in the trade',
      why: 'They read everything, answer every question and hardly ever pay. They are the reach that sponsors buy, so they are welcome and not to be mistaken for the market.',
    },
  ],
  nothing:
    'They skim headlines and ask in a chat group; that costs them an hour a week and, once or twice a year, a decision taken late.',
  asked:
    'which issues of any list they opened in the last seven days, which they forwarded, and who paid for them',
  askedGo: 'eight of twenty name one question that none of their lists answered last week',
  craft:
    'An issue is worth money when it saves a telephone call: one number nobody else has, one change that matters, one thing to do by Friday. Length is no merit; readers pay to stop reading elsewhere.',
  whyNow: [
    'Payment, list and archive come from one hosted tool, so a single writer can charge from the first month without a developer.',
    'Trade papers have cut desks; sources who used to call a correspondent now answer a specialist who writes to them by name.',
  ],
  against:
    'Inboxes are full, and mail programs sort lists into a tab that nobody opens. A list that is not answered, forwarded or searched for by name dies there unseen.',
  first: [
    'one free issue a week, on a fixed weekday and hour',
    'a paid part with the number, the source and the consequence',
    'an archive that can be searched by name and by date',
    'a reply address that the writer reads',
    'one sponsor’s place, marked as such',
  ],
  oneMore:
    'a second weekly issue doubles the reporting and raises opens by little: the reader’s twenty minutes stay twenty',
  phases: {
    proof: 'six free issues to people asked by name; every reply is answered and counted',
    proved: 'four in ten open six issues in a row, and ten have asked for more without being prompted',
    open: 'the paid part, sold first to those who replied; one sponsor’s place an issue',
    settled:
      'a second writer’s hours for the reporting, team licences for offices that already share one password',
  },
  leftOut: [
    {
      what: 'a podcast of the same',
      why: 'it takes a day a week from reporting, and the same people would hear what they have read',
    },
    {
      what: 'daily news',
      why: 'wire services do it with fifty people, and speed is not what this reader lacks',
    },
    {
      what: 'advertising by automatic exchange',
      why: 'it pays cents for each thousand and teaches sponsors that the place is cheap',
    },
  ],
  rivals: [
    {
      name: 'Do nothing: skim headlines, ask a colleague',
      why: 'free, and feels like work',
      fails: 'the colleague knows what the colleague saw',
      answer: 'be what the colleague forwards',
    },
    {
      name: 'The trade paper',
      why: 'known name, on the firm’s bill',
      fails: 'late, long, and careful with its advertisers',
      answer: 'one finding it did not print, every issue',
    },
    {
      name: 'A free list by a vendor',
      why: 'well made and costs nothing',
      fails: 'every road leads to the vendor',
      answer: 'say once a month what a vendor would not',
    },
    {
      name: 'An analyst’s service',
      why: 'data, and someone to call',
      fails: 'priced for departments',
      answer: 'the tenth of it that one person uses',
    },
  ],
  danger:
    'the correspondent who leaves the trade paper with an address book and starts a list of the same kind',
  hardToCopy:
    'Two years of dated issues, sources who answer at night, and a reply rate; the format itself can be copied in an afternoon.',
  misleads:
    'The size of the list misleads. Addresses that never open cost money to mail and hide the few hundred who matter; the figure to watch is how many opened all of the last four issues.',
  priceLead:
    'A reader compares the price with a sandwich, an employer with an hour of salary. The second comparison is the one to be in, so invoices with a company’s name are offered from the first day.',
  priceTest:
    'Half of the next hundred regular openers see the planned price, half a price a quarter higher, by the last letter of the address. If the dearer half brings at least four fifths as many, it becomes the price.',
  ways: [
    {
      name: 'Recommended by other lists',
      reached: 'readers of other lists',
      converts: [0.0006, 0.0012, 0.003],
      share: 0.4,
      cost: 0.3,
    },
    {
      name: 'Forwarded and asked for by name',
      reached: 'forwarded issues',
      converts: [0.004, 0.009, 0.02],
      share: 0.35,
      cost: 0.1,
    },
    {
      name: 'Findings posted where the trade reads',
      reached: 'people who saw a finding',
      converts: [0.0002, 0.0005, 0.001],
      share: 0.25,
      cost: 0.6,
    },
  ],
  wayNote:
    'One free finding a week goes out in full, with its chart, to the place where the trade argues. It is the advertisement; what it means for Monday stays inside.',
  wayGo:
    'Each issue should bring at least three new addresses from forwards. Under one for six weeks: the writing is the problem, and no money goes into promotion.',
  layers: [
    {
      part: 'list and paywall',
      job: 'addresses, paid tiers, archive',
      choice: 'a hosted newsletter tool that lets the list be taken away, cards included',
    },
    {
      part: 'source book',
      job: 'who said what, when, and whether it held',
      choice: 'dated notes in one folder, encrypted, with names replaced by numbers',
    },
    {
      part: 'figures',
      job: 'the tables behind a finding',
      choice: 'a sheet with its sources beside each cell; published with the issue',
    },
  ],
  keeps:
    'A source’s name is worth more than the list. Notes stay off shared tools, and payment data never leave the provider.',
  toolTest:
    'Ten strangers subscribe, pay, ask for an invoice with their firm’s name, unsubscribe and are refunded; nobody helps, ten succeed.',
  week: 'Monday is for calls, Tuesday for documents, Wednesday for writing; on Thursday somebody else reads it against its sources, and it leaves at the same hour as every week. Friday belongs to replies and to the sponsor of the week after next.',
  bottleneck: 'Reporting hours bind. A thin issue is noticed at once and forgiven twice.',
  gap: {
    gap: 'A second pair of eyes on facts',
    why: 'one wrong figure is forwarded as fast as a right one',
    closedBy: 'a freelance reader for two hours before each issue',
  },
  decision: 'No issue leaves without a second reader, even when that makes it a day late.',
  risks: [
    {
      name: 'Mail lands where nobody looks',
      likelihood: 'medium',
      sign: 'opens fall at one provider only',
      answer: 'clean the list each quarter; ask for a reply in the first mail',
    },
    {
      name: 'A source or a subject sues',
      likelihood: 'low',
      sign: 'a letter before publication',
      answer: 'two sources for each claim, a lawyer’s hour kept aside',
    },
  ],
  sceptic: [
    'This is one person’s attention, sold by the month. When that person is ill, in love or tired of the subject, there is no issue, and a subscription without issues is a refund. Nobody has ever bought such a list for what the writer thought it was worth.',
    'People cancel newsletters in January with a clean conscience, because nothing breaks when they do. The topic has to hurt every single week, for years, and most topics do not.',
  ],
  wrongIf:
    'readers whose employers pay make up at least a third of those who pay, and if an issue is missed loudly when it is skipped',
  kill: [
    { when: 'issue twelve', stopIf: 'fewer than three in ten open it after the list has been cleaned' },
    {
      when: 'the end of month nine',
      stopIf: 'paying readers are under half of the plan and forwards do not rise',
    },
  ],
  steps: [
    {
      day: 7,
      action: 'Write down thirty questions that readers could not answer last month',
      number: 'questions',
      go: 'ten come from readers, not from the desk',
    },
    {
      day: 21,
      action: 'Send three issues to sixty people asked by name',
      number: 'replies',
      go: 'fifteen answer with more than thanks',
    },
    { day: 45, action: 'Hold the hour for six weeks in a row', number: 'issues on time', go: 'six of six' },
    {
      day: 60,
      action: 'Offer the paid part to everybody who replied',
      number: 'paid',
      go: 'one in eight of them',
    },
    {
      day: 80,
      action: 'Sell one sponsor’s place to a firm that reads it',
      number: 'signed',
      go: 'one, at the planned price',
    },
  ],
  finding: {
    headline: 'Openers, not addresses.',
    text: 'What pays is the small group that opens every issue; the list around it is reach to be sold to sponsors, at another price.',
  },
}
