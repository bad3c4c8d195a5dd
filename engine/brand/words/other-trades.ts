// What is taught, lent, staged, advised and sent can truthfully say of itself. The more particular rows stand first.
import type { BusinessModel } from '../../read/understanding.ts'
import type { TradeWords } from './trade.ts'

const FIRMS: BusinessModel[] = ['agency', 'local-service', 'success-fee']
const TAUGHT: BusinessModel[] = ['education', 'local-service', 'event', 'marketplace', 'non-profit']

export const OTHER_TRADES: readonly TradeWords[] = [
  {
    cues: /\bphotograph\w*\b/i,
    models: FIRMS,
    lines: ['Pictures you will want to keep.'],
    headline: 'Your pictures are ready.',
    button: 'Ask for a date',
  },
  {
    cues: /\bescape room/i,
    lines: ['Go in alone, come out a team.', 'Get in. Get out together.'],
    headline: 'The door is locked.',
    button: 'Book a room',
  },
  {
    cues: /\b(?:spanish|english|french|german|italian|japanese|mandarin|arabic|portuguese|language)\b.*\b(?:lesson|class|course|tutor)/i,
    models: TAUGHT,
    lines: ['Learn it by speaking it.'],
    headline: 'Your next lesson is set.',
    button: 'Book a lesson',
  },
  {
    cues: /\bcook(?:ing|ery)\b.*\b(?:class|course|lesson)/i,
    models: TAUGHT,
    lines: ['Learn it at the stove.', 'Cook it once with somebody who can.'],
    headline: 'Tonight we cook.',
    button: 'Join a class',
  },
  {
    cues: /\b(?:kitesurf|surf|sail|ski|swim)\w*\b.*\blessons?/i,
    lines: ['Learn it where it happens.'],
    headline: 'The conditions are good.',
    button: 'Book a lesson',
  },
  {
    cues: /\b(?:tutor\w*|lessons?|coaching)\b/i,
    models: ['education'],
    lines: ['Learn it with somebody who knows it.'],
    headline: 'Your next lesson is set.',
    button: 'Book a lesson',
  },
  {
    cues: /\bnewsletter\b/i,
    lines: ['Read less, and know what matters.'],
    headline: 'This week’s letter is in.',
    button: 'Read this week’s letter',
  },
  {
    cues: /\bpodcast\b/i,
    lines: ['For when your hands are busy.'],
    headline: 'A new episode is out.',
    button: 'Listen',
  },
  {
    cues: /\bmagazine\b/i,
    headline: 'The new issue is out.',
    button: 'Read an issue',
  },
  {
    cues: /\bvideo games?\b|\bindie games?\b/i,
    headline: 'Your game is saved.',
    button: 'Play the demo',
  },
  {
    cues: /\b(?:camping|outdoor|ski|surf) (?:gear|equipment)\b/i,
    models: ['rental'],
    lines: ['Pack light. Rent the rest.'],
    headline: 'Packed, and ready to collect.',
    button: 'Choose your days',
  },
  {
    cues: /\b(?:b&b|hotel|guest ?house|hostel|cabins?|glamping)\b/i,
    lines: ['Sleep well and see the place.'],
    headline: 'Your room is ready.',
    button: 'Choose your nights',
  },
  {
    cues: /\bco-?working\b/i,
    lines: ['A desk when you need one.'],
    headline: 'Your desk is free.',
    button: 'Book a desk',
  },
  {
    cues: /\b(?:wedding|bridal|evening) (?:dress|gown)\w*\b/i,
    models: ['rental'],
    lines: ['For one day, exactly right.'],
    headline: 'Your fitting is set.',
    button: 'Choose a fitting',
  },
  {
    cues: /\bwedding\b.*\bplan|\bplan\w*\b.*\bwedding/i,
    lines: ['Your day, as you planned it.'],
    headline: 'Everything is arranged.',
    button: 'Tell us the date',
  },
  {
    cues: /\bfestival\b/i,
    lines: ['A few days that stay with you.'],
    headline: 'The gates are open.',
    button: 'Get a ticket',
  },
  {
    cues: /\bretreats?\b/i,
    lines: ['A few days without noise.'],
    headline: 'Your place is kept.',
    button: 'Ask for a place',
  },
  {
    cues: /\btours?\b/i,
    models: ['event', 'local-service', 'agency'],
    headline: 'We start when you are here.',
    button: 'Join a tour',
  },
  {
    cues: /\b(?:unsold|surplus|leftover|wasted)\b.*\b(?:food|meals?|bread)\b/i,
    lines: ['Good food belongs on plates.'],
    headline: 'Lunch is served.',
    button: 'Help with a meal',
  },
  {
    cues: /\banimal (?:shelter|rescue|sanctuary)/i,
    lines: ['Each of them waits for somebody.'],
    headline: 'One more has a home.',
    button: 'Meet the animals',
  },
  {
    cues: /\bbook-?keep\w*|\baccountants?\b/i,
    models: FIRMS,
    lines: ['Books in order, evenings free.'],
    headline: 'Your month is closed.',
    button: 'Send the first receipt',
  },
  {
    cues: /\bcontract (?:review|drafting)|\bcontracts? (?:checked|reviewed)/i,
    lines: ['Know what you sign.'],
    headline: 'Read, marked and explained.',
    button: 'Send a contract',
  },
  {
    cues: /\bimmigration|\bvisas?\b/i,
    models: FIRMS,
    lines: ['The papers, in the right order.'],
    headline: 'Your next paper is due.',
    button: 'Ask a first question',
  },
  {
    cues: /\bcyber ?security|\bit security/i,
    models: FIRMS,
    lines: ['Know who can get in.'],
    headline: 'Nothing is open that should not be.',
    button: 'Ask for a check',
  },
  {
    cues: /\brecruit\w*|\bheadhunt\w*/i,
    models: ['success-fee'],
    lines: ['Paid when somebody starts.'],
    headline: 'They start on Monday.',
    button: 'Describe the job',
  },
  {
    cues: /\bbrand(?:ing)?\b.*\b(?:studio|agency)|\b(?:design|marketing|advertising) (?:studio|agency)/i,
    models: FIRMS,
    headline: 'Here is the first draft.',
    button: 'Tell us about it',
  },
  {
    cues: /\bneighbou?rs?\b.*\btools?\b|\btools?\b.*\bneighbou?rs?\b|\b(?:garden|power) tools\b/i,
    models: ['marketplace', 'rental'],
    lines: ['Borrow the drill next door.'],
    headline: 'It is two doors away.',
    button: 'Borrow one',
  },
  {
    cues: /\bparking\b/i,
    models: ['marketplace'],
    lines: ['Park where nobody else is parking.'],
    headline: 'Your space is kept.',
    button: 'Find a space',
  },
  {
    cues: /\bhand-?(?:made|poured|thrown|woven|knitted|crafted|painted)\b/i,
    models: ['direct-to-consumer'],
    headline: 'Made, wrapped and on its way.',
    button: 'Choose one',
  },
  {
    cues: /\bbox\b/i,
    models: ['direct-to-consumer'],
    headline: 'Your box is on its way.',
    button: 'Order a box',
  },
]
