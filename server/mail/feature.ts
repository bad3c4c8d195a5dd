import { z } from 'zod'
import { desc, eq } from '../database/sql.ts'
import type { Feature } from '../house.ts'
import { queue, work } from '../jobs/job.ts'
import { deliver } from './deliver.ts'
import { deliverMail } from './mail.ts'
import { purgeMails } from './purge.ts'
import { mails } from './tables.ts'

const purge = queue({ name: 'purge-mails', data: z.object({}), schedule: '37 3 * * *', concurrency: 1 })

export const mailFeature: Feature = {
  name: 'mail',
  jobs: ({ db, storage, smtpUrl, config }) => [
    work(deliverMail, ({ id }, attempt) =>
      deliver({ db, storage, smtpUrl, from: config.mail.from }, id, attempt),
    ),
    work(purge, () => purgeMails(db, new Date())),
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
