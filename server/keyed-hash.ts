import { createHmac } from 'node:crypto'
import type { Cards } from './house.ts'

/** A secret that is not in the database: one of its own, or the card provider's key, which every shop has. */
export type Secret = Pick<Cards, 'secretKey' | 'hashSecret'>

/** To know something again that is not to be kept. Who has the database alone cannot tell what it was. */
export function keyedHash({ secretKey, hashSecret = secretKey }: Secret, text: string): string {
  return createHmac('sha256', hashSecret).update(text).digest('base64url')
}
