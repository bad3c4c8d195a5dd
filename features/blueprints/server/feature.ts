import type { Feature } from '#server/house.ts'
import { blueprintsOf } from './queries.ts'
import { stayWithAddress } from './stay-with-address.ts'

export const blueprintsFeature: Feature = {
  name: 'blueprints',
  exportData: async (db, { id, email }) => {
    const theirs = await blueprintsOf(db, { userId: id, proved: email !== undefined })
    return theirs.map(({ name, slug, businessIdea, industry, stage, createdAt }) => ({
      name,
      slug,
      businessIdea,
      industry,
      stage,
      createdAt,
    }))
  },
  stayWithAddress,
}
