// The pages of the owner's desk, in the order of their tabs.
import type { Role } from '#web/session.ts'

interface Section {
  label: string
  path: `/admin/${string}`
  /** Whoever is less does not see it. */
  from: Exclude<Role, 'member'>
}

const SECTIONS: Section[] = [
  { label: 'Reports', path: '/admin/reports', from: 'admin' },
  { label: 'Promo codes', path: '/admin/promo-codes', from: 'owner' },
  { label: 'Webhooks', path: '/admin/webhooks', from: 'owner' },
  { label: 'Recovery', path: '/admin/recovery', from: 'owner' },
  { label: 'Customers', path: '/admin/customers', from: 'owner' },
  { label: 'Refunds', path: '/admin/refunds', from: 'owner' },
  { label: 'Operations', path: '/admin/operations', from: 'admin' },
  { label: 'Audit', path: '/admin/audit', from: 'owner' },
  { label: 'Security', path: '/admin/security', from: 'owner' },
]

export function sectionsFor(role: Role): Section[] {
  return SECTIONS.filter(({ from }) => isAtLeast(role, from))
}

const RANK: Record<Role, number> = { member: 0, admin: 1, owner: 2 }

export function isAtLeast(role: Role, least: Role): boolean {
  return RANK[role] >= RANK[least]
}
