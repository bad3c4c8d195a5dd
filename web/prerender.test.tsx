import { expect, test } from 'vitest'
import { fillPage } from './prerender.tsx'

const HOSTILE = '</script><script>alert(1)</script> & "quoted" %supportEmail%'
const POST = {
  ...{
    id: 'a',
    title: HOSTILE,
    excerpt: '',
    text: HOSTILE,
    slug: 'a-post',
    tags: ['one'],
    status: 'published',
  },
  ...{ minutes: 3, createdAt: '2026-01-02T00:00:00Z', publishedAt: '2026-01-02T00:00:00Z' },
  ...{ updatedAt: '2026-01-02T00:00:00Z', content: `## Head\n\n${HOSTILE} <img src=x onerror=alert(1)>` },
}
const fill = () =>
  fillPage('/blog/:slug', {
    location: '/blog/a-post',
    answers: { '/api/blog/a-post': { post: POST } },
    head: { title: HOSTILE, description: HOSTILE, article: { headline: HOSTILE }, feed: '/blog/rss.xml' },
  })

test('a page that the server fills says what it was given, and words stay words', async () => {
  const { head, body } = await fill()
  expect(body).toMatch(/<h2[^>]*>Head<\/h2>/)
  expect(body).toContain('January 2, 2026')
  expect(body).not.toMatch(/<script|<img src=x| style="/)
  expect(head).toContain('<link rel="canonical" href="%publicUrl%/blog/a-post">')
  expect(head).toContain('href="/blog/rss.xml"')
  // Only data: what the server adds for search engines, and the answers for the page.
  expect(head.match(/<script[^>]*>/g)).toEqual([
    '<script type="application/ld+json">',
    '<script type="application/json" id="answers">',
  ])
  const answers = head.match(/id="answers">(.*?)<\/script>/s)?.[1] ?? ''
  expect(JSON.parse(answers)['/api/blog/a-post'].post.title).toBe(HOSTILE)
})

test('two pages at once know nothing of each other', async () => {
  const other = fillPage('/blog', { location: '/blog', answers: { '/api/blog?brief=true': { posts: [] } } })
  const [post, list] = await Promise.all([fill(), other])
  expect(list.body).toContain('No posts yet')
  expect(list.body).not.toContain('Head</h2>')
  expect(post.body).toContain('Head</h2>')
})

test('what is no page is a mistake of ours', async () => {
  await expect(fillPage('/nowhere', { location: '/nowhere', answers: {} })).rejects.toThrow('no page')
})
