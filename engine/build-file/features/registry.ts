// Which features there are, what they stand on, and which words of a brief ask for them.
import type { BusinessModel } from '../../understand/understanding.ts'
import type { FeatureWriter } from '../ground.ts'
import { accounts } from './accounts.ts'
import { admin } from './admin.ts'
import { alerts } from './alerts.ts'
import { areas } from './areas.ts'
import { articles } from './articles.ts'
import { auction } from './auction.ts'
import { batches } from './batches.ts'
import { bookings } from './bookings.ts'
import { cases } from './cases.ts'
import { catalogue } from './catalogue.ts'
import { classes } from './classes.ts'
import { clients } from './clients.ts'
import { collection } from './collection.ts'
import { courses } from './courses.ts'
import { customWork } from './custom-work.ts'
import { devices } from './devices.ts'
import { documents } from './documents.ts'
import { donations } from './donations.ts'
import { fieldNotes } from './field-notes.ts'
import { group } from './group.ts'
import type { FeatureId } from './ids.ts'
import { letters } from './letters.ts'
import { listings } from './listings.ts'
import { loans } from './loans.ts'
import { mainJob } from './main-job.ts'
import { memberships } from './memberships.ts'
import { messages } from './messages.ts'
import { metering } from './metering.ts'
import { orders } from './orders.ts'
import { plans } from './plans.ts'
import { points } from './points.ts'
import { protectedOrders } from './protected-orders.ts'
import { quotes } from './quotes.ts'
import { referrals } from './referrals.ts'
import { rentals } from './rentals.ts'
import { reports } from './reports.ts'
import { reviews } from './reviews.ts'
import { standingOrders } from './standing-orders.ts'
import { tasks } from './tasks.ts'
import { tickets } from './tickets.ts'

export interface Entry {
  write: FeatureWriter
  /** What has to be there as well. */
  needs?: FeatureId[]
  /** Words of the brief that ask for it. */
  cue?: RegExp
  /** Models whose words look like the cue and mean something else. */
  notFor?: BusinessModel[]
}

const SOFTWARE: BusinessModel[] = [
  'software-subscription',
  'usage-based-software',
  'success-fee',
  'hardware-subscription',
]

export const REGISTRY: Record<FeatureId, Entry> = {
  accounts: { write: accounts },
  catalogue: { write: catalogue },
  orders: {
    write: orders,
    needs: ['catalogue'],
    cue: /\bonline shop|order online|pre-?order|click.and.collect|webshop|sold online/i,
    notFor: [...SOFTWARE, 'marketplace', 'agency', 'rental', 'event', 'education', 'content'],
  },
  'standing-orders': {
    write: standingOrders,
    needs: ['catalogue'],
    cue: /\b(?:prepaid|weekly|monthly)\b[^.]{0,30}\b(?:subscription|box|club)|subscription box|veg box|snack box|subscribers/i,
    notFor: [...SOFTWARE, 'content', 'marketplace', 'agency', 'education', 'event', 'rental', 'non-profit'],
  },
  bookings: {
    write: bookings,
    cue: /\bappointment|book(?:s|ed|ing)?\b[^.]{0,30}\b(?:by the hour|slot|session|online|lesson|teacher|tutor)|by the hour|sessions?\b/i,
    notFor: [
      'event',
      'usage-based-software',
      'success-fee',
      'rental',
      'hardware-subscription',
      'content',
      'manufacturing',
      'direct-to-consumer',
    ],
  },
  classes: {
    write: classes,
    cue: /\b(?:classes|workshops|tastings?|retreats?|talleres|in small groups|(?:cooking|craft|wine) evenings?)\b/i,
    notFor: [...SOFTWARE, 'marketplace', 'usage-based-software', 'content', 'manufacturing'],
  },
  collection: {
    write: collection,
    needs: ['orders', 'catalogue'],
    cue: /\blockers?\b|pick-?up point|collection point|collect(?:ion)? (?:box|code)/i,
    notFor: SOFTWARE,
  },
  listings: { write: listings, cue: /\bmarketplace|listings?\b|classifieds/i, notFor: SOFTWARE },
  'custom-work': {
    write: customWork,
    cue: /\balter(?:s|ed|ation|ations)?\b|made.to.measure|bespoke fit|adjust (?:pre-owned|clothes|dresses)|tailored to measure/i,
  },
  'protected-orders': {
    write: protectedOrders,
    needs: ['listings'],
    cue: /\bescrow|payouts?\b/i,
    notFor: ['local-shop', ...SOFTWARE],
  },
  messages: {
    write: messages,
    cue: /\bchat|messag(?:e|ing)|talk to each other/i,
    notFor: ['content', 'hardware-subscription'],
  },
  reviews: {
    write: reviews,
    cue: /\breviews?\b|ratings?\b|verified/i,
    notFor: ['success-fee', 'software-subscription', 'usage-based-software', 'hardware-subscription'],
  },
  quotes: {
    write: quotes,
    cue: /\bquotes?\b|estimates?\b|install(?:er|ation|s)?\b|renovat|repairs?\b|plumb|electrician|roof|remov(?:al|als)\b|moving company|bespoke|custom furniture/i,
    notFor: [
      ...SOFTWARE,
      'marketplace',
      'content',
      'education',
      'local-shop',
      'event',
      'non-profit',
      'direct-to-consumer',
      'rental',
    ],
  },
  memberships: {
    write: memberships,
    cue: /\bmember(?:s|ship|ships)\b|gym\b|co-?working|club\b/i,
    notFor: [...SOFTWARE, 'marketplace', 'content', 'direct-to-consumer', 'manufacturing', 'agency'],
  },
  plans: { write: plans },
  group: {
    write: group,
    cue: /\bhousemates?|flatmates?|roommates?|households?\b|shared hous|famil(?:y|ies) (?:share|plan)|couples?\b/i,
    notFor: [
      'local-shop',
      'local-service',
      'direct-to-consumer',
      'event',
      'rental',
      'marketplace',
      'education',
      'content',
      'non-profit',
      'manufacturing',
      'agency',
    ],
  },
  tasks: {
    write: tasks,
    cue: /\bchores?\b|housework|rota\b|shifts?\b|check-?lists?|schedul|to-?dos?\b|habits?\b|reminds?\b|water their/i,
    notFor: [
      'local-service',
      'education',
      'agency',
      'local-shop',
      'content',
      'event',
      'marketplace',
      'rental',
      'direct-to-consumer',
      'success-fee',
      'hardware-subscription',
      'manufacturing',
      'usage-based-software',
    ],
  },
  points: {
    write: points,
    needs: ['tasks', 'group'],
    cue: /\b(?:trad(?:e|ing)|earn(?:ing|s)?|swap(?:ping)?|collect(?:ing)?)\b[^.]{0,20}\bpoints?\b|points? (?:instead|system)/i,
  },
  auction: {
    write: auction,
    needs: ['points', 'tasks', 'group'],
    cue: /\bauctions?\b/i,
    notFor: ['marketplace', 'event', 'non-profit', 'local-shop', 'content', 'direct-to-consumer'],
  },
  devices: {
    write: devices,
    cue: /\bsensors?\b|\bbuoys?\b|trackers?\b|IoT\b|telemetry|smart (?:meter|lock|collar)/i,
    notFor: [
      'local-shop',
      'agency',
      'local-service',
      'content',
      'education',
      'rental',
      'direct-to-consumer',
      'marketplace',
      'event',
      'non-profit',
      'manufacturing',
    ],
  },
  alerts: {
    write: alerts,
    needs: ['devices'],
    cue: /\bwarns?\b|alerts?\b|alarms?\b|notif/i,
    notFor: [
      'local-shop',
      'local-service',
      'marketplace',
      'content',
      'agency',
      'education',
      'software-subscription',
      'success-fee',
      'usage-based-software',
      'event',
      'rental',
      'direct-to-consumer',
      'non-profit',
      'manufacturing',
    ],
  },
  documents: {
    write: documents,
    cue: /\breads? (?:\w+ ){0,4}(?:claims?|leases?|contracts?|invoices?|documents?|receipts?|bills?|letters?|tenders?)|upload(?:s|ed)?\b|scan(?:s|ned)? (?:\w+ ){0,2}(?:receipts?|invoices?|documents?)|extract|categorises expenses/i,
    notFor: [
      'local-shop',
      'local-service',
      'event',
      'rental',
      'content',
      'marketplace',
      'direct-to-consumer',
      'manufacturing',
      'hardware-subscription',
    ],
  },
  letters: {
    write: letters,
    needs: ['documents'],
    cue: /\b(?:drafts?|writes?|prepares?|generates?)\b[^.]{0,30}\b(?:letters?|repl(?:y|ies)|applications?|returns?|reports?|proposals?|articles?|appeals?)/i,
    notFor: [
      'local-shop',
      'local-service',
      'content',
      'education',
      'event',
      'marketplace',
      'agency',
      'direct-to-consumer',
      'rental',
      'manufacturing',
      'non-profit',
      'hardware-subscription',
    ],
  },
  cases: {
    write: cases,
    cue: /\bno win.no fee|share of (?:the )?(?:money|amount|sum|what|savings)[^.]{0,20}(?:recover|won|saved)|of what is recovered/i,
    notFor: ['local-shop', 'marketplace'],
  },
  reports: {
    write: reports,
    cue: /\bdashboards?\b|analytics|reports?\b|insights?\b|forecast/i,
    notFor: [
      'hardware-subscription',
      'local-shop',
      'local-service',
      'content',
      'event',
      'marketplace',
      'direct-to-consumer',
      'rental',
      'education',
      'non-profit',
    ],
  },
  articles: {
    write: articles,
    cue: /\bnewsletter|magazine|paywall|podcast\b|articles for/i,
    notFor: [...SOFTWARE, 'local-shop', 'local-service', 'marketplace', 'agency', 'event'],
  },
  courses: {
    write: courses,
    cue: /\bonline course|e-?learning|video lessons?|curriculum|bootcamp|course platform/i,
    notFor: ['local-shop', 'marketplace', 'software-subscription', 'success-fee', 'hardware-subscription'],
  },
  donations: {
    write: donations,
    cue: /\bdonat|charit|fundrais|non-?profit|foundation\b/i,
    notFor: [
      ...SOFTWARE,
      'local-shop',
      'marketplace',
      'agency',
      'direct-to-consumer',
      'local-service',
      'manufacturing',
      'rental',
      'event',
      'education',
      'content',
    ],
  },
  tickets: {
    write: tickets,
    cue: /\btickets?\b|festivals?\b|concerts?\b|conference|door sales/i,
    notFor: [
      ...SOFTWARE,
      'agency',
      'marketplace',
      'local-service',
      'direct-to-consumer',
      'manufacturing',
      'local-shop',
      'rental',
      'education',
    ],
  },
  rentals: {
    write: rentals,
    cue: /\b(?:hire|rent(?:al|s|ing)?|borrow)\b[^.]{0,20}\b(?:boards?|kayaks?|bikes?|tools?|vans?|boats?|tents?|gowns?|suits?)/i,
    notFor: [
      ...SOFTWARE,
      'marketplace',
      'content',
      'agency',
      'non-profit',
      'education',
      'manufacturing',
      'direct-to-consumer',
    ],
  },
  batches: {
    write: batches,
    needs: ['catalogue'],
    cue: /\bbatch|inventory|stock control|brew|roast|small-batch|made to order/i,
    notFor: [
      ...SOFTWARE,
      'marketplace',
      'agency',
      'local-service',
      'content',
      'event',
      'education',
      'rental',
      'non-profit',
    ],
  },
  loans: { write: loans },
  'main-job': { write: mainJob },
  metering: {
    write: metering,
    cue: /\bAPI\b|per 1,?000|pay.as.you.go|per request|credits?\b.*\bAPI/,
    notFor: [
      'local-shop',
      'local-service',
      'agency',
      'marketplace',
      'content',
      'success-fee',
      'software-subscription',
      'hardware-subscription',
      'event',
      'education',
      'rental',
      'non-profit',
      'manufacturing',
      'direct-to-consumer',
    ],
  },
  referrals: { write: referrals, cue: /\brefer(?:ral|s)?\b|word of mouth|invite friends|bring a friend/i },
  clients: { write: clients, cue: /\bretainer|CRM\b/i, notFor: SOFTWARE },
  areas: {
    write: areas,
    cue: /\bneighbou?rhood|near (?:you|me)|deliver(?:y|s) to|radius|mobile (?:car|dog|hair|repair)/i,
    notFor: [
      ...SOFTWARE,
      'local-shop',
      'content',
      'education',
      'event',
      'direct-to-consumer',
      'marketplace',
      'manufacturing',
      'rental',
      'non-profit',
      'agency',
    ],
  },
  'field-notes': {
    write: fieldNotes,
    cue: /\bfarm(?:s|ers?)?\b|offshore|on site|construction site|in the field|remote area|inspection/i,
    notFor: [
      'local-shop',
      'content',
      'direct-to-consumer',
      'event',
      'marketplace',
      'education',
      'rental',
      'usage-based-software',
      'success-fee',
      'manufacturing',
      'non-profit',
      'agency',
    ],
  },
  admin: { write: admin },
}

/** What a model cannot do without, most telling first. */
const BASE: Record<BusinessModel, FeatureId[]> = {
  'software-subscription': ['plans', 'group', 'reports'],
  'usage-based-software': ['metering', 'reports', 'group'],
  'success-fee': ['cases', 'documents', 'letters', 'group'],
  marketplace: ['protected-orders', 'listings', 'reviews', 'messages'],
  'direct-to-consumer': ['orders', 'catalogue', 'batches', 'referrals'],
  'hardware-subscription': ['alerts', 'devices', 'plans', 'group'],
  'local-shop': ['orders', 'catalogue', 'referrals'],
  'local-service': ['bookings', 'areas', 'reviews'],
  agency: ['clients', 'quotes', 'messages'],
  education: ['courses', 'messages', 'referrals'],
  content: ['articles', 'referrals', 'reviews'],
  rental: ['rentals', 'reviews', 'messages'],
  manufacturing: ['batches', 'quotes', 'catalogue', 'clients'],
  event: ['tickets', 'memberships', 'referrals'],
  'non-profit': ['donations', 'reports', 'referrals'],
}

/** Trades that earn like their model and work otherwise. */
const INSTEAD: [model: BusinessModel, cue: RegExp, base: FeatureId[]][] = [
  ['event', /\bwedding|plann(?:er|ing)|catering/i, ['clients', 'quotes', 'messages']],
  ['content', /\b(?:video|indie|board) games?\b/i, ['orders', 'catalogue', 'referrals']],
  ['success-fee', /\brecruit|candidates?\b|head-?hunt/i, ['cases', 'clients', 'messages', 'group']],
  [
    'usage-based-software',
    /\bloans?\b|\blends?\b|lending|credit line|microfinance/i,
    ['loans', 'reports', 'messages'],
  ],
]
const TAUGHT_ONLINE = /\bonline|video|app\b|platform|e-?learning|bootcamp|self-paced/i

const METERED = /\bAPI\b|developers?\b|per 1,?000|requests?\b|hosting|GPU|compute|SDK|usage-based/i
const ON_PAPER =
  /\bclaims?\b|appeals?\b|compensation|letters?\b|refunds?\b|tax\b|grants?\b|contracts?\b|bills?\b|reads?\b/i

export function baseOf(model: BusinessModel, idea: string): FeatureId[] {
  const instead = INSTEAD.find(([of, cue]) => of === model && cue.test(idea))
  if (instead) return instead[2]
  if (model === 'education' && !TAUGHT_ONLINE.test(idea))
    return ['classes', 'bookings', 'messages', 'referrals']
  if (model === 'usage-based-software' && !METERED.test(idea))
    return ['main-job', 'plans', 'reports', 'group']
  if (model === 'success-fee' && !ON_PAPER.test(idea)) return ['cases', 'clients', 'messages', 'group']
  return BASE[model]
}

/** Share, charge and report, but do nothing that a product would be bought for. */
const AROUND = new Set<FeatureId>([
  'reports',
  'group',
  'plans',
  'referrals',
  'messages',
  'reviews',
  'field-notes',
])
const SOLD_AS_SOFTWARE = new Set<BusinessModel>([
  'software-subscription',
  'usage-based-software',
  'success-fee',
])

export const lacksMainJob = (model: BusinessModel, chosen: FeatureId[]): boolean =>
  SOLD_AS_SOFTWARE.has(model) && chosen.every((id) => AROUND.has(id))
