// One playbook at a time, for whoever has to fetch it first: the browser.
import type { BusinessModel } from '../understand/understanding.ts'
import type { Playbook } from './models/playbook.ts'

const LOADERS: Record<BusinessModel, () => Promise<Playbook>> = {
  'software-subscription': async () =>
    (await import('./models/software-subscription/software-subscription.ts')).softwareSubscription,
  'usage-based-software': async () =>
    (await import('./models/usage-based-software/usage-based-software.ts')).usageBasedSoftware,
  'success-fee': async () => (await import('./models/success-fee/success-fee.ts')).successFee,
  marketplace: async () => (await import('./models/marketplace/marketplace.ts')).marketplace,
  'direct-to-consumer': async () =>
    (await import('./models/direct-to-consumer/direct-to-consumer.ts')).directToConsumer,
  'hardware-subscription': async () =>
    (await import('./models/hardware-subscription/hardware-subscription.ts')).hardwareSubscription,
  'local-shop': async () => (await import('./models/local-shop/local-shop.ts')).localShop,
  'local-service': async () => (await import('./models/local-service/local-service.ts')).localService,
  agency: async () => (await import('./models/agency/agency.ts')).agency,
  education: async () => (await import('./models/education/education.ts')).education,
  content: async () => (await import('./models/content/content.ts')).content,
  rental: async () => (await import('./models/rental/rental.ts')).rental,
  manufacturing: async () => (await import('./models/manufacturing/manufacturing.ts')).manufacturing,
  event: async () => (await import('./models/event/event.ts')).event,
  'non-profit': async () => (await import('./models/non-profit/non-profit.ts')).nonProfit,
}

/** What corrects an understanding; a composed plan needs none of it. */
export const loadPutRight = async () => (await import('../understand/put-right.ts')).putRight

export function loadPlaybook(model: BusinessModel): Promise<Playbook> {
  return LOADERS[model]()
}
