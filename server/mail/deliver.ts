import type { Db } from '../database/connect.ts'
import { and, eq } from '../database/sql.ts'
import type { Attempt } from '../jobs/job.ts'
import { read, type Storage } from '../storage/storage.ts'
import { messageId, openTransport, refusalOf } from './smtp.ts'
import { type Attachment, mails } from './tables.ts'

interface Post {
  db: Db
  storage: Storage
  smtpUrl: string
  from: string
}

/** One try. A passing trouble throws and is tried again; a refusal is final; either way the record says what happened. */
export async function deliver(
  { db, storage, smtpUrl, from }: Post,
  id: string,
  attempt: Attempt,
): Promise<void> {
  const [mail] = await db.select().from(mails).where(eq(mails.id, id))
  if (mail?.status !== 'waiting') return
  const transport = openTransport(smtpUrl)
  try {
    await transport.sendMail({
      from,
      to: { name: '', address: mail.recipient },
      subject: mail.subject,
      html: mail.html ?? '',
      text: mail.text ?? '',
      headers: mail.headers,
      messageId: messageId(mail.id, from),
      attachments: await Promise.all(
        mail.attachments.map((attachment) => loadAttachment(storage, attachment)),
      ),
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  } catch (error) {
    const problem = (error as Error).message
    if (refusalOf(error) === 'final') return settle(db, id, 'refused', problem)
    if (attempt.isLast) await settle(db, id, 'failed', problem)
    throw error
  } finally {
    transport.close()
  }
  await settle(db, id, 'sent')
}

async function settle(
  db: Db,
  id: string,
  status: 'sent' | 'refused' | 'failed',
  problem?: string,
): Promise<void> {
  await db
    .update(mails)
    .set({ status, problem, html: null, text: null, settledAt: new Date() })
    .where(eq(mails.id, id))
  await db.delete(mails).where(and(eq(mails.id, id), mails.forgotten))
}

async function loadAttachment(storage: Storage, { filename, contentType, key }: Attachment) {
  const content = await read(storage, key)
  if (!content) throw new Error(`The attachment ${filename} is not in the storage.`)
  return { filename, contentType, content }
}
