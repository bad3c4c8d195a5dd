// The four assets that a dashboard shows of each blueprint.

import type { FileKind } from '#engine/file-names.ts'
import { and, eq, inArray, isNull } from '#server/database/sql.ts'
import { addressOf } from './rules.ts'
import { blueprintFiles } from './tables.ts'

interface Assets {
  completeBlueprintUrl?: string
  brandGuideUrl?: string
  logoUrls?: string[]
  quickstartGuideUrl?: string
}

const ASSET_KINDS = ['blueprint', 'brand-guide', 'logo', 'quickstart'] satisfies FileKind[]

/** A copy is a file among files, no asset. */
export const isAsset = and(
  inArray(blueprintFiles.kind, ASSET_KINDS),
  isNull(blueprintFiles.deletedAt),
  eq(blueprintFiles.isCopy, false),
)

/** Of its files, in their order. */
export function assetsIn(slug: string, files: [kind: string, filename: string][]): Assets {
  const assets: Assets = {}
  for (const [kind, filename] of files) {
    const url = addressOf(slug, filename)
    if (kind === 'blueprint') assets.completeBlueprintUrl = url
    else if (kind === 'brand-guide') assets.brandGuideUrl = url
    else if (kind === 'quickstart') assets.quickstartGuideUrl = url
    else if (assets.logoUrls) assets.logoUrls.push(url)
    else assets.logoUrls = [url]
  }
  return assets
}
