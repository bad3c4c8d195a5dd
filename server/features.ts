// Everything that exists, in one list. A capability that is not here is not in the shop.
import { siteFeature } from '#features/site/server/feature.ts'
import type { Feature } from './house.ts'
import { mailFeature } from './mail/feature.ts'
import { rateLimitFeature } from './rate-limit/feature.ts'

export const features: Feature[] = [siteFeature, mailFeature, rateLimitFeature]
