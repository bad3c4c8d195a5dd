// What the house publishes: nobody's in particular.
import { randomUUID } from 'node:crypto'
import { blogPosts } from '#features/blog/server/tables.ts'
import { campaigns } from '#features/campaigns/server/tables.ts'
import { promoCodes } from '#features/promo-codes/server/tables.ts'
import { resources } from '#features/resources/server/tables.ts'
import type { Db } from '#server/database/connect.ts'

export async function contentOf(db: Db) {
  const postSlug = `post-${randomUUID()}`
  const [post] = await db
    .insert(blogPosts)
    .values({
      title: 'A post',
      slug: postSlug,
      content: 'Words',
      status: 'published',
      publishedAt: new Date(),
    })
    .returning()
  const [resource] = await db
    .insert(resources)
    .values({
      title: 'A tool',
      description: 'For founders',
      category: 'tool',
      url: `https://${randomUUID()}.example.com`,
      asOf: '2026-11',
    })
    .returning()
  const text = { name: 'News', subject: 'News', content: 'Hello.', audience: 'agreed' as const }
  const later = { status: 'scheduled' as const, scheduledFor: new Date('2099-01-01') }
  const [campaign, scheduled] = await db
    .insert(campaigns)
    .values([text, { ...text, ...later }])
    .returning()
  const [promoCode] = await db
    .insert(promoCodes)
    .values({ code: `CODE-${randomUUID().toUpperCase()}`, discountValue: 20 })
    .returning()
  const idOf = (row: { id: string } | undefined) => row?.id ?? ''
  return {
    postSlug,
    ids: {
      post: idOf(post),
      resource: idOf(resource),
      campaign: idOf(campaign),
      scheduledCampaign: idOf(scheduled),
      promoCode: idOf(promoCode),
    },
  }
}
