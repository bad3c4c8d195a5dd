// Which playbook plans which business model.
import type { BusinessModel } from '../../understand/understanding.ts'
import { localService } from './local-service/local-service.ts'
import { localShop } from './local-shop/local-shop.ts'
import type { Playbook } from './playbook.ts'

export const PLAYBOOKS: Partial<Record<BusinessModel, Playbook>> = {
  'local-service': localService,
  'local-shop': localShop,
}

export function playbookFor(model: BusinessModel): Playbook {
  return PLAYBOOKS[model] ?? localShop
}
