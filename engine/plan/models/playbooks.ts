// Which playbook plans which business model.
import type { BusinessModel } from '../../understand/understanding.ts'
import { agency } from './agency/agency.ts'
import { education } from './education/education.ts'
import { localShop } from './local-shop/local-shop.ts'
import type { Playbook } from './playbook.ts'

export const PLAYBOOKS: Partial<Record<BusinessModel, Playbook>> = {
  agency,
  education,
  'local-shop': localShop,
}

export function playbookFor(model: BusinessModel): Playbook {
  return PLAYBOOKS[model] ?? localShop
}
