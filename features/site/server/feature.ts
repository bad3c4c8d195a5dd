import { handle } from '#kit/route.ts'
import type { Feature } from '#server/house.ts'
import { getSite } from '../contract.ts'

export const siteFeature: Feature = {
  name: 'site',
  routes: ({ config }) => [handle(getSite, () => ({ publicUrl: config.publicUrl, ...config.shown }))],
}
