// Which features there are, and what they stand on.
import type { FeatureWriter } from '../ground.ts'
import { accounts } from './accounts.ts'
import { admin } from './admin.ts'
import { alerts } from './alerts.ts'
import { areas } from './areas.ts'
import { articles } from './articles.ts'
import { batches } from './batches.ts'
import { bookings } from './bookings.ts'
import { cases } from './cases.ts'
import { catalogue } from './catalogue.ts'
import { classes } from './classes.ts'
import { clients } from './clients.ts'
import { collection } from './collection.ts'
import { courses } from './courses.ts'
import { customerFile } from './customer-file.ts'
import { devices } from './devices.ts'
import { documents } from './documents.ts'
import { donations } from './donations.ts'
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

interface Entry {
  write: FeatureWriter
  /** What has to be there as well. */
  needs?: FeatureId[]
}

export const REGISTRY: Record<FeatureId, Entry> = {
  alerts: { write: alerts, needs: ['devices'] },
  devices: { write: devices },
  letters: { write: letters, needs: ['documents'] },
  documents: { write: documents },
  cases: { write: cases },
  'main-job': { write: mainJob },
  'protected-orders': { write: protectedOrders, needs: ['listings'] },
  'standing-orders': { write: standingOrders, needs: ['catalogue'] },
  collection: { write: collection, needs: ['orders', 'catalogue'] },
  classes: { write: classes },
  bookings: { write: bookings },
  rentals: { write: rentals },
  tickets: { write: tickets },
  donations: { write: donations },
  courses: { write: courses },
  articles: { write: articles },
  loans: { write: loans },
  metering: { write: metering },
  quotes: { write: quotes },
  clients: { write: clients },
  batches: { write: batches, needs: ['catalogue'] },
  'customer-file': { write: customerFile },
  invoices: { write: invoices },
  registers: { write: registers },
  tasks: { write: tasks },
  listings: { write: listings },
  areas: { write: areas },
  memberships: { write: memberships },
  orders: { write: orders, needs: ['catalogue'] },
  catalogue: { write: catalogue },
  reviews: { write: reviews },
  messages: { write: messages },
  reports: { write: reports },
  group: { write: group },
  plans: { write: plans },
  referrals: { write: referrals },
  accounts: { write: accounts },
  admin: { write: admin },
}
