import { forMe } from '#features/accounts/server/public.ts'
import { createDesk, isId, renderPost } from '#features/community/server/public.ts'
import type { Route } from '#kit/route.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import * as contract from '../contract.ts'
import { chosenSection, planOf, postSection } from './post-section.ts'
import { reviewOf, takenIn } from './review-queries.ts'
import { takeCommentOver } from './take-over.ts'

const success = true as const

export function planReviewRoutes(house: House): Route[] {
  const { db } = house
  const desk = createDesk(house)
  const mine = forMe(house)
  const provedMember = forMe(house, { provedOnly: true })
  return [
    mine(contract.listSections, async ({ me, params }) => {
      const { plan } = await planOf(house, me, params.id)
      return { sections: plan.sections.map(({ id, title }) => ({ id, title })) }
    }),

    mine(contract.previewSection, async ({ me, params, body }) => {
      const { text, fingerprint } = await chosenSection(house, me, params, body)
      return { html: await renderPost(house, text.content), fingerprint, isCut: text.isCut }
    }),

    provedMember(contract.postSection, async ({ me, params, body }) => ({
      success,
      postId: await postSection(house, desk, me, params, body),
    })),

    mine(contract.getReview, async ({ me, params: { id } }) => {
      const review = isId(id) ? await reviewOf(db, me.id, id) : undefined
      if (!review) throw new Failure('not_found')
      const { name, slug } = review
      return { ...(name && slug && { blueprint: { name, slug } }), taken: await takenIn(db, id) }
    }),

    mine(contract.takeOver, async ({ me, params }) => {
      await takeCommentOver(house, me, params.id)
      return { success }
    }),
  ]
}
