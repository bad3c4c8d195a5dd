// On paper, paid for before it is sold.
import type { ContentKind } from '../kind.ts'

export const MAGAZINE: ContentKind = {
  cues: /magazines?|\bprint(ed)?\b|quarterly|zine|publishing house|publisher|periodical/i,
  noun: 'magazine',
  issue: { one: 'issue', many: 'issues' },
  issuesAMonth: 0.33,
  audience: { one: 'follower', many: 'followers' },
  money: {
    copies: {
      label: 'Copies',
      one: 'copy',
      many: 'copies',
      price: [8, 13, 20],
      cost: [0.3, 0.4, 0.5],
      converts: [0.025, 0.045, 0.08],
      stockMonths: 1,
      isLaunched: false,
    },
    sponsors: {
      label: 'Advertising pages',
      thousand: [90, 170, 320],
      counted: 'readers of an issue',
      sees: 0.5,
      kept: [0.75, 0.85, 1],
      sold: [4, 8, 14],
    },
    running: 3_500,
    growth: [240, 330, 420],
    making: [500, 1_000, 2_200],
    equipment: [1_000, 3_000, 7_000],
    help: { role: 'Design and subscriptions', like: 'designer', dollars: 52_000 },
  },
  scene:
    'A subject that is loved is badly served by a feed: pictures the size of a stamp, texts cut for the thumb, nothing that lies on a table a month later. The old titles left the shelf when advertising did. What remains is a pile of links, and nobody collects links.',
  groups: [
    {
      who: 'those who keep every issue',
      why: 'They order the first one for its cover and the second for the shelf. A missing number annoys them, so a subscription sells itself at issue three.',
    },
    {
      who: 'those who buy one for somebody else',
      why: 'They stand in a shop with a birthday in mind. The cover and the paper sell to them; what is inside is read by another person.',
    },
  ],
  nothing: 'They scroll through the same subject for nothing and keep none of it.',
  asked: 'which printed thing they last bought for themselves, what it cost, where it lies now',
  askedGo: 'seven of twenty paid for print on any subject within the year and still have it in the room',
  craft:
    'A page has to justify its paper: a picture that needs the size, a text that is still true in five years, a cover that is recognised from the door. Whatever could have been a post is left out.',
  whyNow: [
    'Short runs have become affordable: a printer who would not answer for a few hundred copies now quotes by the evening.',
    'Shops for objects, clothes and coffee take good magazines on sale or return, which the news trade no longer does well.',
  ],
  against:
    'Paper, postage and returns rise faster than a cover price. Postage abroad can cost as much as the copy.',
  first: [
    'one issue with a theme that holds it together',
    'a cover that is tested on a shelf, not on a screen',
    'orders ahead from the first announcement on',
    'ten shops on sale or return',
    'a small number of full-page advertisements, chosen as carefully as the articles',
  ],
  oneMore: 'each further sixteen pages go to the printer, the translator and the postman at once',
  phases: {
    proof: 'the cover and two spreads shown, orders ahead taken; printing only above the line',
    proved: 'orders ahead pay the printer’s bill',
    open: 'first issue printed, posted, and placed in shops; reorders counted by shop',
    settled:
      'subscriptions over four issues, advertising pages sold by the year, an archive for those who came late',
  },
  leftOut: [
    { what: 'the news trade’s distributors', why: 'they take half, pay late and pulp what is left' },
    { what: 'a paywalled website', why: 'it would be a worse version of what is free elsewhere' },
    { what: 'a monthly rhythm', why: 'at that pace texts are filled in rather than chosen' },
  ],
  rivals: [
    {
      name: 'Do nothing: the feed',
      why: 'free and endless',
      fails: 'nothing of it is kept',
      answer: 'make what is put on a table',
    },
    {
      name: 'The large glossy',
      why: 'in every station, cheap for its weight',
      fails: 'written around advertisers',
      answer: 'fewer pages, all of them wanted',
    },
    {
      name: 'A book',
      why: 'goes deeper, stays longer',
      fails: 'comes once, and no letter arrives in it',
      answer: 'come back four times a year',
    },
    {
      name: 'The club’s bulletin',
      why: 'comes with membership',
      fails: 'minutes and anniversaries',
      answer: 'print what members argue about',
    },
  ],
  danger: 'the brand that starts a lavish free title on the same subject as advertising',
  hardToCopy:
    'A row of spines on a shelf, contributors who give their best pages, shops that reorder. Layout and paper are the printer’s catalogue.',
  misleads:
    'The print run misleads: what lies in a cellar was paid for too. Copies sold in the first six weeks, by shop, decide the next run.',
  priceLead:
    'Readers compare with a paperback and a round of drinks; below that the paper looks cheap, far above it the copy becomes a gift and is bought once.',
  priceTest:
    'Twenty shops get two cover prices, a fifth apart, sorted by town. If the dearer half sells at least nine copies for each ten of the cheaper, the higher price is printed on issue two.',
  ways: [
    {
      name: 'Orders ahead from people who follow the making',
      reached: 'followers of the making',
      converts: [0.02, 0.045, 0.08],
      share: 0.45,
      cost: 0.25,
    },
    {
      name: 'Shops that fit the subject',
      reached: 'people who pick it up in a shop',
      converts: [0.05, 0.1, 0.18],
      share: 0.35,
      cost: 0.45,
    },
    {
      name: 'Contributors’ and subjects’ own circles',
      reached: 'people in their circles',
      converts: [0.005, 0.012, 0.03],
      share: 0.2,
      cost: 0.3,
    },
  ],
  wayNote:
    'Shops are chosen by what else they sell. The founder visits the first ten in person, leaves five copies and comes back after six weeks to count, because a parcel with an invoice is never unpacked.',
  wayGo:
    'Six of ten shops reorder without a reminder. Under three: the cover or the shops are wrong, and no second run is printed.',
  layers: [
    {
      part: 'shop and orders ahead',
      job: 'single issues, subscriptions, addresses',
      choice: 'a hosted shop with labels for the post',
    },
    {
      part: 'layout and archive',
      job: 'pages, pictures with their rights, print files',
      choice: 'usual layout software; a folder for each issue with every licence in it',
    },
    {
      part: 'stock list',
      job: 'copies by place, sale or return, returns',
      choice: 'one sheet, counted on the first of each month',
    },
  ],
  keeps:
    'Picture rights are the one thing that can cost more than printing. Each has a signed sheet with use, time and price before it is laid out.',
  toolTest:
    'A test order from three countries: paid, packed, labelled and delivered undamaged, with the true postage written down.',
  week: 'Ten weeks make an issue: two of commissioning, four of writing and pictures, two of layout, one at the printer, one of packing. The subscriber’s copy leaves before the shop’s.',
  bottleneck:
    'Cash binds before ideas do: the printer is paid when the file is sent, shops pay after they have sold.',
  gap: {
    gap: 'Somebody who sells pages',
    why: 'editors who ask for advertising write kinder about those who pay',
    closedBy: 'a seller on commission who never sits in the editorial meeting',
  },
  decision: 'The run is set by orders ahead times two and not by the printer’s cheaper price for more.',
  risks: [
    {
      name: 'Printer or post fails an issue',
      likelihood: 'medium',
      sign: 'a proof that comes late',
      answer: 'a second printer’s quote in the drawer; two weeks of slack',
    },
    {
      name: 'A picture without rights',
      likelihood: 'low',
      sign: 'a sheet missing at layout',
      answer: 'the page is pulled',
    },
  ],
  sceptic: [
    'Print is where subjects go to be admired and not bought. Friends order issue one, half of them issue two, and issue four pays for the boxes in the hall.',
    'Advertising pages are promised by people who like the idea and cancelled by people with budgets. Each copy loses a good third of its price to paper and post before a word has been paid for.',
  ],
  wrongIf:
    'shops reorder unasked, if half of the first buyers take the second issue, and if one advertiser signs for a year',
  kill: [
    {
      when: 'before the printer is booked',
      stopIf: 'orders ahead cover less than half of the printing bill',
    },
    {
      when: 'six weeks after issue two',
      stopIf: 'it has sold fewer copies than issue one did in the same time',
    },
  ],
  steps: [
    {
      day: 10,
      action: 'Print a dummy of cover and eight pages',
      number: 'people who pick it up',
      go: 'ten of thirty passers-by',
    },
    {
      day: 25,
      action: 'Two printers quote three run lengths',
      number: 'cost of a copy',
      go: 'within a tenth of the plan',
    },
    { day: 45, action: 'Take orders ahead', number: 'paid orders', go: 'half of the printing bill' },
    { day: 60, action: 'Visit ten shops with the dummy', number: 'shops that take five', go: 'six' },
    { day: 80, action: 'Sell four advertising pages for the year', number: 'signed', go: 'two' },
  ],
  finding: {
    headline: 'Cash goes out before a copy is sold.',
    text: 'The printer is paid first and the shops pay last, so orders ahead set the size of the run.',
  },
}
