// Work in the home.
import type { Trade } from '../trade.ts'

export const homeServices: Trade = {
  cues: /\b(clean(ers?|ing)|handym[ae]n|plumb\w+|electricians?|home (repair|service|improvement)s?|renovat\w+|movers?|moves|removals?|garden(ers?|ing)|repairs?|painters?|carpenters?|trades(people|men)|contractors?|mechanics?|car wash\w*|laundry|locksmiths?)\b/i,
  field: 'work in the home',
  order: { one: 'job', many: 'jobs' },
  seller: { one: 'tradesperson', many: 'tradespeople' },
  buyer: { one: 'household', many: 'households' },
  wants: 'somebody who comes on the day, for the price agreed',
  now: [
    'ask in the neighbours’ group and wait for a call back',
    'leave three messages and take whoever answers',
  ],
  lack: 'Skilled people are there and full; what a household cannot find is who has two hours on Thursday, three streets away.',
  idle: 'Those who do the work lose evenings to quotes that lead nowhere and mornings to drives across town.',
  nothing: 'a tap that goes on dripping',
  groups: [
    {
      who: 'households in which both work',
      why: 'They can be at home in one window a week. A job that slips costs a day of leave, which is dearer than the job.',
    },
    {
      who: 'people new to the district',
      why: 'They have no number to ring and no neighbour to ask. The first who comes on time is kept for years.',
    },
  ],
  leak: 'Whoever was good is asked for a card at the door, and the second job is paid in cash.',
  hold: 'the guarantee, the receipt and a replacement when somebody falls ill',
  breaks: 'a no-show, a price that grows on the doorstep, a scratch on the floor',
  remedy: 'send the next free person the same week and settle the damage from a fund',
  check: 'identity, insurance, trade papers where the law asks for them, and one paid trial job',
  thick: 'one district and three kinds of job',
  liquid: 'four requests in five are accepted within two hours, for a day in the same week',
  steps:
    'The household picks a job with a fixed description and sends two pictures; the nearest free person accepts; the card is charged when both say that it is done; a rating asks three questions.',
  bottleneck: {
    what: 'free hours of good people within a short drive',
    because: 'the good ones are booked, and the drive between two jobs is paid by nobody',
  },
  busy: 'Saturday, and the first warm weeks of the year',
  rivals: [
    {
      name: 'Do nothing: live with it',
      why: 'free today',
      fails: 'it gets dearer',
      answer: 'sell the small list, three jobs in one visit',
    },
    {
      name: 'The neighbours’ group',
      why: 'free, and somebody vouches',
      fails: 'the recommended one is full',
      answer: 'take the recommended one’s overflow',
    },
    {
      name: 'Directories that sell leads',
      why: 'long lists',
      fails: 'five calls an hour later, none a promise',
      answer: 'a booking instead of a lead',
    },
    {
      name: 'The firm with a van and a secretary',
      why: 'answers for everything',
      fails: 'will not come for a tap',
      answer: 'leave it the bathroom; take the tap',
    },
    {
      name: 'Doing it oneself',
      why: 'pride, and a film that shows how',
      fails: 'the second trip to the store',
      answer: 'offer the half of the job that is hard',
    },
  ],
  danger: 'a directory that learns to take payment',
  uncopied: 'a district in which somebody good is always free',
  firstVersion: [
    'twelve jobs with fixed descriptions',
    'pictures before the price',
    'calendar of free hours by street',
    'card charged when both sides say done',
  ],
  leftOut: [
    {
      what: 'large renovations',
      why: 'they are contracts with stages and disputes, and no fixed price fits',
    },
    { what: 'bidding', why: 'it draws those with empty calendars' },
    { what: 'a second district', why: 'a drive of forty minutes eats what the fee leaves' },
  ],
  layers: [
    {
      part: 'calendar',
      job: 'free hours by street, with the drive between jobs',
      choice: 'a booking module with a map service behind it',
    },
    {
      part: 'cover',
      job: 'damage, no-show, replacement',
      choice: 'a group policy from a broker and a small fund from every fee',
    },
  ],
  asked: 'what was last repaired or cleaned by somebody they paid, how they found them, and how long it took',
  askedSeller: 'how many hours last week went into quotes and drives, and which jobs they turned down',
  productTest:
    'In one district thirty requests are placed by people we know. Fewer than twenty-four done in the same week, as described, and more people are won before more households.',
  sceptic: [
    'The good ones need no platform, and the others are why households fear one.',
    'Every happy pair saves the fee by exchanging numbers at the door, so growth has to be bought again each month.',
  ],
  risk: {
    name: 'Damage or theft in a home',
    sign: 'a second complaint about one person',
    answer: 'suspended the same day, cover pays, police papers kept ready',
  },
  ways: [
    'Search advertising on the job and the district',
    'Tradespeople who send what they cannot take',
    'Caretakers and letting agents nearby',
  ],
  supply: 'at the trade counter of the builders’ merchant between six and seven in the morning',
  takeLike: 'marketplaces for services',
  take: [0.12, 0.18, 0.25],
  orderValue: [60, 115, 220],
  orderLike: 'service booked on a marketplace',
  serving: [0.02, 0.035, 0.05],
  ordersAYear: [3, 5.5, 10],
  leaving: [0.03, 0.05, 0.08],
  paidBack: 3,
  perSeller: [6, 14, 28],
  counted: 'households',
  share: [0.25, 0.4, 0.6],
}
