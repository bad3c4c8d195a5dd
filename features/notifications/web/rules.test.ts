import { describe, expect, test } from 'vitest'
import type { NotificationFlags } from '../contract.ts'
import { switchMaster } from './rules.ts'

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
