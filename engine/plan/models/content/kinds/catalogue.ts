// Files for people who need one by four in the afternoon.
import type { ContentKind } from '../kind.ts'

export const CATALOGUE: ContentKind = {
  cues: /stock (photos?|footage|music|images|media)|templates?|e-?books?|presets?|fonts?|comics?|novels?|audio ?books?|sample packs?|printables?|patterns?/i,
  noun: 'catalogue',
  issue: { one: 'title', many: 'titles' },
  issuesAMonth: 3,
  subject: 'this sort of file',
  anywhere: [100_000, 500_000, 3_000_000],
  audience: { one: 'visitor', many: 'visitors' },
  money: {
    copies: {
      label: 'Licences and files',
      one: 'file',
      many: 'files',
      price: [9, 24, 49],
      cost: [0.08, 0.14, 0.3],
      converts: [0.008, 0.018, 0.03],
      stockMonths: 0,
      isLaunched: false,
    },
    running: 4_500,
    growth: [800, 1_000, 1_000],
    making: [120, 300, 800],
    equipment: [800, 2_000, 5_000],
    help: { role: 'Maker, freelance hours', like: 'designer', dollars: 50_000 },
  },
  scene:
    'Somebody needs one good file by four in the afternoon. The giant libraries show nine thousand of them, all alike, and the licence is nine pages long. Making it oneself takes a day; taking it from a search result can bring a lawyer’s letter.',
  groups: [
    {
      who: 'those who make things for clients',
      why: 'They bill by the hour, so a file that saves two of them is cheap at any price on the list. They need the licence in one sentence that a client can read.',
    },
    {
      who: 'those who make one thing for themselves',
      why: 'They compare longer, buy once, and leave the review that the first group reads.',
    },
  ],
  nothing: 'They use what came with the program, and it looks like what came with the program.',
  asked:
    'what they last downloaded for work, how long the search took, whether they could say what the licence allows',
  askedGo: 'seven of twenty searched for half an hour or more and settled for second best',
  craft:
    'A file sells when it fits without repair: layers named, sizes right, colours changeable, licence plain. The twentieth in one style sells better than the first in the twentieth style, because buyers come back for the set.',
  whyNow: [
    'Pictures and texts made by machines have flooded the large libraries, and buyers with clients pay for a named author and clear rights.',
    'Payment, download and tax for small files are handled by hosted shops for a small share.',
  ],
  against:
    'The same machines make a passable version in a minute and for nothing. Whatever is only passable has no price any more.',
  first: [
    'one style in thirty files that belong together',
    'a licence in one sentence, with the long text behind it',
    'a free sample that is complete, not crippled',
    'a page for each use, in the words people search with',
    'a refund without a question in the first fortnight',
  ],
  oneMore: 'a second style halves the attention for the first and makes the set harder to find',
  phases: {
    proof: 'thirty files in one style, ten of them free, to see what is downloaded and used',
    proved: 'one visitor in fifty takes the free sample and one in ten of those comes back',
    open: 'sets and single files for sale; a new set each month in the same style',
    settled: 'licences for teams, two invited makers who work to the same rules',
  },
  leftOut: [
    {
      what: 'selling through every large library',
      why: 'they keep most of the price and undercut our own page',
    },
    { what: 'files made to order', why: 'it is agency work with a shop’s prices' },
    {
      what: 'an all-you-can-load subscription',
      why: 'it attracts those who load everything in a week and leave',
    },
  ],
  rivals: [
    {
      name: 'Do nothing: what came with the program',
      why: 'there already',
      fails: 'looks like everybody’s',
      answer: 'one set that changes the whole look',
    },
    {
      name: 'The giant library',
      why: 'everything, one subscription',
      fails: 'an hour of scrolling',
      answer: 'thirty that fit together',
    },
    {
      name: 'A machine that makes it',
      why: 'a minute, no bill',
      fails: 'almost right, rights unclear',
      answer: 'exact, editable, signed',
    },
    {
      name: 'A freelance',
      why: 'made for this job',
      fails: 'next week, and dearer',
      answer: 'now, for the price of an hour',
    },
  ],
  danger: 'a free set of the same quality, given away by a maker of software to sell the software',
  hardToCopy:
    'A style that buyers recognise, and the pages that search finds after two years. Single files are copied by the evening.',
  misleads:
    'The number of files misleads. A small part of a catalogue makes most of the sales; what counts is how many buyers of one set come back for the next.',
  priceLead:
    'Professionals compare with an hour of their own, hobbyists with lunch. Two licences at two prices let both be right.',
  priceTest:
    'For four weeks the three best sets cost a third more on every second visit. If sales fall by less than a quarter, the price stays up.',
  ways: [
    {
      name: 'Pages for each use, found by search',
      reached: 'visitors from search',
      converts: [0.008, 0.017, 0.03],
      share: 0.5,
      cost: 0.3,
    },
    {
      name: 'Free samples where makers gather',
      reached: 'samples taken',
      converts: [0.03, 0.07, 0.12],
      share: 0.3,
      cost: 0.3,
    },
    {
      name: 'Mail to those who took or bought',
      reached: 'mails to known people',
      converts: [0.004, 0.009, 0.02],
      share: 0.2,
      cost: 0.4,
    },
  ],
  wayNote:
    'A free sample is a whole thing that can be used for a paying client. It carries the author’s name in its file, and that line brings the next visitor.',
  wayGo:
    'Search should bring a third of the visitors by month six. If it brings a tenth, the pages are named by the maker’s words and not by the buyer’s.',
  layers: [
    {
      part: 'shop',
      job: 'payment, tax by country, download, licence key',
      choice: 'a hosted seller of record for digital goods',
    },
    {
      part: 'master files',
      job: 'sources, versions, proofs of authorship',
      choice: 'a versioned store with dates, copied elsewhere',
    },
    {
      part: 'search pages',
      job: 'one page for each use with an example',
      choice: 'a static site, measured by what is typed to reach it',
    },
  ],
  keeps:
    'Proof of authorship is stored with each file: drafts, dates and releases from whoever can be recognised.',
  toolTest:
    'Five buyers from five countries pay, load, open the file in three programs and get an invoice with the right tax.',
  week: 'Three days make, one day prepares files and pages, one day answers, measures and mends. A set appears on the first Tuesday of a month, because regular buyers look then.',
  bottleneck:
    'Finishing binds: naming layers, exporting sizes and writing the page take longer than the drawing.',
  gap: {
    gap: 'Licence texts that hold',
    why: 'one unclear word, and a client’s lawyer forbids the whole shop',
    closedBy: 'two hours of a lawyer for one text in plain words',
  },
  decision: 'For a year nothing is made outside the one style, however often a friend asks.',
  risks: [
    {
      name: 'Files are copied and resold',
      likelihood: 'high',
      sign: 'our sample under another name',
      answer: 'a notice template, an hour a month, no more',
    },
    {
      name: 'Search sends fewer people',
      likelihood: 'medium',
      sign: 'the best page loses a third',
      answer: 'mail list, and samples where makers gather',
    },
  ],
  sceptic: [
    'The price of passable pictures, texts and sounds is on its way to nothing. A catalogue is a race between one pair of hands and a machine that does not sleep.',
    'Each buyer needs it once. Income rises only while new files are made, so it is piecework with a delay, and search can close the tap overnight.',
  ],
  wrongIf:
    'one buyer in four comes back within half a year, and if buyers name the style when they are asked why',
  kill: [
    {
      when: 'the end of month four',
      stopIf: 'fewer than one visitor in a hundred buys and fewer than one sample in thirty leads to a sale',
    },
    { when: 'the end of month twelve', stopIf: 'returning buyers are under a tenth' },
  ],
  steps: [
    {
      day: 10,
      action: 'List fifty searches that end in frustration',
      number: 'searches',
      go: 'ten with no good result',
    },
    {
      day: 30,
      action: 'Finish thirty files in one style',
      number: 'files that need no repair',
      go: 'thirty',
    },
    {
      day: 45,
      action: 'Give ten to professionals and look at what they made',
      number: 'used for a client',
      go: 'four',
    },
    { day: 60, action: 'Open the shop with one set', number: 'sales', go: 'ten to strangers' },
    {
      day: 85,
      action: 'Publish the second set to the mail list',
      number: 'buyers who come back',
      go: 'one in five',
    },
  ],
  finding: {
    headline: 'Sets, not single files.',
    text: 'Buyers who return for the next set carry the plan; a lone file pays for its own making at best.',
  },
}
