import type { Feature } from '#server/house.ts'

export const checkoutFeature: Feature = {
  name: 'orders',
}
