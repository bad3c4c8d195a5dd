// For who says that the mail never came.
import { and, eq, gt, sql } from 'drizzle-orm'
import type { User } from '#features/accounts/server/public.ts'
import { blueprintById, filesOf } from '#features/blueprints/server/public.ts'
import type { Tx } from '#server/database/connect.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { mails } from '#server/mail/tables.ts'
import { doneLetter } from './letters.ts'

/** The letter of the day it was made, with its files as they are now. The account is held. Answers whether it was sent: twice within a minute is once. */
export async function emailFilesAgain(
  house: House,
  tx: Tx,
  user: User,
  blueprintId: string,
): Promise<boolean> {
  const blueprint = await blueprintById(tx, blueprintId)
  if (!blueprint || blueprint.userId !== user.id) throw new Failure('not_found')
  const files = await filesOf(tx, blueprint.id)
  if (files.length === 0) throw new Failure('no_files_yet')
  const { subject, ...letter } = doneLetter(house.config, { user, blueprint, files })
  const [lately] = await tx
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        eq(mails.recipient, user.email),
        eq(mails.subject, subject),
        gt(mails.createdAt, sql`now() - interval '1 minute'`),
      ),
    )
    .limit(1)
  if (lately) return false
  await house.mail.send(tx, { to: user.email, subject, ...letter })
  return true
}
