// The four assets of a blueprint, as cards. Pure.
import type { Row } from './shelf-pages.ts'

export interface Asset {
  name: string
  type: string
  /** None as long as it is being made. Logos have several. */
  urls: string[]
}

export function assetsOf(row: Row): Asset[] {
  const one = (url: string | undefined) => (url ? [url] : [])
  return [
    { name: 'Complete blueprint', type: 'PDF Document', urls: one(row.completeBlueprintUrl) },
    { name: 'Brand guide', type: 'PDF Document', urls: one(row.brandGuideUrl) },
    { name: 'Logos', type: 'PNG Image', urls: row.logoUrls ?? [] },
    { name: 'Quickstart guide', type: 'PDF Document', urls: one(row.quickstartGuideUrl) },
  ]
}

export function readyText(assets: Asset[]): string {
  return `${assets.filter(({ urls }) => urls.length > 0).length} of 4 assets ready`
}
