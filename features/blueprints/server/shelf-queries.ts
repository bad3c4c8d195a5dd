import { and, gt, ilike, isNotNull, isNull, or, type SQL, sql } from '#server/database/sql.ts'
import { type ViewerPlaces, visibleTo } from './queries.ts'
import { type Match, patternOf } from './shelf-rules.ts'
import { blueprints } from './tables.ts'

const FILTERS: Record<Match['filter'], () => SQL | undefined> = {
  all: () => isNull(blueprints.archivedAt),
  recent: () => and(isNull(blueprints.archivedAt), gt(blueprints.createdAt, sql`now() - interval '7 days'`)),
  starred: () => and(blueprints.starred, isNull(blueprints.archivedAt)),
  archived: () => isNotNull(blueprints.archivedAt),
}

export function matching(viewer: ViewerPlaces, { search, filter }: Match): SQL | undefined {
  const pattern = patternOf(search)
  const { name, businessIdea, industry } = blueprints
  const found = or(ilike(name, pattern), ilike(industry, pattern), ilike(businessIdea, pattern))
  return and(visibleTo(viewer), FILTERS[filter](), search ? found : undefined)
}
