import { createHmac } from 'node:crypto'
import type { Cards } from './house.ts'

/** The card provider's key is the one secret that every shop has, and that is not in its database. */
export type Secret = Pick<Cards, 'secretKey'>

/** To know something again that is not to be kept. Who has the database alone cannot tell what it was. */
export function keyedHash({ secretKey }: Secret, text: string): string {
  return createHmac('sha256', secretKey).update(text).digest('base64url')
}
