import { describe, expect, test } from 'vitest'
import type { Campaign } from '../contract.ts'
import {
  cutContent,
  faultsOf,
  momentFromField,
  momentOf,
  people,
  progressOf,
  statusBadge,
} from './campaign-words.ts'

const campaign: Campaign = {
  id: 'c',
  name: 'N',
  subject: 'S',
  content: 'C',
  audience: 'agreed',
  status: 'draft',
  version: 1,
  stopped: false,
  returned: false,
  createdAt: '2026-11-16T10:00:00Z',
  updatedAt: '2026-11-16T10:00:00Z',
}

describe('the content in the list', () => {
  test('is cut at 150 characters, whole ones', () => {
    expect(cutContent('a'.repeat(150))).toBe('a'.repeat(150))
    expect(cutContent('a'.repeat(151))).toBe(`${'a'.repeat(150)}...`)
    expect(cutContent('🚀'.repeat(151))).toBe(`${'🚀'.repeat(150)}...`)
  })
})

test('each status has its words', () => {
  expect(statusBadge(campaign).label).toBe('Draft')
  expect(statusBadge({ ...campaign, status: 'scheduled' }).label).toBe('Scheduled')
  expect(statusBadge({ ...campaign, status: 'sending' }).label).toBe('Sending')
  expect(statusBadge({ ...campaign, status: 'sent' }).label).toBe('Sent')
  expect(statusBadge({ ...campaign, status: 'sent', stopped: true }).label).toBe('Stopped')
  expect(momentOf(campaign)).toMatch(/^Saved Nov 16, 2026/)
  expect(momentOf({ ...campaign, status: 'sent', finishedAt: '2026-11-17T10:00:00Z' })).toMatch(
    /^Sent Nov 17/,
  )
})

test('progress counts everybody who is done with, and nobody is done', () => {
  const none = { recipients: 0, waiting: 0, sent: 0, failed: 0, skipped: 0, unsubscribed: 0 }
  expect(progressOf(none)).toBe(100)
  expect(progressOf({ ...none, recipients: 200, waiting: 50, sent: 140, failed: 10 })).toBe(75)
})

test('people are counted as people are', () => {
  expect([people(0), people(1), people(12_345)]).toEqual(['0 people', '1 person', '12,345 people'])
})

test('an empty or broken date is none', () => {
  expect(momentFromField('')).toBeUndefined()
  expect(momentFromField('soon')).toBeUndefined()
  expect(momentFromField('2026-12-24T18:30')).toBe(new Date(2026, 11, 24, 18, 30).toISOString())
})

test('what is blank is missing', () => {
  expect(faultsOf({ name: 'a', subject: 'b', content: 'c' })).toEqual({})
  expect(Object.keys(faultsOf({ name: ' ', subject: '', content: '\n' }))).toEqual([
    'name',
    'subject',
    'content',
  ])
})
