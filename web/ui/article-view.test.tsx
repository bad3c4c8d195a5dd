import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import ArticleView from './article-view.tsx'

const shown = (text: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ArticleView text={text} />
    </MemoryRouter>,
  )

test('headings come right under the title of the page', () => {
  expect(shown('## A\n\n### B')).toMatch(/<h2[^>]*>A<\/h2>\s*<h3[^>]*>B<\/h3>/)
})

test('what our own words link to, they recommend; pages of ours open in place', () => {
  const away = shown('[y](https://y.example)')
  expect(away).toContain('href="https://y.example"')
  expect(away).not.toMatch(/nofollow|_blank/)
  expect(shown('[r](/resources)')).toContain('href="/resources"')
})

test.each(['[x](javascript:alert(1))', '[x](data:text/html,hi)', '<a href="javascript:x">x</a>'])(
  '%s is no link',
  (text) => expect(shown(text)).not.toMatch(/<a[\s>]/),
)

test('scripts are text or nothing', () => {
  expect(shown('<script>alert(1)</script><img src=x onerror=alert(1)>')).not.toMatch(/<script|<img/)
})
