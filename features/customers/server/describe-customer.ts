import { hasSecondFactor } from '#features/accounts/server/public.ts'
import type { Db } from '#server/database/connect.ts'
import { deviceName } from '#server/device-name.ts'
import { Failure } from '#server/errors.ts'
import type { CustomerDetail } from '../contract.ts'
import * as detail from './detail-queries.ts'
import { findCustomer } from './queries.ts'

export async function describeCustomer(db: Db, id: string): Promise<CustomerDetail> {
  const [customer, standing] = await Promise.all([findCustomer(db, id), detail.standingOf(db, id)])
  if (!customer || !standing) throw new Failure('not_found')
  const [orders, entries, blueprints, sessions, lostMail] = await Promise.all([
    detail.ordersOf(db, id),
    detail.entriesOf(db, id),
    detail.blueprintsOf(db, id),
    detail.sessionsOf(db, id),
    detail.lostMailTo(db, customer.email),
  ])
  const { provedAt, hasPassword, suspendedAt, suspensionReason } = standing
  const all = { orders, entries, blueprints, sessions, lostMail }
  return {
    customer: {
      ...customer,
      hasPassword,
      hasSecondFactor: await hasSecondFactor(db, id),
      ...(provedAt && { provedAt: provedAt.toISOString() }),
      ...(suspendedAt && {
        suspension: { since: suspendedAt.toISOString(), reason: suspensionReason ?? '' },
      }),
    },
    orders: shown(orders).map(({ dispute, promoCode, state, ...order }) => ({
      ...dated(order),
      state: dispute === 'open' || dispute === 'lost' ? 'disputed' : state,
      ...(promoCode && { promoCode }),
    })),
    entries: shown(entries).map(dated),
    blueprints: shown(blueprints).map(({ status, ...blueprint }) => ({
      ...dated(blueprint),
      ...(status && { status: status === 'complete' ? 'completed' : status }),
    })),
    sessions: shown(sessions).map(({ userAgent, lastSeenAt, ...session }) => ({
      ...dated(session),
      device: deviceName(userAgent),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
    lostMail: shown(lostMail).map(({ problem, ...mail }) => ({ ...dated(mail), problem: problem ?? '' })),
    more: KINDS.filter((kind) => all[kind].length > detail.SHOWN),
  }
}

const KINDS = ['orders', 'entries', 'blueprints', 'sessions', 'lostMail'] as const

const shown = <T>(rows: T[]): T[] => rows.slice(0, detail.SHOWN)

const dated = <T extends { createdAt: Date }>(row: T) => ({ ...row, createdAt: row.createdAt.toISOString() })
