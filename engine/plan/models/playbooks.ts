// Which playbook plans which business model.
import type { BusinessModel } from '../../understand/understanding.ts'
import { hardwareSubscription } from './hardware-subscription/hardware-subscription.ts'
import { localShop } from './local-shop/local-shop.ts'
import { manufacturing } from './manufacturing/manufacturing.ts'
import type { Playbook } from './playbook.ts'

export const PLAYBOOKS: Partial<Record<BusinessModel, Playbook>> = {
  'local-shop': localShop,
  'hardware-subscription': hardwareSubscription,
  manufacturing,
}

export function playbookFor(model: BusinessModel): Playbook {
  return PLAYBOOKS[model] ?? localShop
}
