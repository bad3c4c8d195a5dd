import type { SoftwareKind } from '../../software/kind.ts'

export const KITCHEN_TOOL: SoftwareKind = {
  cues: /\b(restaurants?|kitchens?|chefs?|caf[eé]s?|bars?|hospitality|hotels?|guests?|menus?|prep|covers|bak(ery|eries)|catering|food waste|pubs?)\b/i,
  noun: 'kitchen tool',
  one: 'restaurant',
  many: 'restaurants',
  scene:
    'At two the chef guesses tonight’s covers from the weather and last Friday. At nine either the fish is gone and a table is told so, or four portions go into the staff meal at full cost.',
  today: 'The guess is made by one experienced head, and on that head’s day off by somebody else.',
  missing:
    'The till has known for years what sold on every rainy Thursday. Nobody in the kitchen has an hour to ask it.',
  groups: [
    {
      who: 'owners who are not in the kitchen',
      why: 'They see the food cost once a month, when it is too late, and cannot argue with the chef about it.',
    },
    {
      who: 'chefs with a second site',
      why: 'Their feeling works where they stand. In the other kitchen it has to be written down.',
    },
  ],
  nothing: 'a few points of food cost and a dish struck off on a Saturday',
  asked: 'what ran out last week and at what hour, what was thrown away, and who had decided the amount',
  rivals: [
    {
      name: 'Do nothing: the chef’s feeling',
      why: 'mostly right',
      fails: 'on a holiday, and on the day off',
      answer: 'ask the chef first, and keep score together',
    },
    {
      name: 'The report of the till',
      why: 'paid for already',
      fails: 'tells about yesterday, in the office',
      answer: 'one sheet on the pass before prep',
    },
    {
      name: 'A large back-office suite',
      why: 'does everything',
      fails: 'wants every recipe typed in',
      answer: 'start with the ten dishes that matter',
    },
    {
      name: 'A spreadsheet by the owner',
      why: 'free',
      fails: 'stops when the owner is ill',
      answer: 'do the same without the owner',
    },
  ],
  danger: 'the till’s maker, who has the same figures and a place on every counter',
  core: 'one sheet of amounts on the pass, before prep begins, that the chef does not correct',
  features: [
    'sales read from the till',
    'a prep sheet on paper, by station',
    'the chef’s own number beside ours',
    'a weekly line on what was thrown away',
  ],
  oneMore: 'each further dish needs its recipe, and recipes change on Tuesdays',
  leftOut: [
    { what: 'ordering from suppliers', why: 'each has its own way, and a wrong order is a ruined service' },
    { what: 'staff rotas', why: 'others do that, and cooks quarrel about it' },
    { what: 'menus and photographs', why: 'they please the owner and do nothing for the bin' },
  ],
  holds: 'the morning begins with its sheet',
  leaves: 'the chef who believed in it leaves, or the restaurant itself closes, as many do',
  firstSign: 'a sheet that is corrected by hand three days running',
  save: 'one morning in the kitchen, with the corrections as the lesson',
  season:
    'January, when rooms are empty, is for changes; nobody touches anything from Thursday to Sunday, nor in December.',
  decides: 'The owner pays, the chef vetoes, and both have ten minutes at four in the afternoon.',
  layers: [
    {
      part: 'the till',
      job: 'sales by dish and hour, every night',
      choice: 'an official interface of two tills; a nightly file for the rest',
    },
    {
      part: 'the guess',
      job: 'covers and portions for tomorrow, with how sure we are',
      choice: 'a plain statistical model beside the chef’s number, scored daily',
    },
  ],
  secret: 'takings by the day',
  whyNow: [
    'Food and wages have risen faster than menus can, so a point of waste is now a point of profit.',
    'Tills have moved to the web, and their figures can be read overnight with the owner’s consent.',
  ],
  proof:
    'Four kitchens, five weeks, two numbers on the wall: the chef’s and ours. It passes if ours is nearer on six days of ten and no chef has taken the sheet down.',
  sceptic:
    'Good chefs guess well and bad ones do not read sheets. Restaurants have thin margins, pay late, close often, and hear from a new software firm every Tuesday. The till could show the same number for nothing.',
  mustKnow: 'somebody who has run a pass on a Saturday',
  peril: {
    name: 'Restaurants close',
    firstSign: 'a card that fails twice',
    answer: 'count closures apart from leavings, and prefer groups with three sites',
  },
  own: {
    trusts: 'a chef they have worked with',
    fears: 'a service that goes wrong because of a screen',
    meets: ['the back door between three and five', 'the cash-and-carry on a Monday'],
    buys: 'in January',
    busy: 'Thursday to Sunday',
    paper: 'who sees the takings',
    keeps: 'takings by the day',
  },
  ways: [
    {
      name: 'Kitchens visited between three and five',
      reached: 'kitchens visited',
      act: [0.03, 0.07, 0.12],
      wins: 0.4,
      cost: 0.35,
    },
    {
      name: 'Dealers who install tills',
      reached: 'restaurants with that till',
      act: [0.01, 0.025, 0.05],
      wins: 0.3,
      cost: 0.4,
    },
    {
      name: 'Chefs who change kitchens',
      reached: 'chefs who moved',
      act: [0.12, 0.22, 0.35],
      wins: 0.3,
      cost: 0.25,
    },
  ],
  pool: 'restaurants and cafés',
  perThousand: [1.2, 1.8, 2.4],
  counts: [
    { cue: /./, of: 'restaurants, all kinds', pool: 'restaurants of all kinds' },
    { cue: /./, of: 'restaurants and cafés', pool: 'restaurants and cafés' },
  ],
  fits: [0.08, 0.15, 0.25],
  willing: [0.08, 0.16, 0.28],
  price: [49, 99, 220],
  churn: [0.025, 0.04, 0.06],
  told: 0.35,
  winMonths: [3, 5, 8],
  support: [0.06, 0.1, 0.15],
}
