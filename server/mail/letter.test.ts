import { expect, test } from 'vitest'
import { htmlText, type Letter, plainText } from './letter.ts'

const letter: Letter = {
  preview: 'Five documents, in your dashboard',
  heading: 'Your <b>Acme & Sons</b> blueprint is ready',
  blocks: [
    { kind: 'text', text: 'Start with the quickstart guide.' },
    { kind: 'button', label: 'View Your Blueprint', url: 'https://shop.test/dashboard?a=1&b="2"' },
    { kind: 'code', label: 'Or type this code:', code: '482 913' },
    {
      kind: 'list',
      items: [
        { label: '1. FCP Quickstart Guide', detail: 'PDF', url: 'https://shop.test/f' },
        { label: '2. Plan' },
      ],
    },
    { kind: 'rule' },
    { kind: 'small', text: 'Works once.' },
  ],
  reason: 'You receive this because this address was used at Founder Co-Pilot.',
}

test('whatever a founder writes is text, never markup', () => {
  const html = htmlText(letter)
  expect(html).toContain('Your &lt;b&gt;Acme &amp; Sons&lt;/b&gt; blueprint is ready')
  expect(html).toContain('href="https://shop.test/dashboard?a=1&amp;b=&quot;2&quot;"')
  expect(html).not.toContain('<b>Acme')
})

test('the plain twin says everything the HTML says', () => {
  const text = plainText(letter)
  for (const part of [
    'Acme & Sons',
    'quickstart guide',
    'View Your Blueprint: https://shop.test',
    '482 913',
    '1. FCP Quickstart Guide · PDF',
    '2. Plan',
    'Works once.',
    letter.reason,
  ]) {
    expect(text).toContain(part)
  }
})

test('emails ask for nothing from elsewhere', () => {
  expect(htmlText(letter)).not.toMatch(/<img|<link|<script|url\(/)
})
