// The four assets that a dashboard shows of each blueprint. Pure.
import type { FileKind } from '#engine/file-names.ts'
import { addressOf } from './rules.ts'

interface Assets {
  completeBlueprintUrl?: string
  brandGuideUrl?: string
  logoUrls?: string[]
  quickstartGuideUrl?: string
}

export const ASSET_KINDS = ['blueprint', 'brand-guide', 'logo', 'quickstart'] satisfies FileKind[]

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
