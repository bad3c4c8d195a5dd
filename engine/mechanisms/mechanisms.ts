// Every way of earning that the reader knows, with its arithmetic.
import type { Mechanism as MechanismName } from '../read/reading.ts'
import { advertising } from './advertising.ts'
import { commission } from './commission.ts'
import { course } from './course.ts'
import { event } from './event.ts'
import { franchise } from './franchise.ts'
import { grants } from './grants.ts'
import { inApp } from './in-app.ts'
import { interest } from './interest.ts'
import { licensing } from './licensing.ts'
import { marketplace } from './marketplace.ts'
import type { Mechanism } from './mechanism.ts'
import { membership } from './membership.ts'
import { productSale } from './product-sale.ts'
import { project } from './project.ts'
import { rental } from './rental.ts'
import { retainer } from './retainer.ts'
import { seats } from './seats.ts'
import { serviceVisit } from './service-visit.ts'
import { staffing } from './staffing.ts'
import { subscription } from './subscription.ts'
import { successFee } from './success-fee.ts'
import { usage } from './usage.ts'

export const MECHANISMS: Record<MechanismName, Mechanism> = {
  subscription,
  usage,
  'product-sale': productSale,
  'service-visit': serviceVisit,
  project,
  retainer,
  rental,
  seats,
  event,
  course,
  membership,
  marketplace,
  'success-fee': successFee,
  commission,
  staffing,
  licensing,
  franchise,
  advertising,
  'in-app': inApp,
  grants,
  interest,
}
