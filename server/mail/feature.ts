import { desc, eq } from '../database/sql.ts'
import type { Feature } from '../house.ts'
import { work } from '../jobs/job.ts'
import { deliver } from './deliver.ts'
import { deliverMail } from './mail.ts'
import { mails } from './tables.ts'

export const mailFeature: Feature = {
  name: 'mail',
  jobs: ({ db, storage, smtpUrl, config }) => [
    work(deliverMail, ({ id }, attempt) =>
      deliver({ db, storage, smtpUrl, from: config.mail.from }, id, attempt),
    ),
  ],
  exportData: async (db, { email }) =>
    email &&
    db
      .select({ subject: mails.subject, status: mails.status, createdAt: mails.createdAt })
      .from(mails)
      .where(eq(mails.recipient, email.toLowerCase()))
      .orderBy(desc(mails.createdAt)),
  erase: async (tx, { email }) => {
    if (email) await tx.delete(mails).where(eq(mails.recipient, email.toLowerCase()))
  },
}
