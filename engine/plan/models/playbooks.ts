// Which playbook plans which business model.
import type { BusinessModel } from '../../understand/understanding.ts'
import { localShop } from './local-shop/local-shop.ts'
import { marketplace } from './marketplace/marketplace.ts'
import type { Playbook } from './playbook.ts'
import { successFee } from './success-fee/success-fee.ts'

export const PLAYBOOKS: Partial<Record<BusinessModel, Playbook>> = {
  'local-shop': localShop,
  marketplace,
  'success-fee': successFee,
}

export function playbookFor(model: BusinessModel): Playbook {
  return PLAYBOOKS[model] ?? localShop
}
