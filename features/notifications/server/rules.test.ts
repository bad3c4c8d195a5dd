import { describe, expect, test } from 'vitest'
import { KINDS } from './happenings.ts'
import { nextMailAt, wantsMail } from './rules.ts'

const ALL = {
  emailNotifications: true,
  notifyOnComment: true,
  notifyOnReply: true,
  notifyOnVote: true,
  marketingEmails: false,
}

describe('which emails', () => {
  test.each([
    ['notifyOnComment', ['comment']],
    ['notifyOnReply', ['reply', 'mention']],
    ['notifyOnVote', ['vote']],
    // Also when an old row still says yes below it.
    ['emailNotifications', ['comment', 'reply', 'mention', 'vote']],
  ] as const)('without %s: none of %o', (flag, silent) => {
    const flags = { ...ALL, [flag]: false }
    expect(KINDS.filter((kind) => !wantsMail(flags, kind))).toEqual(silent)
  })
})

describe('when the next email about a thread goes', () => {
  const now = new Date('2026-11-16T12:00:00Z')
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  test.each([
    ['the first at once', { lastSentAt: null, dueAt: null }, now],
    ['long after the last at once', { lastSentAt: ago(11), dueAt: null }, now],
    ['soon after the last ten minutes after it', { lastSentAt: ago(3), dueAt: null }, ago(-7)],
    ['not another while one is on its way', { lastSentAt: ago(3), dueAt: ago(-7) }, undefined],
    ['not while one is about to go', { lastSentAt: null, dueAt: ago(0) }, undefined],
    ['again when the one on its way got lost', { lastSentAt: null, dueAt: ago(61) }, now],
  ])('%s', (_, mail, at) => {
    expect(nextMailAt(mail, now)).toEqual(at)
  })
})
