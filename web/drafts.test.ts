import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepDraft, takeDraft } from './drafts.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('what one member writes is kept for them, and not for who signs in next', () => {
  keepDraft('mara', 'comment', 'Price the warning.')
  expect(takeDraft('mara', 'comment')).toBe('Price the warning.')
  expect(takeDraft('jin', 'comment')).toBe('')
  expect(takeDraft('', 'comment')).toBe('')
  keepDraft('mara', 'comment', '')
  expect(takeDraft('mara', 'comment')).toBe('')
})

test('what a visitor writes goes with them when they sign in, and takes the place of nothing', () => {
  keepDraft('', 'comment', 'As a visitor.')
  keepDraft('jin', 'comment', 'Of mine.')
  expect(takeDraft('jin', 'comment')).toBe('Of mine.')
  expect(takeDraft('mara', 'comment')).toBe('As a visitor.')
  expect(takeDraft('', 'comment')).toBe('')
  expect(takeDraft('mara', 'comment')).toBe('As a visitor.')
})

test('a browser that keeps nothing costs nobody the page', () => {
  const forbidden = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden })
  keepDraft('mara', 'comment', 'Price the warning.')
  expect(takeDraft('mara', 'comment')).toBe('')
})
