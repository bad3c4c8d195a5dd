// Which features there are, what they stand on, and which words of a brief ask for them.
import type { BusinessModel } from '../../read/understanding.ts'
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
import { customerFile } from './customer-file.ts'
import { devices } from './devices.ts'
import { documents } from './documents.ts'
import { donations } from './donations.ts'
import { fieldNotes } from './field-notes.ts'
import { group } from './group.ts'
import type { FeatureId } from './ids.ts'
import { invoices } from './invoices.ts'
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
import { registers } from './registers.ts'
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
  /** Elsewhere the same words mean something else. */
  notFor?: BusinessModel[]
  onlyFor?: BusinessModel[]
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
    onlyFor: ['direct-to-consumer', 'local-shop', 'local-service', 'manufacturing', 'non-profit'],
  },
  'standing-orders': {
    write: standingOrders,
    needs: ['catalogue'],
    cue: /\b(?:prepaid|weekly|monthly)\b[^.]{0,30}\b(?:subscription|box|club)|subscription box|veg box|snack box|subscribers/i,
    onlyFor: ['direct-to-consumer', 'local-shop', 'local-service', 'manufacturing'],
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
    onlyFor: ['local-service', 'agency', 'manufacturing'],
  },
  memberships: {
    write: memberships,
    cue: /\bmember(?:s|ship|ships)\b|gym\b|co-?working|club\b/i,
    onlyFor: ['local-shop', 'local-service', 'education', 'rental', 'event', 'non-profit'],
  },
  plans: { write: plans },
  group: {
    write: group,
    cue: /\bhousemates?|flatmates?|roommates?|households?\b|shared hous|famil(?:y|ies) (?:share|plan)|couples?\b/i,
    onlyFor: ['software-subscription', 'usage-based-software', 'success-fee', 'hardware-subscription'],
  },
  tasks: {
    write: tasks,
    cue: /\bchores?\b|housework|rota\b|shifts?\b|check-?lists?|schedul|to-?dos?\b|habits?\b|reminds?\b|water their/i,
    onlyFor: ['software-subscription', 'non-profit'],
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
    onlyFor: ['software-subscription', 'usage-based-software', 'success-fee', 'hardware-subscription'],
  },
  alerts: {
    write: alerts,
    needs: ['devices'],
    cue: /\bwarns?\b|alerts?\b|alarms?\b|notif/i,
    onlyFor: ['hardware-subscription'],
  },
  documents: {
    write: documents,
    cue: /\breads? (?:\w+ ){0,4}(?:claims?|leases?|contracts?|invoices?|documents?|receipts?|bills?|letters?|tenders?)|upload(?:s|ed)?\b|scan(?:s|ned)? (?:\w+ ){0,2}(?:receipts?|invoices?|documents?)|extract|categorises expenses/i,
    onlyFor: [
      'software-subscription',
      'usage-based-software',
      'success-fee',
      'agency',
      'education',
      'non-profit',
    ],
  },
  letters: {
    write: letters,
    needs: ['documents'],
    cue: /\b(?:drafts?|writes?|prepares?|generates?)\b[^.]{0,30}\b(?:letters?|repl(?:y|ies)|applications?|returns?|reports?|proposals?|articles?|appeals?)/i,
    onlyFor: ['software-subscription', 'usage-based-software', 'success-fee'],
  },
  cases: {
    write: cases,
    cue: /\bno win.no fee|share of (?:the )?(?:money|amount|sum|what|savings)[^.]{0,20}(?:recover|won|saved)|of what is recovered/i,
    notFor: ['local-shop', 'marketplace'],
  },
  reports: {
    write: reports,
    cue: /\bdashboards?\b|analytics|reports?\b|insights?\b|forecast/i,
    onlyFor: ['software-subscription', 'usage-based-software', 'success-fee', 'agency', 'manufacturing'],
  },
  articles: {
    write: articles,
    cue: /\bnewsletter|magazine|paywall|podcast\b|articles for/i,
    onlyFor: ['direct-to-consumer', 'education', 'content', 'rental', 'manufacturing', 'non-profit'],
  },
  courses: {
    write: courses,
    cue: /\bonline course|e-?learning|video lessons?|curriculum|bootcamp|course platform/i,
    notFor: ['local-shop', 'marketplace', 'software-subscription', 'success-fee', 'hardware-subscription'],
  },
  donations: {
    write: donations,
    cue: /\bdonat|charit|fundrais|non-?profit|foundation\b/i,
    onlyFor: ['non-profit'],
  },
  tickets: {
    write: tickets,
    cue: /\btickets?\b|festivals?\b|concerts?\b|conference|door sales/i,
    onlyFor: ['content', 'event', 'non-profit'],
  },
  rentals: {
    write: rentals,
    cue: /\b(?:hire|rent(?:al|s|ing)?|borrow)\b[^.]{0,20}\b(?:boards?|kayaks?|bikes?|tools?|vans?|boats?|tents?|gowns?|suits?)/i,
    onlyFor: ['local-shop', 'local-service', 'rental', 'event'],
  },
  batches: {
    write: batches,
    needs: ['catalogue'],
    cue: /\bbatch|inventory|stock control|brew|roast|small-batch|made to order/i,
    onlyFor: ['direct-to-consumer', 'local-shop', 'manufacturing'],
  },
  // Asked for by trades; no playbook has them.
  'customer-file': { write: customerFile },
  invoices: { write: invoices },
  registers: { write: registers },
  loans: { write: loans },
  'main-job': { write: mainJob },
  metering: {
    write: metering,
    cue: /\bAPI\b|per 1,?000|pay.as.you.go|per request|credits?\b.*\bAPI/,
    onlyFor: ['usage-based-software'],
  },
  referrals: { write: referrals, cue: /\brefer(?:ral|s)?\b|word of mouth|invite friends|bring a friend/i },
  clients: { write: clients, cue: /\bretainer|CRM\b/i, notFor: SOFTWARE },
  areas: {
    write: areas,
    cue: /\bneighbou?rhood|near (?:you|me)|deliver(?:y|s) to|radius|mobile (?:car|dog|hair|repair)/i,
    onlyFor: ['local-service'],
  },
  'field-notes': {
    write: fieldNotes,
    cue: /\bfarm(?:s|ers?)?\b|offshore|on site|construction site|in the field|remote area|inspection/i,
    onlyFor: ['software-subscription', 'hardware-subscription', 'local-service'],
  },
  admin: { write: admin },
}
