// Which playbook plans which business model.
import type { BusinessModel } from '../../understand/understanding.ts'
import { content } from './content/content.ts'
import { event } from './event/event.ts'
import { localShop } from './local-shop/local-shop.ts'
import { nonProfit } from './non-profit/non-profit.ts'
import type { Playbook } from './playbook.ts'

export const PLAYBOOKS: Partial<Record<BusinessModel, Playbook>> = {
  'local-shop': localShop,
  content,
  event,
  'non-profit': nonProfit,
}

export function playbookFor(model: BusinessModel): Playbook {
  return PLAYBOOKS[model] ?? localShop
}
