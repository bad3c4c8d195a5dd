// The three texts of a brief, read for what they say and not for what they order.
import type { BriefTexts } from '../brief.ts'
import { fieldOf } from './text/field.ts'
import { withoutOrders } from './text/orders.ts'

export const fieldsOf = (brief: BriefTexts) => ({
  idea: fieldOf('businessIdea', withoutOrders(brief.businessIdea)),
  customer: fieldOf('targetCustomer', withoutOrders(brief.targetCustomer)),
  context: fieldOf('additionalContext', withoutOrders(brief.additionalContext)),
})
