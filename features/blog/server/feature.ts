import type { Feature } from '#server/house.ts'
import { blogPages } from './pages.ts'
import { blogRoutes } from './routes.ts'
import { seedArticles } from './seed.ts'

export const blogFeature: Feature = {
  name: 'blog',
  routes: blogRoutes,
  pages: blogPages,
  async start({ db }) {
    await seedArticles(db)
    return []
  },
}
