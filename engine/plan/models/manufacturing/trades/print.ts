// Print, signs and displays.
import type { Goods } from '../goods.ts'

export const PRINT: Goods = {
  cues: /\b(print(s|ed|ing|er|ers|shop)?|signage|signs|banners?|merchandise|stickers?|posters?|bookbind\w*|letterpress|engrav\w+|displays?|exhibition stands?|screen print\w*|brochures?)\b/i,
  noun: 'print shop',
  bench: 'press',
  unit: { one: 'job', many: 'jobs' },
  account: { one: 'client', many: 'clients' },
  buyers: 'agencies and firms that need printed things by a date',
  scene:
    'The event is on Thursday, the file comes on Monday, and it is wrong. The online printer would print it wrong, cheaply. What the agency buys is somebody who rings on Monday evening and says that the logo sits in the fold.',
  today: ['upload to an online printer and pray', 'drive to the old shop that closes at four'],
  groups: [
    {
      who: 'small agencies',
      why: 'They sold the date before they had the file. A shop that saves them once is in every quote after.',
    },
    {
      who: 'organisers of fairs and events',
      why: 'Forty different pieces, one date, and changes on the last day.',
    },
    { who: 'firms with branches', why: 'The same sign in eleven places, each wall another width.' },
  ],
  nothing:
    'Online printing is so cheap that being wrong twice still costs less, as long as there is time for it.',
  asked:
    'which job went wrong or late last, what it cost them with the client, and what they did at the last minute',
  askedPass: 'tell of a job within the year that was reprinted or delivered by taxi',
  makes: 'short runs in paper, board and film, checked by a person',
  differs: 'a call about the mistake before it is printed',
  limits:
    'Long runs are cheaper elsewhere and always will be. Above a few thousand the job is passed on, with the file put right and a fee for that.',
  whyNow: [
    'Used digital presses and cutters come on the market as large shops merge.',
    'Online printers have trained clients to upload; nobody has trained them to check.',
  ],
  against: 'Against now speaks paper: less is printed each year, and what remains is asked for tomorrow.',
  rivals: [
    {
      name: 'Do nothing: send a file instead',
      why: 'free',
      fails: 'on a wall and in a hand',
      answer: 'sell what has to be touched',
    },
    {
      name: 'The online printer',
      why: 'a quarter of the price',
      fails: 'prints what it is sent',
      answer: 'check, ring, print',
    },
    {
      name: 'The old shop in town',
      why: 'skill',
      fails: 'shuts at four, answers by fax',
      answer: 'open when agencies are',
    },
    {
      name: 'The client’s own machine',
      why: 'there',
      fails: 'colour, size, cutting',
      answer: 'finish what they print',
    },
  ],
  danger: 'the online printer with a courier and a hotline',
  dangerWhy:
    'It can buy speed. It cannot be in the hall at seven with a knife and tape when the wall turns out to be shorter.',
  features: [
    'short runs, three kinds of material',
    'file check by a person',
    'proof the same day',
    'delivery and mounting',
    'stock of the client’s own paper',
  ],
  leftOut: [
    { what: 'long runs', why: 'passed on, for a fee' },
    { what: 'design', why: 'agencies are the customers' },
    { what: 'a web shop with prices', why: 'it invites comparison with what we are not' },
  ],
  goodsTest:
    'Twenty files with hidden mistakes come from two agencies. Eighteen mistakes have to be found before printing, and every proof has to be out by six.',
  chain:
    'An agency adds a fifth and keeps the client. The client compares with a web page; the agency compares with the night on which it went wrong.',
  sale: 'The first job is somebody else’s disaster at five in the afternoon. It is done at the normal price, and the next ones come by themselves.',
  channels: [
    {
      name: 'Rush jobs saved for agencies',
      reached: 'agencies called',
      conversion: [0.1, 0.2, 0.32],
      share: 0.5,
    },
    {
      name: 'Fair builders and event technicians',
      reached: 'introductions',
      conversion: [0.14, 0.26, 0.38],
      share: 0.3,
    },
    {
      name: 'Letters with a sample to firms with branches',
      reached: 'letters',
      conversion: [0.01, 0.03, 0.06],
      share: 0.2,
    },
  ],
  layers: [
    {
      part: 'intake',
      job: 'file, date, who may change it',
      choice: 'one upload page and one person who looks at it',
    },
    {
      part: 'presses',
      job: 'paper, board, film',
      choice: 'used, under a service contract that names hours',
    },
    { part: 'finishing', job: 'cut, fold, mount', choice: 'one good cutter; binding bought in' },
  ],
  batch:
    'A job ticket holds file version, paper lot, colour reading and the name of whoever released it. A reprint in a year looks the same.',
  acceptance:
    'Ten jobs run through in one day with an outsider as client. All must leave right and on time, and the invoice with them.',
  week: 'Files come in the afternoon, proofs go out by six, presses run in the evening, finishing and the van are for the morning. Before fairs the week has no end.',
  bottleneck: {
    what: 'finishing',
    because: 'presses are fast, and cutting, folding and mounting are done by hands',
  },
  spoils:
    'Wrong version, scratched film, a fold against the grain. First sheets are signed by a second person, and every reprint is paid into a jar by whoever skipped that.',
  gap: {
    gap: 'Somebody who reads files as others read books',
    why: 'the check is the product',
    closedBy: 'a pre-press hand from a closed shop, half days',
  },
  risk: {
    name: 'An agency takes half of the week',
    likelihood: 'medium',
    sign: 'one name on every other ticket',
    answer: 'fixed slots, and a deposit for more',
  },
  sceptic:
    'Print shrinks, presses are cheap because shops close, and the web page costs a quarter. Living on other people’s haste means working their nights at a price they forget by morning.',
  wrongIf: 'agencies send files without asking the price, and if reprints stay below one job in fifty',
  ways: {
    meets: ['the agency’s kitchen at five in the afternoon', 'the build-up day of a fair'],
    trusts: 'the event technician who was there',
    buys: 'three days before an event',
    busy: 'the fair seasons',
  },
  price: [120, 260, 800],
  material: [0.24, 0.32, 0.42],
  turnover: [5_500, 17_000, 33_000],
  accountMonth: [250, 600, 1_500],
  machines: [18_000, 48_000, 130_000],
  floorArea: [60, 120, 240],
  energy: [150, 320, 650],
  stockMonths: 0.3,
  hands: { role: 'Press and finishing', like: 'technician', dollars: 40_000, count: [0.5, 1, 1.8] },
  perMillion: [600, 1_400, 3_000],
  counted: [],
  open: [0.06, 0.12, 0.2],
  openWho: 'that order printed things every month, by a date',
  register: 'the chamber’s list of agencies and organisers',
  permit: { what: 'Trade approval and waste registration', dollars: [800, 2_000, 5_000] },
  direct: undefined,
  resale: 1.2,
}
