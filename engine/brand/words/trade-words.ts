// What firms of a trade can truthfully say, whoever they are. A row speaks when the offer itself uses its words; the more
// particular rows stand first.
import type { BusinessModel } from '../../understand/understanding.ts'

export interface TradeWords {
  cues: RegExp
  /** Must be said too, anywhere in offer, parts or aims. */
  besides?: RegExp
  /** Left out: any. */
  models?: readonly BusinessModel[]
  /** At most 60 characters each. Left out: the line is made from the offer. */
  lines?: readonly [string, ...string[]]
  /** A moment of good service, as a screen or a sign would say it. */
  headline: string
  button: string
}

const SHOP: BusinessModel[] = ['local-shop']
const SERVICE: BusinessModel[] = ['local-service']
const AT_HAND: BusinessModel[] = ['local-shop', 'local-service', 'event']
const FIRMS: BusinessModel[] = ['agency', 'local-service', 'success-fee']
const TAUGHT: BusinessModel[] = ['education', 'local-service', 'event', 'marketplace', 'non-profit']

export const TRADE_WORDS: readonly TradeWords[] = [
  {
    cues: /\bdogs?\b.*\bwalk|\bwalk\w*\b.*\bdogs?\b/i,
    lines: ['Come home to a dog that has been out.', 'A dog that has been out when you come home.'],
    headline: 'Your dog has been out.',
    button: 'Book a walk',
  },
  {
    cues: /\b(dog|cat|pet)s? (?:grooming|groomer)/i,
    lines: ['Washed, trimmed and home again.', 'A clean coat, and a calm hour for it.'],
    headline: 'Clean, dry and pleased with it.',
    button: 'Book a groom',
  },
  {
    cues: /\b(?:baker\w*|bread|sourdough|lo(?:af|aves))\b/i,
    besides: /\b(?:prepaid|subscription)\b/i,
    models: SHOP,
    lines: ['The week’s bread, already yours.', 'Your loaf is baked before you ask.'],
    headline: 'Your loaf is waiting.',
    button: 'Reserve my loaf',
  },
  {
    cues: /\b(?:baker(?:y|ies)|bread|sourdough|patisserie|pastr(?:y|ies))\b/i,
    models: SHOP,
    lines: ['Bread worth the walk.', 'Baked here, this morning.'],
    headline: 'The next tray is out.',
    button: 'Reserve a loaf',
  },
  {
    cues: /\bboard games?\b.*\bcaf|\bcaf\S*.*\bboard games?\b/i,
    lines: ['Sit down and play.', 'A table, a box and an evening.'],
    headline: 'Your table is set up.',
    button: 'Reserve a table',
  },
  {
    cues: /\bbook ?(?:shops?|stores?)\b/i,
    models: SHOP,
    lines: ['Books somebody here has read.', 'The book you did not search for.'],
    headline: 'Your book has come in.',
    button: 'Reserve a book',
  },
  {
    cues: /\b(?:coff?ee (?:shop|bar|house|van|cart)|cafe|tea ?room)\b/i,
    models: SHOP,
    lines: ['A table, a cup, and time.', 'A good cup, close by.'],
    headline: 'Your table is free.',
    button: 'See the menu',
  },
  {
    cues: /\b(?:mobile|travelling|pop-up)\b.*\bbar\b/i,
    lines: ['The bar comes to you.'],
    headline: 'The bar is open.',
    button: 'Ask for a date',
  },
  {
    cues: /\b(?:restaurant|pizzeria|trattoria|bistro|diner|food truck|noodle bar|taqueria)\b/i,
    models: SHOP,
    lines: ['A short menu, cooked well.', 'Cooked to order, eaten hot.'],
    headline: 'Your order is ready.',
    button: 'See the menu',
  },
  {
    cues: /\b(?:meal|lunch|dinner)s?\b.*\b(?:prep|deliver\w*|kit|box)/i,
    lines: ['Cooked for you, ready when you are.', 'Dinner, without the shopping.'],
    headline: 'Your meals are on their way.',
    button: 'Choose your meals',
  },
  {
    cues: /\bbrewer(?:y|ies)\b/i,
    besides: /\btaproom/i,
    lines: ['Brewed here, poured here.'],
    headline: 'The next keg is on.',
    button: 'Find a glass',
  },
  {
    cues: /\b(?:florist|flower shop|bouquets?|flowers? deliver\w*)\b/i,
    lines: ['Flowers for the day itself.'],
    headline: 'Your flowers are on their way.',
    button: 'Send flowers',
  },
  {
    cues: /\b(?:denied|rejected|denials?)\b.*\bclaims?\b|\bclaims?\b.*\b(?:denied|rejected)\b/i,
    lines: ['From denied claim to appeal letter.', 'A denied claim, answered in writing.'],
    headline: 'Your appeal letter is ready.',
    button: 'Send a denial',
  },
  {
    cues: /\bflights?\b.*\b(?:compensation|delay)|\bcompensation\b.*\bflights?\b/i,
    lines: ['You waited. We claim for it.'],
    headline: 'Your claim is with the airline.',
    button: 'Check my flight',
  },
  {
    cues: /\b(?:alter|adjust|tailor)\w*\b.*\b(?:cloth|dress|garment|suit|fashion)/i,
    lines: ['Made to fit before it reaches you.', 'Clothes that fit when they arrive.'],
    headline: 'It fits. It is on its way.',
    button: 'Give your measures',
  },
  {
    cues: /\b(?:repair|mend)\w*\b.*\b(?:cloth|garment|denim|jeans|shoe)/i,
    models: ['local-shop', 'local-service', 'marketplace'],
    lines: ['Repairs for the clothes you already own.'],
    headline: 'Mended, and ready to collect.',
    button: 'Send a repair',
  },
  {
    cues: /\b(?:repairs?|repair shop|mending)\b/i,
    models: AT_HAND,
    lines: ['Mended, not replaced.'],
    headline: 'Ready to collect.',
    button: 'Book a repair',
  },
  {
    cues: /\b(?:house(?:mate|work)|flatmate|roommate|chore)s?\b/i,
    headline: 'Somebody took the bins. It was not you.',
    button: 'See this week’s jobs',
  },
  {
    cues: /\b(?:buoy|float|sensor)s?\b/i,
    headline: 'Something is changing. Look now.',
    button: 'See the readings',
  },
  {
    cues: /\b24\/7\b.*\bgym\b|\bgym\b.*\b(?:24\/7|round the clock|shift workers)/i,
    lines: ['Open when your shift ends.'],
    headline: 'The door is open.',
    button: 'Book a first session',
  },
  {
    cues: /\b(?:gym|fitness studio|crossfit|boxing club|climbing (?:wall|gym))\b/i,
    lines: ['A place to come back to.', 'Come as you are. Come again.'],
    headline: 'See you tomorrow.',
    button: 'Book a first session',
  },
  {
    cues: /\b(?:yoga|pilates|meditation)\b/i,
    models: TAUGHT,
    lines: ['An hour that is yours.'],
    headline: 'Your place is kept.',
    button: 'Book a place',
  },
  {
    cues: /\b(?:barber\w*|hairdress\w*|hair salon)\b/i,
    models: AT_HAND,
    lines: ['Leave looking like yourself.'],
    headline: 'Your chair is ready.',
    button: 'Book a chair',
  },
  {
    cues: /\b(?:massage|nail|spa|beauty salon|facials?)\b/i,
    models: AT_HAND,
    lines: ['An hour in good hands.'],
    headline: 'Your hour is kept.',
    button: 'Book an hour',
  },
  {
    cues: /\blaundr(?:y|ette)|\bdry.clean/i,
    models: AT_HAND,
    lines: ['Washed, folded, back again.'],
    headline: 'Folded, and on its way back.',
    button: 'Book a collection',
  },
  {
    cues: /\bclean(?:ing|ers?)\b/i,
    models: SERVICE,
    lines: ['Come home to a clean place.'],
    headline: 'Done. The key is back where it was.',
    button: 'Book a clean',
  },
  {
    cues: /\b(?:lawn|gardening|gardener|hedge)\b/i,
    models: SERVICE,
    lines: ['A garden that is looked after.'],
    headline: 'The garden is done until next time.',
    button: 'Book a visit',
  },
  {
    cues: /\bsolar\b/i,
    models: SERVICE,
    lines: ['Panels, fitted and explained.'],
    headline: 'Your roof is making power.',
    button: 'Ask for a quote',
  },
  {
    cues: /\b(?:plumb\w*|electrician|heat pumps?|roof(?:er|ing)|handyman|locksmith|painter|decorat\w*)\b/i,
    models: SERVICE,
    lines: ['The work, done properly.', 'Done properly, and tidied up.'],
    headline: 'Fixed, tested and written up.',
    button: 'Ask for a visit',
  },
  {
    cues: /\b(?:home care|elder\w*|carers?|older people)\b/i,
    models: SERVICE,
    lines: ['Somebody is with them.', 'Help at home, by somebody they know.'],
    headline: 'All is well at home today.',
    button: 'Arrange a first visit',
  },
  {
    cues: /\b(?:childcare|nursery|daycare|babysit\w*|kindergarten)\b/i,
    models: SERVICE,
    lines: ['Somewhere they like to go.'],
    headline: 'They slept, ate and painted.',
    button: 'Come and see it',
  },
  {
    cues: /\bphysio\w*\b/i,
    models: SERVICE,
    lines: ['Back to what you were doing.'],
    headline: 'Your next appointment is set.',
    button: 'Book an appointment',
  },
  {
    cues: /\b(?:counselling|counselor|psycho\w*|talk(?:ing)? therapy)\b/i,
    models: SERVICE,
    lines: ['Somebody who listens, by appointment.'],
    headline: 'You are expected.',
    button: 'Ask for a first talk',
  },
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
