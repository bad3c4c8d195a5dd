// Founders reading each other's plans: posts, comments, votes. Everybody reads; whoever is signed in writes.
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { freeText } from '#kit/fields.ts'

export const CATEGORIES = [
  'showcase',
  'feedback',
  'buildlog',
  'automation',
  'growth',
  'question',
  'general',
] as const
export const SORTS = ['hot', 'new', 'top'] as const
export const TITLE_LONGEST = 160
export const POST_LONGEST = 20_000
export const COMMENT_LONGEST = 8_000
export const BLANK_POST = 'Please fill in both title and content'
export const BLANK_COMMENT = 'Please write a comment first.'

const category = z.enum(CATEGORIES)
export type Category = z.output<typeof category>
const sort = z.enum(SORTS)
export type Sort = z.output<typeof sort>
/** A post or a comment, for what concerns both: votes, reports, moderation. */
const thingKind = z.enum(['post', 'comment'])
export type ThingKind = z.output<typeof thingKind>
const voteType = z.enum(['up', 'down'])
export type VoteType = z.output<typeof voteType>
/** hidden: until somebody has looked at its reports. removed: by an admin. deleted: by its author, with its words. */
const state = z.enum(['visible', 'hidden', 'removed', 'deleted'])
export type ThingState = z.output<typeof state>

/** What posts and comments have in common. */
const written = z.object({
  id: z.string(),
  /** Markdown, as it was written. Empty when it is not shown. */
  content: z.string(),
  /** The same as HTML, sanitised. */
  html: z.string(),
  authorName: z.string(),
  /** Nobody, once the account was deleted. */
  authorId: z.string().optional(),
  /** Written by those who run the shop. */
  byTeam: z.boolean(),
  createdAt: z.string(),
  editedAt: z.string().optional(),
  upvotes: z.number(),
  downvotes: z.number(),
  /** Of whoever asks. */
  userVote: voteType.optional(),
  state,
  /** Why it is not shown, for its author and admins. */
  stateReason: z.string().optional(),
  /** Whether whoever asks wrote it. */
  isMine: z.boolean(),
  version: z.number(),
})
const post = written.extend({
  title: z.string(),
  category,
  /** The same as `authorName`. */
  author: z.string(),
  commentCount: z.number(),
  isPinned: z.boolean(),
  isLocked: z.boolean(),
  /** The section of a plan that it shows, by its title: then it is a card. */
  card: z.string().optional(),
})
const listedPost = post.omit({ html: true, content: true }).extend({
  content: z.string().optional(),
  /** Its beginning, as plain text. */
  excerpt: z.string(),
})
const comment = written.extend({
  postId: z.string(),
  /** The comment that it answers. */
  parentId: z.string().optional(),
  depth: z.number(),
  /** Its place in the thread: a comment stands before its replies, and those before what came later. */
  place: z.string(),
})
export type Post = z.output<typeof post>
export type ListedPost = z.output<typeof listedPost>
export type Comment = z.output<typeof comment>

const listQuery = z.object({
  category: z.preprocess(
    (given) => (given === '' ? undefined : given),
    z.enum(['all', ...CATEGORIES]).optional(),
  ),
  sort: sort.optional(),
  /** Words to search for. */
  search: freeText({ most: 200, name: 'The search' }).optional(),
  cursor: z
    .string()
    .max(120)
    .regex(/^[\w.:~-]+$/)
    .optional(),
  /** Without the whole content of each post. */
  brief: z.enum(['true', 'false']).optional(),
})

export const listPosts = endpoint({
  method: 'GET',
  path: '/api/community/posts',
  summary: 'Posts, pinned ones first; by category, in one of three orders, and by words',
  query: listQuery,
  reply: z.object({ posts: z.array(listedPost), nextCursor: z.string().optional() }),
})

const title = z
  .string({ error: BLANK_POST })
  .overwrite((text) => text.toWellFormed().replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' '))
  .trim()
  .min(1, { error: BLANK_POST, abort: true })
  .max(TITLE_LONGEST, { error: `The title can have at most ${TITLE_LONGEST} characters.` })
const postContent = freeText({ most: POST_LONGEST, name: 'The content', missing: BLANK_POST })
export const postForm = z.object({ title, content: postContent, category: category.default('general') })
export type PostForm = z.output<typeof postForm>

export const createPost = endpoint({
  method: 'POST',
  path: '/api/community/posts',
  summary: 'Writes a post. The content is Markdown',
  body: postForm,
  reply: z.object({ success: z.literal(true), post }),
})

const one = z.object({ id: z.string() })

export const getPost = endpoint({
  method: 'GET',
  path: '/api/community/posts/:id',
  summary: 'A post',
  params: one,
  reply: z.object({ post }),
})

/** With the version that was edited, a change made in another window is not overwritten. */
const version = z.number().int().optional()

export const editPost = endpoint({
  method: 'PATCH',
  path: '/api/community/posts/:id',
  summary: 'Changes a post of one’s own',
  params: one,
  body: postForm.extend({ category: category.optional(), version }),
  reply: z.object({ success: z.literal(true), post }),
})

export const deletePost = endpoint({
  method: 'DELETE',
  path: '/api/community/posts/:id',
  summary: 'Deletes a post of one’s own, and its words for good',
  params: one,
  reply: z.object({ success: z.literal(true) }),
})

export const listComments = endpoint({
  method: 'GET',
  path: '/api/community/posts/:id/comments',
  summary: 'Comments of a post, each before its replies, oldest first',
  params: one,
  query: z.object({
    cursor: z.string().regex(/^\d+$/).max(200).optional(),
    /** Begins with the discussion that this comment belongs to. */
    focus: z.string().optional(),
  }),
  reply: z.object({
    comments: z.array(comment),
    nextCursor: z.string().optional(),
    /** There are comments before the first of these. */
    earlier: z.boolean().optional(),
  }),
})

const commentContent = freeText({ most: COMMENT_LONGEST, name: 'A comment', missing: BLANK_COMMENT })

export const createComment = endpoint({
  method: 'POST',
  path: '/api/community/posts/:id/comments',
  summary: 'Writes a comment, or with parentId a reply. The content is Markdown',
  params: one,
  body: z.object({ content: commentContent, parentId: z.uuid().nullish() }),
  reply: z.object({ success: z.literal(true), comment }),
})

export const editComment = endpoint({
  method: 'PATCH',
  path: '/api/community/comments/:id',
  summary: 'Changes a comment of one’s own',
  params: one,
  body: z.object({ content: commentContent, version }),
  reply: z.object({ success: z.literal(true), comment }),
})

export const deleteComment = endpoint({
  method: 'DELETE',
  path: '/api/community/comments/:id',
  summary: 'Deletes a comment of one’s own, and its words for good',
  params: one,
  reply: z.object({ success: z.literal(true) }),
})

const ballot = z.object({ voteType })
const counted = z.object({
  success: z.literal(true),
  upvotes: z.number(),
  downvotes: z.number(),
  userVote: voteType.optional(),
})
export type Counted = z.output<typeof counted>

export const votePost = endpoint({
  method: 'POST',
  path: '/api/community/posts/:id/vote',
  summary: 'Votes for or against a post; the same again takes it back',
  params: one,
  body: ballot,
  reply: counted,
})

export const voteComment = endpoint({
  method: 'POST',
  path: '/api/community/comments/:id/vote',
  summary: 'Votes for or against a comment; the same again takes it back',
  params: one,
  body: ballot,
  reply: counted,
})

export const previewText = endpoint({
  method: 'POST',
  path: '/api/community/preview',
  summary: 'Markdown as it would be shown',
  body: z.object({ content: freeText({ most: POST_LONGEST, name: 'The content' }) }),
  reply: z.object({ html: z.string() }),
})

export const setPostMarks = endpoint({
  method: 'PATCH',
  path: '/api/admin/community/posts/:id',
  summary: 'Pins or locks a post. Admins only',
  params: one,
  body: z.object({ isPinned: z.boolean().optional(), isLocked: z.boolean().optional() }),
  reply: z.object({ success: z.literal(true), post }),
})

const removal = z.object({
  /** Which rule it breaks: told to its author. */
  reason: freeText({ most: 500, name: 'The reason', missing: 'Please say why.' }),
})

export const removePost = endpoint({
  method: 'POST',
  path: '/api/admin/community/posts/:id/remove',
  summary: 'Removes a post and tells its author why. Admins only',
  params: one,
  body: removal,
  reply: z.object({ success: z.literal(true) }),
})

export const removeComment = endpoint({
  method: 'POST',
  path: '/api/admin/community/comments/:id/remove',
  summary: 'Removes a comment and tells its author why. Admins only',
  params: one,
  body: removal,
  reply: z.object({ success: z.literal(true) }),
})

export const restorePost = endpoint({
  method: 'POST',
  path: '/api/admin/community/posts/:id/restore',
  summary: 'Shows a post again. Admins only',
  params: one,
  reply: z.object({ success: z.literal(true) }),
})

export const restoreComment = endpoint({
  method: 'POST',
  path: '/api/admin/community/comments/:id/restore',
  summary: 'Shows a comment again. Admins only',
  params: one,
  reply: z.object({ success: z.literal(true) }),
})

export const readFeed = endpoint({
  method: 'GET',
  path: '/community/rss.xml',
  summary: 'The newest posts as RSS',
})

export const readCategoryFeed = endpoint({
  method: 'GET',
  path: '/community/:category/rss.xml',
  summary: 'The newest posts of a category as RSS',
  params: z.object({ category: z.string() }),
})

export const feedAddress = (of?: Category) => (of ? `/community/${of}/rss.xml` : '/community/rss.xml')
export const threadAddress = (postId: string) => `/community/thread/${postId}`
export const commentAddress = (postId: string, id: string) => `${threadAddress(postId)}#comment-${id}`

/** What the page's own address asks for, the same on both sides. What nobody can mean is left out. */
export function readListQuery(given: Partial<Record<string, string>>) {
  const asked: Record<string, string> = {}
  for (const [name, shape] of Object.entries(listQuery.shape)) {
    const read = given[name] ? shape.safeParse(given[name]) : undefined
    if (read?.success && read.data) asked[name] = read.data
  }
  if (asked.category === 'all') delete asked.category
  return { ...listQuery.parse(asked), brief: 'true' as const }
}
