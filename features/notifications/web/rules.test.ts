import { describe, expect, test } from 'vitest'
import type { NotificationFlags } from '../contract.ts'
import { ago, switchMaster } from './rules.ts'

const everything: NotificationFlags = {
  emailNotifications: true,
  notifyOnComment: true,
  notifyOnReply: true,
  notifyOnVote: true,
  marketingEmails: true,
}
const nothing: NotificationFlags = {
  emailNotifications: false,
  notifyOnComment: false,
  notifyOnReply: false,
  notifyOnVote: false,
  marketingEmails: false,
}

describe('the master switch', () => {
  test('off turns the three off, and leaves news alone', () => {
    expect(switchMaster(everything, false)).toEqual({ ...nothing, marketingEmails: true })
  })

  test.each([true, false])('on turns comments and replies on, and leaves votes as they are (%s)', (votes) => {
    expect(switchMaster({ ...nothing, notifyOnVote: votes }, true)).toEqual({
      emailNotifications: true,
      notifyOnComment: true,
      notifyOnReply: true,
      notifyOnVote: votes,
      marketingEmails: false,
    })
  })

  test('changes no flag that is held elsewhere', () => {
    const held = { ...everything }
    switchMaster(held, false)
    expect(held).toEqual(everything)
  })
})

test.each([
  ['2026-11-16T11:59:30Z', 'Just now'],
  // The clocks of a phone and ours may differ.
  ['2026-11-16T12:00:30Z', 'Just now'],
  ['2026-11-16T11:59:00Z', '1 minute ago'],
  ['2026-11-16T11:01:00Z', '59 minutes ago'],
  ['2026-11-16T11:00:00Z', '1 hour ago'],
  ['2026-11-15T12:01:00Z', '23 hours ago'],
  ['2026-11-15T12:00:00Z', undefined],
])('%s is %s', (then, words) => {
  expect(ago(then, new Date('2026-11-16T12:00:00Z'))).toBe(words)
})
