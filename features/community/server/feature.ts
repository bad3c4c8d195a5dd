import type { Feature } from '#server/house.ts'

export const communityFeature: Feature = {
  name: 'community',
}
