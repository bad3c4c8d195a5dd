// The community's pages as they are served: with their words, for whoever reads without a script.
import { addressOf } from '#kit/call.ts'
import { Failure } from '#server/errors.ts'
import type { FilledPage, House } from '#server/house.ts'
import { feedAddress, getPost, listComments, listPosts, readListQuery, threadAddress } from '../contract.ts'
import { comment, listed, whole } from './present.ts'
import { commentsOf, listedPosts, newestIds, postById } from './queries.ts'
import { discussion } from './structured-data.ts'

function unlessRefused(error: unknown): undefined {
  if (!(error instanceof Failure)) throw error
}

export function communityPages({ db, config }: House): FilledPage[] {
  const list: FilledPage = {
    path: '/community',
    async fill({ query }) {
      const asked = readListQuery(query)
      const { brief: _, ...shown } = asked
      // A cursor of another order, or made up: the page says so.
      const page = await listedPosts(db, shown).catch(unlessRefused)
      if (!page) return 'in the browser'
      const { rows, ...more } = page
      const { category } = shown
      return {
        location: addressOf({ path: '/community' }, { query: shown }),
        answers: {
          [addressOf(listPosts, { query: asked })]: {
            posts: rows.map((row) => listed(row, undefined)),
            ...more,
          },
        },
        head: { feed: feedAddress(category === 'all' ? undefined : category) },
      }
    },
  }
  const thread: FilledPage = {
    path: '/community/thread/:id',
    async fill({ params: { id = '' } }) {
      const row = await postById(db, id)
      if (!row) return 'missing'
      // Its author sees why.
      if (row.state !== 'visible') return 'in the browser'
      const post = whole(row, undefined)
      const { rows, ...more } = await commentsOf(db, id, {})
      const comments = rows.map((one) => comment(one, undefined))
      return {
        location: threadAddress(id),
        answers: {
          [addressOf(getPost, { params: { id } })]: { post },
          [addressOf(listComments, { params: { id }, query: {} })]: { comments, ...more },
        },
        head: {
          title: `${post.title} · Founder Co-Pilot`,
          description: row.excerpt,
          feed: feedAddress(post.category),
          article: discussion({ post, excerpt: row.excerpt, comments, publicUrl: config.publicUrl }),
        },
      }
    },
    addresses: async () => (await newestIds(db)).map(threadAddress),
  }
  return [list, thread]
}
