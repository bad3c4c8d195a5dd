// Email leaves in two steps: written down inside the transaction that causes it, delivered by a job.
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Db, Tx } from '../database/connect.ts'
import { and, eq, ne } from '../database/sql.ts'
import { queue } from '../jobs/job.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { htmlText, type Letter, plainText } from './letter.ts'
import { type Attachment, mails } from './tables.ts'

interface Message {
  to: string
  subject: string
  letter: Letter
  attachments?: Attachment[]
}

export interface Mail {
  send(db: Db, message: Message): Promise<void>
  /** For an address that its account has left: no erasure finds its records later. What still waits is sent before. */
  forget(tx: Tx, address: string): Promise<void>
}

export const deliverMail = queue({
  name: 'deliver-mail',
  data: z.object({ id: z.uuid() }),
  // With a quarter of an hour between later tries, a mail server may be away for two days.
  retries: 200,
  retryDelaySeconds: 2,
  timeLimitSeconds: 120,
  concurrency: 4,
})

export function createMail(jobs: Jobs): Mail {
  return {
    async send(db, { to, subject, letter, attachments = [] }) {
      if (!/^[^\s,;<>"]+@[^\s,;<>"]+$/.test(to)) throw new Error('An email goes to one address.')
      const id = randomUUID()
      // Record and job together, also for a caller without a transaction.
      await db.transaction(async (tx) => {
        await tx.insert(mails).values({
          id,
          recipient: to.toLowerCase(),
          subject,
          html: htmlText(letter),
          text: plainText(letter),
          headers: letter.unsubscribeUrl ? unsubscribeHeaders(letter.unsubscribeUrl) : {},
          attachments,
        })
        await jobs.enqueue(tx, deliverMail, { id })
      })
    },
    async forget(tx, address) {
      const toAddress = eq(mails.recipient, address.toLowerCase())
      // Marked first, which waits for whoever settles one at this moment: then either they or we delete it.
      await tx.update(mails).set({ forgotten: true }).where(toAddress)
      await tx.delete(mails).where(and(toAddress, ne(mails.status, 'waiting')))
    },
  }
}

/** RFC 8058: mail programs show a button of their own, and post to the address. */
export function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
