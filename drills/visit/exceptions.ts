// Visits that may change something, each with its reason. One that changes nothing any more fails the drill, so that this list
// stays as short as it can be.
import type { Bait } from './address-values.ts'
import type { Change } from './shop-state.ts'

export interface Exception {
  address: string
  reason: string
  /** The table in which something has to change, or the exception is not needed. */
  table: string
  mayChange(change: Change): boolean
}

export function exceptionsOf(bait: Bait): Exception[] {
  const isOthers = ({ row }: Change) => !row.includes(bait.memberId) && !row.includes(bait.memberEmail)
  return [
    {
      address: `/unsubscribed#token=${bait.unsubscribe.member}`,
      reason:
        'The link of an email unsubscribes in one step (RFC 8058). Only who got the email has the token, and the settings undo it.',
      table: 'notification_settings',
      mayChange: ({ table }) => table === 'notification_settings',
    },
    {
      address: `/unsubscribed?token=${bait.unsubscribe.attacker}`,
      reason: 'The same with a token of the attacker: it acts on the settings of the attacker.',
      table: 'notification_settings',
      mayChange: (change) => change.table === 'notification_settings' && isOthers(change),
    },
    {
      address: `/success?session_id=${bait.sessions.unserved}`,
      reason:
        'Asks the card provider about a payment that was made, and serves the person who paid. The visitor gets and loses nothing.',
      table: 'orders',
      mayChange: isOthers,
    },
  ]
}
