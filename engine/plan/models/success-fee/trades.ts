// Which kind of success is paid for, by the words of the brief.
import type { Context } from '../../context.ts'
import { kindOf } from '../kind.ts'
import type { Trade } from './trade.ts'
import { contracts } from './trades/contracts.ts'
import { damage } from './trades/damage.ts'
import { delayedTravel } from './trades/delayed-travel.ts'
import { energy } from './trades/energy.ts'
import { enquiries } from './trades/enquiries.ts'
import { grants } from './trades/grants.ts'
import { homes } from './trades/homes.ts'
import { medicalClaims } from './trades/medical-claims.ts'
import { overdueInvoices } from './trades/overdue-invoices.ts'
import { plain } from './trades/plain.ts'
import { recruiting } from './trades/recruiting.ts'
import { royalties } from './trades/royalties.ts'
import { shopRefunds } from './trades/shop-refunds.ts'
import { tax } from './trades/tax.ts'

/** Where a brief's words fit two of them alike, the first is taken. */
const TRADES: Trade[] = [
  medicalClaims,
  overdueInvoices,
  recruiting,
  energy,
  contracts,
  delayedTravel,
  tax,
  homes,
  damage,
  grants,
  shopRefunds,
  enquiries,
  royalties,
]

export function tradeOf(context: Context): Trade {
  return kindOf(context, TRADES, plain)
}
