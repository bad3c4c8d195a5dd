// Everything that exists, in one list. A capability that is not here is not in the shop.
import { accessTokensFeature } from '#features/access-tokens/server/feature.ts'
import { accountsFeature } from '#features/accounts/server/feature.ts'
import { adminFeature } from '#features/admin/server/feature.ts'
import { blocksFeature } from '#features/blocks/server/feature.ts'
import { blogFeature } from '#features/blog/server/feature.ts'
import { blueprintsFeature } from '#features/blueprints/server/feature.ts'
import { campaignsFeature } from '#features/campaigns/server/feature.ts'
import { checkoutFeature } from '#features/checkout/server/feature.ts'
import { communityFeature } from '#features/community/server/feature.ts'
import { creditsFeature } from '#features/credits/server/feature.ts'
import { customersFeature } from '#features/customers/server/feature.ts'
import { dashboardFeature } from '#features/dashboard/server/feature.ts'
import { generationFeature } from '#features/generation/server/feature.ts'
import { languageModelFeature } from '#features/language-model/server/feature.ts'
import { livingPlanFeature } from '#features/living-plan/server/feature.ts'
import { milestonesFeature } from '#features/milestones/server/feature.ts'
import { moderationFeature } from '#features/moderation/server/feature.ts'
import { notificationsFeature } from '#features/notifications/server/feature.ts'
import { operationsFeature } from '#features/operations/server/feature.ts'
import { overviewFeature } from '#features/overview/server/feature.ts'
import { planReaderFeature } from '#features/plan-reader/server/feature.ts'
import { planReviewsFeature } from '#features/plan-reviews/server/feature.ts'
import { promoCodesFeature } from '#features/promo-codes/server/feature.ts'
import { resourcesFeature } from '#features/resources/server/feature.ts'
import { sampleFeature } from '#features/sample/server/feature.ts'
import { siteFeature } from '#features/site/server/feature.ts'
import { sketchFeature } from '#features/sketch/server/feature.ts'
import { understandingFeature } from '#features/understanding/server/feature.ts'
import type { Feature } from './house.ts'
import { mailFeature } from './mail/feature.ts'
import { rateLimitFeature } from './rate-limit/feature.ts'
import { securityLogFeature } from './security-log/feature.ts'

export const features: Feature[] = [
  siteFeature,
  mailFeature,
  rateLimitFeature,
  securityLogFeature,
  accountsFeature,
  accessTokensFeature,
  adminFeature,
  blocksFeature,
  notificationsFeature,
  creditsFeature,
  promoCodesFeature,
  blueprintsFeature,
  understandingFeature,
  generationFeature,
  milestonesFeature,
  livingPlanFeature,
  planReaderFeature,
  overviewFeature,
  checkoutFeature,
  campaignsFeature,
  customersFeature,
  dashboardFeature,
  operationsFeature,
  languageModelFeature,
  resourcesFeature,
  blogFeature,
  communityFeature,
  planReviewsFeature,
  moderationFeature,
  sampleFeature,
  sketchFeature,
]
