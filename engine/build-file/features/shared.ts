// Whose rows they are: of a group where there is one, else of a person.
import type { Ground } from '../ground.ts'
import type { Noun } from '../nouns/noun.ts'

export interface Tenant {
  field: string
  /** 'farm_id -> Farm', as a table writes it. */
  reference: string
  /** 'members of the farm'. */
  who: string
  /** 'farm', 'account'. */
  called: string
}

export function tenantOf({ n, has }: Ground): Tenant {
  if (!has('group'))
    return { field: 'owner_id', reference: 'owner_id -> User', who: 'its owner', called: 'account' }
  const field = `${snake(n.group)}_id`
  return {
    field,
    reference: `${field} -> ${n.group.table}`,
    who: `members of the ${n.group.one}`,
    called: n.group.one,
  }
}

/** 'dog owner' gives dog_owner. */
export function snake({ one }: Pick<Noun, 'one'>): string {
  return one
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '_')
    .replace(/^_|_$/g, '')
}

/** 'dog owner' gives dog-owners: for paths. */
export function path({ many }: Pick<Noun, 'many'>): string {
  return snake({ one: many }).replaceAll('_', '-')
}

/** 'dog owner' gives DogOwners: for names of actions. */
export function camel(text: string): string {
  return snake({ one: text })
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}

export const listingTable = ({ n }: Pick<Ground, 'n'>): string =>
  n.listed.one === n.seller.one ? `${n.listed.table}Profile` : n.listed.table

export const isHealth = ({ context }: Ground): boolean =>
  context.has(/\bHIPAA|patients?\b|medical|clinic|dental|health record/i)

/** Roles as the database knows them, the most common first. */
export function rolesOf({ n, has }: Ground): string[] {
  const supplies = has('protected-orders') || has('listings')
  const works = has('bookings') || has('quotes')
  const roles = [
    snake(n.customer),
    ...(supplies ? [snake(n.seller)] : []),
    ...(works ? [snake(n.provider)] : []),
    'admin',
  ]
  return [...new Set(roles)]
}

const SIZES = [0.6, 0.85, 1, 1.8]

/** Around the plan's price, rounded to tenths: a shelf never holds one price. */
export const priceAt = (typical: number, i: number) =>
  Math.max(10, Math.round((typical * (SIZES[i] ?? 1)) / 10) * 10)

/** Made-up people have made-up addresses. */
export const addressOf = (name: string): string => `${name.split(' ')[0]?.toLowerCase()}@example.com`

/** Why a link by email, in a clause about this product's people. */
export function signInReason(g: Ground): string {
  const { n, has } = g
  if (isHealth(g))
    return 'a stolen password must not open patients’ records; a second factor is asked for on each new device'
  if (has('tasks') || has('devices') || has('metering') || has('documents'))
    return `${n.customer.many} stay signed in for 60 days on their own device, and a password would be one more thing to share`
  return `${n.customer.many} come back after weeks, and forgotten passwords would be most of the support`
}
