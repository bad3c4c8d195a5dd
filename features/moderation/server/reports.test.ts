import { expect, test } from 'vitest'
import { users } from '#features/accounts/server/tables.ts'
import { adminUser, openShop } from '#features/accounts/server/testing/shop.ts'
import { auditEntries } from '#features/admin/server/tables.ts'
import { communityPosts } from '#features/community/server/tables.ts'
import { buildComment, buildPost, member } from '#features/notifications/server/testing/thread.ts'
import { and, eq, sql } from '#server/database/sql.ts'
import type { Report } from '../contract.ts'
import { communityReports } from './tables.ts'

const shop = openShop()
const db = () => shop.house().db
const LIST = '/api/admin/community/reports'
const SPAM = { reason: 'spam', description: 'Sells watches.' }

type Member = Awaited<ReturnType<typeof member>>

async function reported(by = 1) {
  const author = await member(shop, { fullName: 'Aoife Brennan' })
  const post = await buildPost(db(), author.id)
  const reporters: Member[] = []
  for (let n = 0; n < by; n++) reporters.push(await member(shop, { fullName: `Reporter ${n}` }))
  const path = `/api/community/posts/${post.id}/report`
  for (const { person } of reporters) expect((await person.post(path, SPAM)).status).toBe(200)
  return { author, post, reporters, path }
}
type Reported = Awaited<ReturnType<typeof reported>>

const stateOf = async ({ post }: Pick<Reported, 'post'>) => {
  const [row] = await db().select().from(communityPosts).where(eq(communityPosts.id, post.id))
  return row?.state
}
const rowsOf = (thingId: string) =>
  db().select().from(communityReports).where(eq(communityReports.thingId, thingId))
const listed = async (admin: Member['person'], thingId: string): Promise<Report[]> =>
  (await admin.get(LIST)).body.filter((one: Report) => (one.postId ?? one.commentId) === thingId)
const patch = (admin: Member['person'], id: string, body: object) => admin.patch(`${LIST}/${id}`, body)
const bellOf = async ({ person }: Member) => (await person.get('/api/notifications')).body.notifications
const deedsOn = async (id: string) => {
  const rows = await db()
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.targetId, id))
    .orderBy(auditEntries.id)
  return rows.map(({ action, actorId }) => [action, actorId])
}

test('a report reaches the admins, with what it is about; again changes it, and a comment has its own', async () => {
  const here = await reported()
  const { post, author, reporters, path } = here
  const reporter = reporters[0] as Member
  expect((await reporter.person.post(path, { reason: 'harassment' })).body).toEqual({ success: true })
  const comment = await buildComment(db(), post.id, author.id, 'Buy **watches** now.')
  await reporter.person.post(`/api/community/comments/${comment.id}/report`, SPAM)
  const { person: admin } = await adminUser(shop)
  expect(await listed(admin, post.id)).toEqual([
    {
      id: expect.any(String),
      status: 'pending',
      reason: 'harassment',
      description: '',
      postId: post.id,
      reporterName: 'Reporter 0',
      createdAt: expect.any(String),
      content: {
        title: post.title,
        excerpt: 'Three prototypes float.',
        authorName: 'Aoife Brennan',
        state: 'visible',
        url: `/community/thread/${post.id}`,
      },
      openReports: 1,
    },
  ])
  expect(await listed(admin, comment.id)).toMatchObject([
    {
      commentId: comment.id,
      description: 'Sells watches.',
      content: { excerpt: 'Buy watches now.', url: `/community/thread/${post.id}#comment-${comment.id}` },
    },
  ])
})

test('ten presses at once are one report', async () => {
  const { post, path } = await reported(0)
  const { person } = await member(shop)
  const answers = await Promise.all(Array.from({ length: 10 }, () => person.post(path, SPAM)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await rowsOf(post.id)).toHaveLength(1)
})

test('what cannot be: no reason, one’s own words, nothing there, nobody signed in', async () => {
  const { author, path, post } = await reported(0)
  const { person } = await member(shop)
  expect(await person.post(path, { description: 'x' })).toMatchObject({
    status: 400,
    body: { error: 'Please choose a reason.' },
  })
  expect((await person.post(path, { reason: 'envy' })).status).toBe(400)
  expect((await person.post(path, { reason: 'other', description: 'x'.repeat(2001) })).status).toBe(400)
  expect(await author.person.post(path, SPAM)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  for (const id of ['00000000-0000-4000-8000-000000000000', 'nonsense'])
    expect((await person.post(`/api/community/posts/${id}/report`, SPAM)).status).toBe(404)
  expect((await shop.visitor().post(path, SPAM)).status).toBe(401)
  await db().update(users).set({ suspendedAt: new Date() }).where(eq(users.id, author.id))
  const other = await buildPost(db(), (await member(shop)).id)
  expect((await author.person.post(`/api/community/posts/${other.id}/report`, SPAM)).body.code).toBe(
    'suspended',
  )
  expect(await rowsOf(post.id)).toEqual([])
})

test('three people who count hide a post at the same moment, once, and its author is told by bell and email', async () => {
  const here = await reported(0)
  const { author, post, path } = here
  const people = [await member(shop), await member(shop), await member(shop), await member(shop)]
  await Promise.all(people.map(({ person }) => person.post(path, SPAM)))
  expect(await stateOf(here)).toBe('hidden')
  expect(await bellOf(author)).toMatchObject([
    {
      kind: 'hidden',
      text: 'Your post is hidden until we have looked at it',
      excerpt: 'Three members reported it, so it waits for one of us to read it.',
    },
  ])
  const { text } = await shop.mail(author.email, 'Your post is hidden until')
  expect(text).toContain('Why: Three members reported it')
  expect(await deedsOn(post.id)).toEqual([['community.hide', null]])
})

test.each([
  ['an unproved address', { proved: false }],
  ['an account of six days', { days: 6 }],
])('%s does not count', async (_, third) => {
  const here = await reported(2)
  const { person } = await member(shop, third)
  expect((await person.post(here.path, SPAM)).status).toBe(200)
  expect(await stateOf(here)).toBe('visible')
  const grown = await member(shop, { days: 8 })
  await grown.person.post(here.path, SPAM)
  expect(await stateOf(here)).toBe('hidden')
})

test('an admin resolves and removes: the author is told why, other reports close, the trail says who', async () => {
  const here = await reported(2)
  const { author, post } = here
  const { person: admin, email } = await adminUser(shop)
  const [first, second] = await listed(admin, post.id)
  const { status, body } = await patch(admin, first?.id ?? '', {
    status: 'resolved',
    reviewNotes: 'A shop for watches.',
    content: 'remove',
    seenStatus: 'pending',
  })
  expect(status).toBe(200)
  expect(body.report).toMatchObject({
    status: 'resolved',
    reviewNotes: 'A shop for watches.',
    reviewedAt: expect.any(String),
    content: { state: 'removed' },
    openReports: 0,
  })
  const closed = (await listed(admin, post.id)).find(({ id }) => id === second?.id)
  expect(closed?.status).toBe('resolved')
  expect(closed?.reviewNotes, 'was written about another report').toBeUndefined()
  expect(await bellOf(author)).toMatchObject([
    { kind: 'removed', excerpt: 'It was reported as spam or advertising.' },
  ])
  // What the reviewer noted is for reviewers.
  const { text } = await shop.mail(author.email, 'Your post was removed')
  expect(text).not.toContain('watches')
  const [me] = await db().select().from(users).where(eq(users.email, email))
  expect(await deedsOn(post.id)).toEqual([['community.remove', me?.id]])
  for (const one of [first, second])
    expect(await deedsOn(one?.id ?? '')).toEqual([['community.report', me?.id]])

  const { body: after } = await patch(admin, first?.id ?? '', { status: 'dismissed', content: 'restore' })
  expect(after.report.reviewNotes, 'left out, notes stay').toBe('A shop for watches.')
  const cleared = await patch(admin, first?.id ?? '', { status: 'dismissed', reviewNotes: null })
  expect(cleared.body.report).not.toHaveProperty('reviewNotes')
  expect(await stateOf(here)).toBe('visible')
  expect(await bellOf(author)).toMatchObject([{ kind: 'restored' }])
})

test('removing the content settles the report, also when its status was left as it is', async () => {
  const here = await reported()
  const { person: admin } = await adminUser(shop)
  const [one] = await listed(admin, here.post.id)
  const { body } = await patch(admin, one?.id ?? '', { status: 'pending', content: 'remove' })
  expect(body.report).toMatchObject({ status: 'resolved', reviewedAt: expect.any(String) })
  expect(await stateOf(here)).toBe('removed')
})

test('when the last report is dismissed, what only the reports had hidden is shown again, and the same people do not hide it twice', async () => {
  const here = await reported(3)
  const { post, reporters, path, author } = here
  expect(await stateOf(here)).toBe('hidden')
  const { person: admin } = await adminUser(shop)
  const reports = await listed(admin, post.id)
  for (const [n, { id }] of reports.entries()) {
    await patch(admin, id, { status: 'dismissed' })
    expect(await stateOf(here)).toBe(n < 2 ? 'hidden' : 'visible')
  }
  await shop.mail(author.email, 'Your post is visible again')
  for (const { person } of reporters) expect((await person.post(path, SPAM)).status).toBe(200)
  expect(await rowsOf(post.id)).toHaveLength(6)
  expect(await stateOf(here)).toBe('visible')
})

test.each(['beside a report', 'in the thread'])(
  'what an admin restores %s stays: its reporters were answered',
  async (place) => {
    const here = await reported(3)
    const { post, reporters, path } = here
    expect(await stateOf(here)).toBe('hidden')
    const { person: admin } = await adminUser(shop)
    const [report] = await listed(admin, post.id)
    if (place === 'in the thread') await admin.post(`/api/admin/community/posts/${post.id}/restore`)
    else await patch(admin, report?.id ?? '', { status: 'dismissed', content: 'restore' })
    expect((await rowsOf(post.id)).map(({ status }) => status)).toEqual([
      'dismissed',
      'dismissed',
      'dismissed',
    ])
    await reporters[0]?.person.post(path, SPAM)
    await (await member(shop)).person.post(path, SPAM)
    expect(await stateOf(here)).toBe('visible')
    if (place === 'in the thread') {
      await admin.post(`/api/admin/community/posts/${post.id}/remove`, { reason: 'It sells watches.' })
      expect((await rowsOf(post.id)).filter(({ status }) => status === 'resolved')).toHaveLength(2)
    }
  },
)

test('any status may follow any; two admins do not overwrite each other; a second open report is not opened', async () => {
  const { post, path, reporters } = await reported()
  const { person: admin } = await adminUser(shop)
  const [report] = await listed(admin, post.id)
  const id = report?.id ?? ''
  for (const status of ['reviewed', 'pending', 'dismissed', 'reviewed', 'resolved'])
    expect((await patch(admin, id, { status })).body.report.status).toBe(status)
  expect(await patch(admin, id, { status: 'dismissed', seenStatus: 'pending' })).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile' },
  })
  await reporters[0]?.person.post(path, SPAM)
  expect((await patch(admin, id, { status: 'reviewed' })).body.code).toBe('report_open')
  expect((await patch(admin, id, {})).status).toBe(400)
  expect((await patch(admin, '00000000-0000-4000-8000-000000000000', { status: 'resolved' })).status).toBe(
    404,
  )
  // Back to the start, nobody has reviewed it.
  const [row] = await db()
    .select({ at: communityReports.reviewedAt })
    .from(communityReports)
    .where(and(eq(communityReports.thingId, post.id), eq(communityReports.status, 'pending')))
  expect(row?.at).toBeNull()
})

test('others are refused, and learn nothing', async () => {
  const { post } = await reported()
  const [row] = await rowsOf(post.id)
  const { person } = await member(shop)
  expect((await person.get(LIST)).status).toBe(403)
  expect((await patch(person, row?.id ?? '', { status: 'dismissed' })).status).toBe(403)
  expect((await shop.visitor().get(LIST)).status).toBe(401)
  expect((await rowsOf(post.id))[0]?.status).toBe('pending')
})

test('somebody who leaves takes their name along; a thing that is gone leaves its report', async () => {
  const { post, reporters } = await reported()
  await db()
    .delete(users)
    .where(eq(users.id, reporters[0]?.id ?? ''))
  const { person: admin } = await adminUser(shop)
  expect(await listed(admin, post.id)).toMatchObject([
    { reporterName: 'Deleted member', description: 'Sells watches.' },
  ])
  await db().execute(sql`delete from community_posts where id = ${post.id}`)
  const [left] = await listed(admin, post.id)
  expect(left).not.toHaveProperty('content')
  expect((await patch(admin, left?.id ?? '', { status: 'resolved', content: 'remove' })).status).toBe(200)
})
