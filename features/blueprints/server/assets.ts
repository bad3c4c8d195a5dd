// The four assets that a dashboard shows of each blueprint.
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#server/database/connect.ts'
import { type Viewer, visibleTo } from './queries.ts'
import { addressOf } from './rules.ts'
import { blueprintFiles, blueprints } from './tables.ts'

export interface Assets {
  completeBlueprintUrl?: string
  brandGuideUrl?: string
  logoUrls?: string[]
  quickstartGuideUrl?: string
}

/** By blueprint. */
export async function assetsOf(db: Db, viewer: Viewer): Promise<Map<string, Assets>> {
  const files = await db
    .select({
      id: blueprints.id,
      slug: blueprints.slug,
      kind: blueprintFiles.kind,
      filename: blueprintFiles.filename,
    })
    .from(blueprintFiles)
    .innerJoin(blueprints, eq(blueprints.id, blueprintFiles.blueprintId))
    .where(
      and(
        visibleTo(viewer),
        isNull(blueprintFiles.deletedAt),
        // A copy is a file among files, no asset.
        eq(blueprintFiles.isCopy, false),
        inArray(blueprintFiles.kind, ['blueprint', 'brand-guide', 'logo', 'quickstart']),
      ),
    )
    .orderBy(asc(blueprintFiles.position))
  const all = new Map<string, Assets>()
  for (const { id, slug, kind, filename } of files) {
    const assets = all.get(id) ?? {}
    all.set(id, assets)
    const url = addressOf(slug, filename)
    if (kind === 'blueprint') assets.completeBlueprintUrl = url
    else if (kind === 'brand-guide') assets.brandGuideUrl = url
    else if (kind === 'quickstart') assets.quickstartGuideUrl = url
    else assets.logoUrls = [...(assets.logoUrls ?? []), url]
  }
  return all
}
