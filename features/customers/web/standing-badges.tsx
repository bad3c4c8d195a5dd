import { Badge } from '#web/ui/badge.tsx'
import type { Customer } from '../contract.ts'

/** What is out of the ordinary. */
export function StandingBadges({ role, proved, suspended }: Pick<Customer, 'role' | 'proved' | 'suspended'>) {
  return (
    <>
      {role !== 'user' && <Badge kind="cyan">{role === 'owner' ? 'Owner' : 'Admin'}</Badge>}
      {suspended && <Badge kind="bad">Suspended</Badge>}
      {!proved && <Badge kind="outline">Address not confirmed</Badge>}
    </>
  )
}
