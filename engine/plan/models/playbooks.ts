// Which playbook plans which business model.
import type { BusinessModel } from '../../understand/understanding.ts'
import { content } from './content/content.ts'
import { directToConsumer } from './direct-to-consumer/direct-to-consumer.ts'
import { event } from './event/event.ts'
import { localShop } from './local-shop/local-shop.ts'
import { nonProfit } from './non-profit/non-profit.ts'
import type { Playbook } from './playbook.ts'
import { rental } from './rental/rental.ts'
import { softwareSubscription } from './software-subscription/software-subscription.ts'
import { usageBasedSoftware } from './usage-based-software/usage-based-software.ts'

const PLAYBOOKS: Partial<Record<BusinessModel, Playbook>> = {
  'software-subscription': softwareSubscription,
  'usage-based-software': usageBasedSoftware,
  'direct-to-consumer': directToConsumer,
  'local-shop': localShop,
  content,
  rental,
  event,
  'non-profit': nonProfit,
}

export function playbookFor(model: BusinessModel): Playbook {
  return PLAYBOOKS[model] ?? localShop
}
