import type { Db } from '../database/connect.ts'
import { lt } from '../database/sql.ts'
import { mails } from './tables.ts'

const KEPT_DAYS = 90

/** Also those to addresses that nobody ever proved, which no erasure finds. What still waits has not been settled, and stays. */
export async function purgeMails(db: Db, now: Date): Promise<void> {
  await db.delete(mails).where(lt(mails.settledAt, new Date(now.getTime() - KEPT_DAYS * 86_400_000)))
}
