// Articles for founders. Admins write them; everybody reads what is published.
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { freeText, line } from '#kit/fields.ts'

export const FEED = '/blog/rss.xml'
const MOST_TAGS = 8
const CONTENT_LONGEST = 100_000

const status = z.enum(['draft', 'published'])

const listed = z.object({
  id: z.string(),
  title: z.string(),
  /** What the writer wrote to stand for the post; may be empty. */
  excerpt: z.string(),
  /** The excerpt, or else the beginning of the post, as plain text of at most 300 characters. */
  text: z.string(),
  slug: z.string(),
  tags: z.array(z.string()),
  status,
  /** Minutes that reading it takes. */
  minutes: z.number(),
  createdAt: z.string(),
  /** The date under which it stands: of its first publication. */
  publishedAt: z.string().optional(),
  updatedAt: z.string(),
})
const post = listed.extend({ content: z.string() })
const managed = post.extend({ version: z.number() })
export type ListedPost = z.output<typeof listed>
export type Post = z.output<typeof post>
export type ManagedPost = z.output<typeof managed>

const tag = z.string().trim().max(30, { error: 'A tag can have at most 30 characters.' })

/** As they were typed; the same word in other capitals is the same tag. */
function withoutDoubles(tags: string[]): string[] {
  const byWord = new Map<string, string>()
  for (const one of tags.filter(Boolean)) {
    const word = one.toLowerCase()
    if (!byWord.has(word)) byWord.set(word, one)
  }
  return [...byWord.values()]
}

const listQuery = z.object({
  tag: tag.optional(),
  cursor: z.uuid().optional(),
  /** Without the whole content of each post. */
  brief: z.enum(['true', 'false']).optional(),
  /** Accepted and ignored. */
  productId: z.string().optional(),
})

export const listPosts = endpoint({
  method: 'GET',
  path: '/api/blog',
  summary: 'Published posts, newest first',
  query: listQuery,
  reply: z.object({
    posts: z.array(listed.extend({ content: z.string().optional() })),
    nextCursor: z.string().optional(),
  }),
})

export const getPost = endpoint({
  method: 'GET',
  path: '/api/blog/:slug',
  summary: 'A post by its address, and the two beside it. Drafts are for admins',
  params: z.object({ slug: z.string() }),
  reply: z.object({
    post,
    newer: z.object({ title: z.string(), slug: z.string() }).optional(),
    older: z.object({ title: z.string(), slug: z.string() }).optional(),
  }),
})

export const listManagedPosts = endpoint({
  method: 'GET',
  path: '/api/admin/blog',
  summary: 'Posts and drafts, newest first, for admins',
  query: z.object({ cursor: z.uuid().optional(), tag: tag.optional() }),
  reply: z.object({ posts: z.array(listed), nextCursor: z.string().optional() }),
})

export const getManagedPost = endpoint({
  method: 'GET',
  path: '/api/admin/blog/:id',
  summary: 'A post as it is edited, for admins',
  params: z.object({ id: z.uuid() }),
  reply: z.object({ post: managed }),
})

/** A post as an admin writes it. */
export const postForm = z.object({
  title: line({ missing: 'Please enter a title.', most: 160, name: 'The title' }),
  content: freeText({ most: CONTENT_LONGEST, name: 'The content', missing: 'Please enter the content.' }),
  excerpt: freeText({ most: 500, name: 'The excerpt' }).default(''),
  /** Blank: made of the title. */
  slug: freeText({ most: 200, name: 'The address' }).default(''),
  tags: z
    .preprocess(
      (given) => (typeof given === 'string' ? given.split(',') : given),
      z.array(tag).transform(withoutDoubles),
    )
    .refine((tags) => tags.length <= MOST_TAGS, { error: `A post can have at most ${MOST_TAGS} tags.` })
    .default([]),
  status: status.default('published'),
})
export type PostForm = z.output<typeof postForm>

const saved = z.object({ success: z.literal(true), post: managed })

export const createPost = endpoint({
  method: 'POST',
  path: '/api/blog',
  summary: 'Adds a post; without a status it is published. Admins only',
  body: postForm,
  reply: saved,
})

export const updatePost = endpoint({
  method: 'PUT',
  path: '/api/blog/:id',
  summary: 'Changes a post. Admins only',
  params: z.object({ id: z.uuid() }),
  /** With the version that was edited, a change that somebody made in the meantime is not overwritten. */
  body: postForm.extend({ status: status.optional(), version: z.number().int().optional() }),
  reply: saved,
})

export const deletePost = endpoint({
  method: 'DELETE',
  path: '/api/blog/:id',
  summary: 'Deletes a post for good. Admins only',
  params: z.object({ id: z.uuid() }),
  reply: z.object({ success: z.literal(true) }),
})

export const readFeed = endpoint({
  method: 'GET',
  path: FEED,
  summary: 'The newest posts as RSS',
})

/** What the page's own address asks for, the same on both sides. What nobody can mean is left out. */
export function readListQuery({ tag: given, cursor }: Partial<Record<string, string>>) {
  const asked = { tag: given || undefined, cursor: cursor || undefined }
  return { ...listQuery.catch({}).parse(asked), brief: 'true' as const }
}
