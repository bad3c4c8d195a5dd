// One lane of a campaign, a batch at a time. Each message is looked at again just before it goes: whoever left the list by then gets
// nothing. What is written down after each is where the next run begins, so a kill repeats at most the message in flight.
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { unsubscribeUrls } from '#features/notifications/server/public.ts'
import type { House } from '#server/house.ts'
import { type Attempt, queue } from '#server/jobs/job.ts'
import { htmlText, plainText } from '#server/mail/letter.ts'
import { unsubscribeHeaders } from '#server/mail/mail.ts'
import { messageId, openTransport, refusalOf } from '#server/mail/smtp.ts'
import { finishIfDone } from './finish.ts'
import { campaignLetter } from './letter.ts'
import { findCampaign } from './queries.ts'
import {
  claimLane,
  endTurn,
  giveUpOn,
  isAnybodyWaiting,
  type Lane,
  lookAgain,
  settle,
  waitingIn,
} from './recipient-queries.ts'
import { BATCH, type CampaignRow, LANES, nextPass } from './rules.ts'

export const sendLane = queue({
  name: 'send-campaign-lane',
  data: z.object({
    campaignId: z.uuid(),
    lane: z.number().int(),
    turn: z.number().int(),
    /** Where the last batch ended. */
    after: z.uuid().optional(),
    /** How often those whom the mail server put off were tried again. */
    pass: z.number().int().optional(),
  }),
  // As long as single emails are tried.
  retries: 200,
  retryDelaySeconds: 2,
  concurrency: LANES,
})

const REFUSED_IN_A_ROW = 10

type Data = z.infer<typeof sendLane.data>

export async function runLane(house: House, data: Data, attempt: Attempt): Promise<void> {
  const campaign = await findCampaign(house.db, data.campaignId).catch(() => undefined)
  if (campaign?.status !== 'sending') return
  const run = randomUUID()
  if (!(await claimLane(house.db, data, { turn: data.turn, run }))) return
  try {
    const { end, last } = await sendBatch(house, campaign, { data, run, attempt })
    if (end === 'not mine') return
    if (end === 'more') return await handOn(house, { ...data, after: last })
    await endOfLane(house, data)
  } catch (error) {
    if (attempt.isLast) await abandon(house, data, 'The mail server could not be reached.')
    throw error
  }
}

interface Batch {
  data: Data
  run: string
  attempt: Attempt
}

type End = 'more' | 'nobody left' | 'not mine'

async function sendBatch(
  house: House,
  campaign: CampaignRow,
  { data, run, attempt }: Batch,
): Promise<{ end: End; last: string | undefined }> {
  const people = await waitingIn(house.db, data, { after: data.after, most: BATCH })
  const userIds = people.flatMap(({ userId }) => userId ?? [])
  const urls = await unsubscribeUrls(house.db, house.config.publicUrl, { userIds, list: 'news' })
  const transport = openTransport(house.smtpUrl, { keepOpen: true })
  let last = data.after
  let refusedInARow = 0
  try {
    for (const { id, userId } of people) {
      if (attempt.signal.aborted) return { end: 'more', last }
      const now = await lookAgain(house.db, id, run)
      if (!now?.goesOn) return { end: 'not mine', last }
      const url = userId && urls.get(userId)
      if (now.waits) {
        const recipient = { id, email: now.email, url: url || undefined }
        const outcome = await sendOne(house, transport, campaign, recipient)
        refusedInARow = outcome === 'refused' ? refusedInARow + 1 : 0
      }
      last = id
      // That many wrong addresses do not stand side by side: it is us whom the server refuses.
      if (refusedInARow >= REFUSED_IN_A_ROW) throw new Error('The mail server refuses one after the other.')
    }
  } finally {
    transport.close()
  }
  return { end: people.length < BATCH ? 'nobody left' : 'more', last }
}

/** The mail server can be reached and lets us in. */
const isThere = (transport: ReturnType<typeof openTransport>): Promise<boolean> =>
  transport.verify().then(
    () => true,
    () => false,
  )

interface Recipient {
  id: string
  email: string | null
  url: string | undefined
}

async function sendOne(
  { db, config }: House,
  transport: ReturnType<typeof openTransport>,
  campaign: CampaignRow,
  { id, email, url }: Recipient,
): Promise<'done' | 'refused'> {
  if (!email || !url) {
    await settle(db, id, 'skipped')
    return 'done'
  }
  const letter = campaignLetter(campaign, { publicUrl: config.publicUrl, unsubscribeUrl: url })
  const { from } = config.mail
  try {
    await transport.sendMail({
      from,
      to: { name: '', address: email },
      subject: campaign.subject,
      html: htmlText(letter),
      text: plainText(letter),
      headers: { ...unsubscribeHeaders(url), Precedence: 'bulk' },
      messageId: messageId(id, from),
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal === 'final') {
      await settle(db, id, 'failed', (error as Error).message)
      return 'refused'
    }
    // Somebody's full mailbox, or a message on which the connection breaks, holds nobody else up: they wait for the next pass.
    if (refusal !== 'for now' && !(await isThere(transport))) throw error
    return 'done'
  }
  await settle(db, id, 'sent')
  return 'done'
}

/** Turn and job together: tried again, the job before finds that its turn is over. */
export async function handOn({ db, jobs }: House, data: Data, after?: Date): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await endTurn(tx, data, data.turn))) return
    await jobs.enqueue(tx, sendLane, { ...data, turn: data.turn + 1 }, after ? { after } : {})
  })
}

async function endOfLane(house: House, { campaignId, lane, turn, pass = 0 }: Data): Promise<void> {
  if (await isAnybodyWaiting(house.db, { campaignId, lane })) {
    const next = nextPass(pass, new Date())
    if (next) return handOn(house, { campaignId, lane, turn, pass: next.pass }, next.at)
    return abandon(house, { campaignId, lane }, 'The mail server did not take it for most of a day.')
  }
  await finishIfDone(house.db, campaignId)
}

async function abandon({ db }: House, { campaignId, lane }: Lane, problem: string): Promise<void> {
  await giveUpOn(db, { campaignId, lane }, { status: 'failed', problem })
  await finishIfDone(db, campaignId)
}
