// From what happens in a thread to the bell and the mailbox. Jobs are run by hand, so that the clock is the test's.

import { expect, test } from 'vitest'
import { users } from '#features/accounts/server/tables.ts'
import { openShop } from '#features/accounts/server/testing/shop.ts'
import type { CommunityEvent } from '#features/community/server/public.ts'
import { communityComments, communityPosts } from '#features/community/server/tables.ts'
import { desc, eq, sql } from '#server/database/sql.ts'
import { mails } from '#server/mail/tables.ts'
import { notificationsFeature } from './feature.ts'
import { notifications, threadMails } from './tables.ts'
import { type News, newsOf, tell } from './tell.ts'
import { buildComment, buildPost, member } from './testing/thread.ts'
import { sendThreadMail } from './thread-mail.ts'

const shop = openShop({ works: false })
const db = () => shop.house().db
const BELL = '/api/notifications'

async function thread() {
  const author = await member(shop)
  const reader = await member(shop, { fullName: 'Jin Park' })
  const post = await buildPost(db(), author.id)
  const comment = await buildComment(db(), post.id, reader.id)
  return { author, reader, post, comment }
}
type Thread = Awaited<ReturnType<typeof thread>>

const commented = ({ author, reader, post, comment }: Thread): News => ({
  kind: 'comment',
  to: author.id,
  from: reader.id,
  postId: post.id,
  commentId: comment.id,
})
const hear = (news: News) => db().transaction((tx) => tell(shop.house(), tx, news))
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const deliver = ({ author, post }: Thread, now = new Date()) =>
  sendThreadMail(shop.house(), { userId: author.id, postId: post.id }, now)
const mailsTo = async (email: string, subject: string) => {
  const all = await db().select().from(mails).where(eq(mails.recipient, email)).orderBy(desc(mails.createdAt))
  return all.filter((mail) => mail.subject.includes(subject))
}
const bellOf = async ({ person }: { person: Thread['author']['person'] }) => (await person.get(BELL)).body

test('a comment rings the bell and is mailed, with the ways out', async () => {
  const here = await thread()
  const { author, reader, post, comment } = here
  const event = {
    kind: 'commentAdded',
    to: author.id,
    from: reader.id,
    postId: post.id,
    commentId: comment.id,
  }
  const job = notificationsFeature.jobs?.(shop.house()).find(({ queue }) => queue.name === 'community-event')
  const attempt = { jobId: '', signal: AbortSignal.timeout(10_000), isLast: false }
  // An event may be delivered twice.
  for (const _ of [1, 2]) await job?.run(event, attempt)
  expect(await bellOf(author)).toEqual({
    unread: 1,
    notifications: [
      {
        id: expect.any(String),
        kind: 'comment',
        text: 'Jin Park commented on your post',
        title: post.title,
        excerpt: 'Price the warning.',
        url: `/community/thread/${post.id}#comment-${comment.id}`,
        createdAt: expect.any(String),
        isRead: false,
      },
    ],
  })
  for (const _ of [1, 2]) await deliver(here)
  const sent = await mailsTo(author.email, 'Jin Park commented')
  expect(sent).toHaveLength(1)
  expect(sent[0]?.text).toContain('> Price the warning.')
  expect(sent[0]?.text).toContain(`http://shop.test/community/thread/${post.id}#comment-${comment.id}`)
  const page = /Unsubscribe: (\S+)/.exec(sent[0]?.text ?? '')?.[1] ?? ''
  expect(page).toContain('http://shop.test/unsubscribed#token=')
  const wayOut = page.replace('/unsubscribed#', '/api/unsubscribe?')
  expect(sent[0]?.headers).toEqual({
    'List-Unsubscribe': `<${wayOut}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  // The mail program posts there, without a cookie.
  const path = wayOut.slice('http://shop.test'.length)
  expect((await shop.visitor().post(path)).body).toEqual({ success: true, list: 'community' })
  await hear({ ...commented(here), commentId: (await buildComment(db(), post.id, reader.id)).id })
  await deliver(here, later(11))
  expect(await mailsTo(author.email, post.title)).toHaveLength(1)
  // The bell goes on.
  expect((await bellOf(author)).unread).toBe(2)
})

test('within ten minutes everything of a thread is collected in one email', async () => {
  const here = await thread()
  const { author, reader, post } = here
  await hear(commented(here))
  await deliver(here)
  for (const text of ['Second.', 'Third.', 'Fourth.'])
    await hear({ ...commented(here), commentId: (await buildComment(db(), post.id, reader.id, text)).id })
  await deliver(here)
  await deliver(here, later(5))
  expect(await mailsTo(author.email, post.title)).toHaveLength(1)
  await deliver(here, later(10.1))
  const [second, ...rest] = await mailsTo(author.email, post.title)
  expect(rest).toHaveLength(1)
  expect(second?.subject).toBe(`3 new in: ${post.title}`)
  expect(second?.text).toMatch(/Second\..*Third\..*Fourth\./s)
  // Another thread does not wait for this one.
  const other = { ...here, post: await buildPost(db(), author.id, 'Another thread') }
  const comment = await buildComment(db(), other.post.id, reader.id)
  await hear(commented({ ...other, comment }))
  await deliver(other)
  expect(await mailsTo(author.email, 'Another thread')).toHaveLength(1)
})

test('twenty comments at the same moment are one job, and one email', async () => {
  const here = await thread()
  const { author, reader, post } = here
  const comments = await Promise.all(
    Array.from({ length: 20 }, (_, n) => buildComment(db(), post.id, reader.id, `Number ${n}.`)),
  )
  await Promise.all(comments.map(({ id }) => hear({ ...commented(here), commentId: id })))
  const { rows } = await db().execute(
    sql`select 1 from pgboss.job where name = 'thread-mail' and data->>'postId' = ${post.id}`,
  )
  expect(rows).toHaveLength(1)
  await Promise.all([deliver(here), deliver(here), deliver(here)])
  const [mail, ...more] = await mailsTo(author.email, post.title)
  expect(more).toEqual([])
  expect(mail?.subject).toBe(`20 new in: ${post.title}`)
  expect(mail?.text).toContain('And 12 more.')
  expect((await bellOf(author)).unread).toBe(20)
})

test('nobody is told of their own acts, nor of what a muted or blocked person does', async () => {
  for (const kind of ['mute', 'block']) {
    const here = await thread()
    const { author, reader } = here
    await author.person.put(`/api/settings/blocks/${reader.id}`, { kind })
    await hear(commented(here))
    await hear({ ...commented(here), from: author.id })
    expect(await bellOf(author)).toEqual({ unread: 0, notifications: [] })
    await deliver(here)
    expect(await mailsTo(author.email, here.post.title)).toEqual([])
  }
})

test('muted, read, switched off or removed before the email went: it does not go', async () => {
  const changes: ((here: Thread) => Promise<unknown>)[] = [
    ({ author, reader }) => author.person.put(`/api/settings/blocks/${reader.id}`, { kind: 'mute' }),
    ({ author }) => author.person.post(`${BELL}/read`, {}),
    ({ author }) => author.person.post('/api/settings/notifications', { notifyOnComment: false }),
    ({ comment }) =>
      db().update(communityComments).set({ state: 'removed' }).where(eq(communityComments.id, comment.id)),
  ]
  for (const change of changes) {
    const here = await thread()
    await hear(commented(here))
    await change(here)
    await deliver(here)
    expect(await mailsTo(here.author.email, here.post.title)).toEqual([])
    // Nothing was sent, so that the next one need not wait.
    const [line] = await db().select().from(threadMails).where(eq(threadMails.userId, here.author.id))
    expect(line).toMatchObject({ lastSentAt: null, dueAt: null })
  }
})

test('emails go to proved addresses only; the bell rings for everybody', async () => {
  const here = await thread()
  const unproved = await member(shop, { proved: false })
  await hear({ ...commented(here), to: unproved.id })
  expect((await bellOf(unproved)).unread).toBe(1)
  await sendThreadMail(shop.house(), { userId: unproved.id, postId: here.post.id })
  expect(await mailsTo(unproved.email, here.post.title)).toEqual([])
})

test('a reply on one’s own post is told once, and mailed if either is wanted', async () => {
  const here = await thread()
  const { author } = here
  await author.person.post('/api/settings/notifications', { notifyOnComment: false })
  await hear(commented(here))
  await hear({ ...commented(here), kind: 'reply' })
  await hear({ ...commented(here), kind: 'mention' })
  const { notifications: told } = await bellOf(author)
  expect(told).toMatchObject([{ kind: 'reply', text: 'Jin Park replied to your comment' }])
  await deliver(here)
  expect(await mailsTo(author.email, 'Jin Park replied')).toHaveLength(1)
})

test('an answer under one’s own post is mailed also to who wants to hear of comments only', async () => {
  const { author, reader, post } = await thread()
  await author.person.post('/api/settings/notifications', { notifyOnReply: false })
  const path = `/api/community/posts/${post.id}/comments`
  const mine = (await author.person.post(path, { content: 'More tomorrow.' })).body.comment
  await reader.person.post(path, { content: 'Which time?', parentId: mine.id })
  const { rows } = await db().execute<{ data: CommunityEvent }>(
    sql`select data from pgboss.job where name = 'community-event' and data->>'postId' = ${post.id} order by created_on, id`,
  )
  for (const { data } of rows) await hear(newsOf(data))
  await sendThreadMail(shop.house(), { userId: author.id, postId: post.id })
  expect(await mailsTo(author.email, 'Jin Park commented')).toHaveLength(1)
  expect((await bellOf(author)).unread).toBe(1)
})

test('who did it may have left before it is told', async () => {
  const here = await thread()
  await db().delete(users).where(eq(users.id, here.reader.id))
  await hear(commented(here))
  expect((await bellOf(here.author)).notifications).toMatchObject([
    { text: 'Deleted member commented on your post' },
  ])
})

test('votes are one line for each thing, mailed only to those who asked; taken back and given again they are nothing new', async () => {
  const here = await thread()
  const { author, reader, post } = here
  const voted = (from: string): News => ({ kind: 'vote', to: author.id, from, postId: post.id })
  await hear(voted(reader.id))
  // The vote was taken back before anybody looked.
  expect((await bellOf(author)).notifications).toEqual([])
  await db().update(communityPosts).set({ upvotes: 1 }).where(eq(communityPosts.id, post.id))
  expect((await bellOf(author)).notifications).toMatchObject([
    { text: 'Your post has 1 upvote', isRead: false },
  ])
  await author.person.post(`${BELL}/read`, {})
  await hear(voted(reader.id))
  expect((await bellOf(author)).unread).toBe(0)
  await db().update(communityPosts).set({ upvotes: 2 }).where(eq(communityPosts.id, post.id))
  await hear(voted((await member(shop)).id))
  expect(await bellOf(author)).toMatchObject({
    unread: 1,
    notifications: [{ kind: 'vote', text: 'Your post has 2 upvotes' }],
  })
  await deliver(here)
  expect(await mailsTo(author.email, post.title)).toEqual([])
  await author.person.post('/api/settings/notifications', { notifyOnVote: true })
  await hear(voted((await member(shop)).id))
  await deliver(here)
  expect(await mailsTo(author.email, 'Your post has 2 upvotes')).toHaveLength(1)
})

test('decisions are told to the author, whatever the settings, with the reason', async () => {
  const { author, post } = await thread()
  await author.person.post('/api/settings/notifications', { emailNotifications: false })
  const decided = (kind: News['kind'], reason?: string): News => ({
    kind,
    to: author.id,
    postId: post.id,
    reason,
  })
  for (const _ of [1, 2]) await hear(decided('hidden', 'Three members reported it.'))
  await hear(decided('removed', 'spam'))
  expect((await bellOf(author)).notifications).toMatchObject([
    { kind: 'removed', text: 'Your post was removed', excerpt: 'spam' },
  ])
  const sent = await mailsTo(author.email, post.title)
  expect(sent.map(({ subject }) => subject)).toEqual([
    `Your post was removed: ${post.title}`,
    `Your post is hidden until we have looked at it: ${post.title}`,
  ])
  expect(sent[1]?.text).toContain('Why: Three members reported it.')
})

test('reading: pages, one by one, all at once; and nobody else’s', async () => {
  const here = await thread()
  const { author, reader, post } = here
  for (let n = 0; n < 25; n++)
    await hear({ ...commented(here), commentId: (await buildComment(db(), post.id, reader.id, `${n}`)).id })
  const first = await bellOf(author)
  expect(first.notifications).toHaveLength(20)
  const second = (await author.person.get(`${BELL}?cursor=${first.nextCursor}`)).body
  expect(second).not.toHaveProperty('nextCursor')
  const ids = [...first.notifications, ...second.notifications].map(({ id }: { id: string }) => id)
  expect(new Set(ids).size).toBe(25)
  // A stranger cannot read them, nor mark them.
  expect(await bellOf(reader)).toEqual({ unread: 0, notifications: [] })
  await reader.person.post(`${BELL}/read`, { ids })
  expect((await author.person.get(`${BELL}/unread`)).body).toEqual({ unread: 25 })
  expect((await author.person.post(`${BELL}/read`, { ids: ids.slice(0, 2) })).body.unread).toBe(23)
  expect((await author.person.post(`${BELL}/read`, {})).body).toEqual({ success: true, unread: 0 })
  expect((await author.person.get('/api/dashboard')).body.unreadNotifications).toBe(0)
  for (const bad of ['?cursor=1', '?cursor=0000000000000_x', `?cursor=0000000000000_${'-'.repeat(36)}`])
    expect((await author.person.get(BELL + bad)).status).toBe(400)
  expect((await shop.visitor().get(BELL)).status).toBe(401)
})

test('what is deleted with an account, and what is older than ninety days, is gone', async () => {
  const here = await thread()
  await hear(commented(here))
  await deliver(here)
  const lines = () => db().select().from(threadMails).where(eq(threadMails.userId, here.author.id))
  expect(await lines()).toHaveLength(1)
  await db()
    .update(notifications)
    .set({ createdAt: sql`now() - interval '91 days'` })
    .where(eq(notifications.userId, here.author.id))
  await db()
    .update(threadMails)
    .set({ lastSentAt: sql`now() - interval '25 hours'` })
    .where(eq(threadMails.userId, here.author.id))
  const forget = notificationsFeature
    .jobs?.(shop.house())
    .find(({ queue }) => queue.name === 'forget-notifications')
  await forget?.run({}, { jobId: '', signal: AbortSignal.timeout(10_000), isLast: false })
  expect((await bellOf(here.author)).notifications).toEqual([])
  expect(await lines()).toEqual([])
})
