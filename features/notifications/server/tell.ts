// Telling somebody: a line behind their bell, and an email if they want one.
import { sql } from 'drizzle-orm'
import { whoIsDeafTo } from '#features/blocks/server/public.ts'
import type { CommunityEvent } from '#features/community/server/public.ts'
import type { Tx } from '#server/database/connect.ts'
import type { House } from '#server/house.ts'
import { mailDecision } from './decision-letter.ts'
import { isDecision, type Kind } from './happenings.ts'
import { findReader } from './reader-queries.ts'
import { wantsMail } from './rules.ts'
import { settingsOf } from './settings.ts'
import { notifications } from './tables.ts'
import { scheduleThreadMail } from './thread-mail.ts'

export interface News {
  kind: Kind
  to: string
  /** Nobody: those who look after the community. */
  from?: string | undefined
  postId: string
  commentId?: string | undefined
  /** Of a decision. */
  reason?: string | undefined
}

export type Told = Pick<House, 'jobs' | 'mail' | 'config'>

const KIND_OF = {
  commentAdded: 'comment',
  replyAdded: 'reply',
  mentioned: 'mention',
  voteCast: 'vote',
} as const satisfies Record<CommunityEvent['kind'], Kind>

export const newsOf = ({ kind, ...event }: CommunityEvent): News => ({ ...event, kind: KIND_OF[kind] })

export async function tell(house: Told, tx: Tx, news: News): Promise<void> {
  const { from, to } = news
  if (from === to) return
  if (from && (await whoIsDeafTo(tx, from, [to])).has(to)) return
  const person = await findReader(tx, to)
  // An event may come after its reader has left.
  if (!person) return
  // Only to addresses that are known to be theirs.
  const mails = person.provedAt !== null && wantsMail(await settingsOf(tx, to), news.kind)
  // Whoever did it may have left, too: it stays told, of nobody.
  const actor = from && (await findReader(tx, from)) ? from : undefined
  const isNews = await writeDown(tx, { ...news, from: actor }, mails && !isDecision(news.kind))
  if (!isNews || !mails) return
  if (isDecision(news.kind)) await mailDecision(house, tx, { ...news, email: person.email })
  else await scheduleThreadMail(house, tx, { userId: to, postId: news.postId })
}

/** Answers whether it is new to them. */
async function writeDown(tx: Tx, news: News, mailWaits: boolean): Promise<boolean> {
  const { kind, to, from, postId, commentId, reason } = news
  const row = {
    userId: to,
    kind,
    cause: causeOf(news),
    actorId: from ?? null,
    postId,
    commentId: commentId ?? null,
    reason: reason ?? null,
    mail: mailWaits ? ('waiting' as const) : ('none' as const),
  }
  const told = await tx
    .insert(notifications)
    .values(row)
    .onConflictDoUpdate({
      target: [notifications.userId, notifications.cause],
      set: {
        kind,
        actorId: row.actorId,
        reason: row.reason,
        mail: row.mail,
        createdAt: sql`now()`,
        readAt: null,
      },
      setWhere: isMore(kind),
    })
    .returning({ id: notifications.id })
  return told.length > 0
}

/** One line for each comment, whatever it is to the reader; one for all votes of a thing; one for what became of a thing. */
function causeOf({ kind, postId, commentId }: News): string {
  const thing = commentId ?? postId
  if (isDecision(kind)) return `decision:${thing}`
  return kind === 'vote' ? `vote:${thing}` : `words:${thing}`
}

/** When the same cause comes again. Events may be delivered twice, and votes taken back and given again. */
function isMore(kind: Kind) {
  if (isDecision(kind)) return sql`${notifications.kind} <> excluded.kind`
  if (kind === 'vote') return sql`${notifications.actorId} is distinct from excluded.actor_id`
  // A comment on one's post that is also a reply: told once, but by email if either is wanted so.
  return sql`${notifications.mail} = 'none' and excluded.mail = 'waiting' and ${notifications.readAt} is null`
}
