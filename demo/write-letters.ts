// The post of those ninety days: receipts, two campaigns, a draft, and what did not arrive.
import { sql } from 'drizzle-orm'
import { campaignRecipients, campaigns } from '#features/campaigns/server/tables.ts'
import type { Tx } from '#server/database/connect.ts'
import { deliverMail } from '#server/mail/mail.ts'
import { mails } from '#server/mail/tables.ts'
import type { Dice } from './dice.ts'
import { inParts } from './in-parts.ts'
import type { Customer, Story } from './story.ts'

const DAY_MS = 86_400_000
const PACK_NAMES = { single: 'Single Blueprint', fivePack: 'Starter Pack', tenPack: 'Entrepreneur Pack' }
const PROBLEMS = [
  ['refused', '550 5.1.1 The email account that you tried to reach does not exist.'],
  ['refused', '552 5.2.2 Mailbox full.'],
  ['failed', 'Connection timed out after 120 s.'],
] as const

const LETTERS = [
  {
    name: 'September: what is new',
    subject: 'Your plan as a spreadsheet',
    content:
      'Every blueprint now comes with its **financial model as a spreadsheet**.\n\n[See the sample](/sample)',
    daysAgo: 58,
  },
  {
    name: 'October meet-up',
    subject: 'Founders in Cork, October 22',
    content: 'We meet on October 22 at seven. Bring your plan.\n\n[Join the community](/community)',
    daysAgo: 31,
  },
]

export async function writeLetters(
  tx: Tx,
  story: Story,
  { dice, now }: { dice: Dice; now: Date },
): Promise<void> {
  await writeReceipts(tx, story, dice)
  await writeCampaigns(tx, story.customers, { dice, now })
  await leaveFailedJobs(tx)
}

async function writeReceipts(tx: Tx, { sales }: Story, dice: Dice): Promise<void> {
  const served = sales.filter(({ state }) => state !== 'expired')
  const rows = served.map(({ customer, pack, at }) => {
    const problem = dice.happens(1.5) ? dice.pick(PROBLEMS) : undefined
    const createdAt = new Date(at.getTime() + 61_000)
    return {
      id: dice.uuid(),
      recipient: customer.email,
      subject: `Your order: ${PACK_NAMES[pack]}`,
      status: problem?.[0] ?? ('sent' as const),
      problem: problem?.[1] ?? null,
      createdAt,
      settledAt: new Date(createdAt.getTime() + 2_000),
    }
  })
  await inParts(rows, (part) => tx.insert(mails).values(part))
}

async function writeCampaigns(
  tx: Tx,
  customers: Customer[],
  { dice, now }: { dice: Dice; now: Date },
): Promise<void> {
  for (const { daysAgo, ...text } of LETTERS) {
    const startedAt = new Date(now.getTime() - daysAgo * DAY_MS)
    const id = dice.uuid()
    const moments = { createdAt: startedAt, updatedAt: startedAt, startedAt }
    const finishedAt = new Date(startedAt.getTime() + 95_000)
    await tx
      .insert(campaigns)
      .values({ id, ...text, ...moments, audience: 'agreed', status: 'sent', finishedAt })
    const readers = customers.filter((one) => one.agreedToNews && !one.isGuest && one.createdAt < startedAt)
    await inParts(readers, (part) =>
      tx.insert(campaignRecipients).values(
        part.map((reader, i) => ({
          campaignId: id,
          userId: reader.id,
          lane: i % 4,
          status: dice.happens(3)
            ? ('failed' as const)
            : dice.happens(4)
              ? ('skipped' as const)
              : ('sent' as const),
          settledAt: new Date(startedAt.getTime() + i * 500),
        })),
      ),
    )
  }
  await tx.insert(campaigns).values({
    name: 'November: the community',
    subject: 'Show what you build',
    content:
      'The community is open. Post a work in progress, or read somebody else’s.\n\n[Have a look](/community)',
    audience: 'agreed',
  })
}

/** Emails that were given up are work that was given up: the operations page lists both. */
async function leaveFailedJobs(tx: Tx): Promise<void> {
  await tx.execute(sql`
    insert into pgboss.job (name, data, created_on, keep_until, source_name, source_id, source_created_on, source_retry_count, source_output)
    select 'dead-letters', jsonb_build_object('id', id), settled_at, now() + interval '1 year', ${deliverMail.name},
      gen_random_uuid(), created_at, ${deliverMail.retries}::int, ${JSON.stringify({ message: `${deliverMail.name}: Error` })}::jsonb
    from mails where status = 'failed' order by created_at desc limit 2`)
}
