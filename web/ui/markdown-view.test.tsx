import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import MarkdownView from './markdown-view.tsx'

const shown = (text: string) => renderToStaticMarkup(<MarkdownView text={text} />)

test.each([
  '[x](javascript:alert(1))',
  '[x](data:text/html,hi)',
  '[x](vbscript:x)',
  '<a href="javascript:x">x</a>',
  '<javascript:alert(1)>',
])('%s is no link', (text) => expect(shown(text)).not.toMatch(/<a[\s>]|href/))

test('raw HTML and scripts are text or nothing', () => {
  expect(shown('<script>alert(1)</script><img src=x onerror=alert(1)><b onclick="x">hi</b>')).not.toMatch(
    /<script|<img|<b[\s>]/,
  )
})

test('pictures are not fetched: their words stand for them, inside links too', () => {
  expect(shown('![a chart](https://tracker.example/x.png)')).toContain('[a chart]')
  const linked = shown('[![a](https://x.example/i.png)](https://y.example)')
  expect(linked).not.toContain('<img')
  expect(linked.match(/<a /g)).toHaveLength(1)
})

test('links away open beside the page and pass nothing on; footnotes stay within it', () => {
  expect(shown('[y](https://y.example)')).toMatch(
    /<a href="https:\/\/y.example" target="_blank" rel="nofollow noopener"/,
  )
  const html = shown('A fact.[^1]\n\n[^1]: Its source.')
  const target = html.match(/href="#([\w-]+fn-1)"/)?.[1]
  expect(html).toContain(`id="${target}"`)
})

test('tasks say whether they are done', () => {
  expect(shown('- [x] one\n- [ ] two')).toMatch(/Done:.*one.*Open:.*two/s)
})

test('what founders write does not lead to pages that act when opened', () => {
  for (const target of ['/magic-login#token=x', '../success?free=true', '/%61pi/unsubscribe?token=x'])
    expect(shown(`[words](${target})`)).not.toMatch(/<a[\s>]|href/)
})
