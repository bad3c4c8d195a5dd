// The blog's pages as they are served: with their words, for whoever reads without a script.
import { findMe } from '#features/accounts/server/public.ts'
import { addressOf } from '#kit/call.ts'
import type { FilledPage, House } from '#server/house.ts'
import { FEED, getPost, listPosts, readListQuery } from '../contract.ts'
import { headOf, listed, whole } from './present.ts'
import { movedTo, neighbours, postBySlug, publishedPosts, publishedSlugs } from './queries.ts'

export function blogPages(house: House): FilledPage[] {
  const { db, config } = house
  const list: FilledPage = {
    path: '/blog',
    async fill({ query }) {
      const asked = readListQuery(query)
      const { rows, ...more } = await publishedPosts(db, asked)
      const { tag, cursor } = asked
      return {
        location: addressOf({ path: '/blog' }, { query: { tag, cursor } }),
        answers: { [addressOf(listPosts, { query: asked })]: { posts: rows.map(listed), ...more } },
        head: { feed: FEED },
      }
    },
  }
  const post: FilledPage = {
    path: '/blog/:slug',
    async fill({ params: { slug = '' }, request, reply }) {
      const row = await postBySlug(db, slug)
      if (!row) {
        const now = await movedTo(db, slug.toLowerCase())
        const same = await postBySlug(db, now ?? slug.toLowerCase())
        return same?.status === 'published' && same.slug !== slug
          ? { movedTo: `/blog/${encodeURIComponent(same.slug)}` }
          : undefined
      }
      if (row.status !== 'published')
        return (await findMe(house, request, reply))?.isAdmin ? 'in the browser' : undefined
      const answer = { post: whole(row), ...(await neighbours(db, row)) }
      return {
        location: `/blog/${encodeURIComponent(slug)}`,
        answers: { [addressOf(getPost, { params: { slug } })]: answer },
        head: headOf(answer, config.publicUrl),
      }
    },
    addresses: async () => (await publishedSlugs(db)).map((slug) => `/blog/${encodeURIComponent(slug)}`),
  }
  return [list, post]
}
