import fc from 'fast-check'
import { expect, test } from 'vitest'
import { render } from './render.ts'

const html = (markdown: string) => render(markdown).html

test('what people write becomes the elements that we know', () => {
  expect(html('# Head\n\nOne **two** *three* `four`')).toBe(
    '<h3>Head</h3><p>One <strong>two</strong> <em>three</em> <code>four</code></p>',
  )
  expect(html('- a\n- b')).toBe('<ul><li>a</li><li>b</li></ul>')
  expect(html('3. a\n4. b')).toBe('<ol start="3"><li>a</li><li>b</li></ol>')
  expect(html('> said')).toBe('<blockquote><p>said</p></blockquote>')
  expect(html('```js\nif (a < b) {}\n```')).toBe('<pre tabindex="0"><code>if (a &lt; b) {}</code></pre>')
  expect(html('one  \ntwo')).toBe('<p>one<br>two</p>')
})

test('links give no weight and lead nowhere unsafe; pictures are links', () => {
  expect(html('see [this](https://a.example/?q="x"&y)')).toContain(
    'rel="nofollow noopener ugc" target="_blank">this</a>',
  )
  expect(html('see https://a.example.')).toContain('<a href="https://a.example" rel="nofollow')
  expect(html('see [plans](/sample) now')).toContain('<a href="/sample">plans</a>')
  expect(html('see ![a cat](https://a.example/cat.png) now')).not.toContain('<img')
  for (const bad of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example'])
    expect(html(`see [this](${bad}) now`)).not.toContain('href')
})

test('links to pages that act when opened are plain text', () => {
  const site = 'https://shop.example'
  const of = (markdown: string) => render(markdown, new Map(), site).html
  for (const target of [
    '/magic-login#token=x',
    '/Community/%2e%2e/success?free=true',
    `${site}/api/unsubscribe`,
  ]) {
    expect(of(`see [this](${target}) now`)).toBe('<p>see this now</p>')
    expect(of(`[this](${target})`)).not.toContain('href')
    expect(of(`see <${site}/verify-email> and ${site}/reset-password?x`)).not.toContain('href')
  }
  expect(of('see [this](https://other.example/api/v1) now')).toContain('href="https://other.example/api/v1"')
  expect(of('see [this](/sample) now')).toContain('href="/sample"')
})

test('ten people are named at most', () => {
  const names = Array.from({ length: 12 }, (_, n) => `Name${n}`)
  const people = new Map(names.map((name) => [name.toLowerCase(), name]))
  const text = [...names, 'Name0'].map((name) => `@${name},`).join(' ')
  const named = render(text, people)
  expect(named.mentioned).toEqual(names.slice(0, 10))
  expect(named.html.match(/data-mention/g)).toHaveLength(11)
  expect(named.html).toContain('@Name11,')
})

test('who is named with an @ is marked, but not inside code or a link', () => {
  const people = new Map([['mara lindqvist', 'id-1']])
  const named = render('Ask @Mara Lindqvist <b>', people)
  expect(named).toEqual({
    html: '<p>Ask <strong data-mention>@Mara Lindqvist</strong> &lt;b&gt;</p>',
    mentioned: ['id-1'],
  })
  expect(render('`@Mara Lindqvist`', people).mentioned).toEqual([])
})

const PART = fc.constantFrom(
  ...[
    '<script>',
    '</p>',
    '<img src=x onerror=alert(1)>',
    '"',
    "'",
    '&',
    '`',
    '```\n',
    '**',
    '*',
    '_',
    '[a](',
    ')',
  ],
  ...[
    'javascript:',
    'https://a.example/',
    '\n',
    '\n\n',
    '> ',
    '- ',
    '1. ',
    '# ',
    ' onclick=',
    '@',
    '\\',
    '<!--',
    'x',
  ],
)
const ALLOWED =
  /<(?:\/?(?:h3|p|blockquote|ul|li|code|em|strong)|ol start="\d+"|\/ol|pre tabindex="0"|\/pre|hr|br|strong data-mention|a href="(?:https?:\/\/|mailto:|\/(?!\/))[^"<>\\]*"(?: rel="nofollow noopener ugc" target="_blank")?|\/a)>/g

test('whatever is typed, nothing but these elements comes out', () => {
  fc.assert(
    fc.property(fc.array(PART, { maxLength: 30 }), (parts) => {
      const rest = html(parts.join('')).replace(ALLOWED, '')
      return !/[<>]/.test(rest)
    }),
    { numRuns: 2_000 },
  )
})

test('a text made to be slow is not', () => {
  for (const part of ['*', '**a', '[', '![a](', '`', '_a', '> ', '@a ', '<http://']) {
    const begun = performance.now()
    render(part.repeat(20_000 / part.length))
    expect(performance.now() - begun, part).toBeLessThan(2_000)
  }
})
