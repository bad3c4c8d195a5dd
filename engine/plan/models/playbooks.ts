// Which playbook plans which business model.
import type { BusinessModel } from '../../understand/understanding.ts'
import { agency } from './agency/agency.ts'
import { content } from './content/content.ts'
import { directToConsumer } from './direct-to-consumer/direct-to-consumer.ts'
import { education } from './education/education.ts'
import { event } from './event/event.ts'
import { hardwareSubscription } from './hardware-subscription/hardware-subscription.ts'
import { localService } from './local-service/local-service.ts'
import { localShop } from './local-shop/local-shop.ts'
import { manufacturing } from './manufacturing/manufacturing.ts'
import { marketplace } from './marketplace/marketplace.ts'
import { nonProfit } from './non-profit/non-profit.ts'
import type { Playbook } from './playbook.ts'
import { rental } from './rental/rental.ts'
import { softwareSubscription } from './software-subscription/software-subscription.ts'
import { successFee } from './success-fee/success-fee.ts'
import { usageBasedSoftware } from './usage-based-software/usage-based-software.ts'

export const PLAYBOOKS: Record<BusinessModel, Playbook> = {
  'software-subscription': softwareSubscription,
  'usage-based-software': usageBasedSoftware,
  'success-fee': successFee,
  marketplace,
  'direct-to-consumer': directToConsumer,
  'hardware-subscription': hardwareSubscription,
  'local-shop': localShop,
  'local-service': localService,
  agency,
  education,
  content,
  rental,
  manufacturing,
  event,
  'non-profit': nonProfit,
}
