import { expect, test } from 'vitest'
import { canonicalPath } from './web-files.ts'

const list = ['/', '/blog', '/blog/:slug'].map((path) => ({ path, public: true, file: '' }))

test.each([
  ['/Blog', '/blog'],
  ['/Blog/A-Post/?from=mail', '/blog/A-Post'],
  ['/blog', undefined],
  ['/elsewhere', undefined],
  ['//', '/'],
  ['//[', undefined],
  ['//a:b/Blog', undefined],
  ['//evil.example/blog', undefined],
  ['//Blog//a', '/blog/a'],
  ['/blog/\\evil.example', '/blog/evil.example'],
  ['/%', undefined],
  ['*', undefined],
])('%s leads to %s', (url, path) => {
  expect(canonicalPath({ list }, url)).toBe(path)
})
