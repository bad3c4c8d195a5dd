import type { Plan } from '#engine/plan/plan.ts'
import { hashOf, type Me } from '#features/accounts/server/public.ts'
import { type Blueprint, findBlueprint } from '#features/blueprints/server/public.ts'
import { POST_LONGEST } from '#features/community/contract.ts'
import { type Desk, writePost } from '#features/community/server/public.ts'
import { newestPlan, readPlan } from '#features/generation/server/public.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { postOfRequest } from './review-queries.ts'
import { type Composed, composed } from './section-text.ts'
import { planReviews } from './tables.ts'

export interface Card {
  question: string
  hideName: boolean
}

interface Chosen {
  blueprint: Blueprint
  title: string
  text: Composed
  fingerprint: string
}

export async function planOf(
  house: House,
  me: Me,
  idOrSlug: string,
): Promise<{ blueprint: Blueprint; plan: Plan }> {
  const { id: userId, proved, onlyOrder } = me
  const blueprint = await findBlueprint(house.db, { userId, proved, onlyOrder }, idOrSlug)
  if (!blueprint) throw new Failure('not_found')
  const newest = await newestPlan(house.db, blueprint.id)
  if (!newest) throw new Failure('not_finished', { sentence: NOT_YET })
  return { blueprint, plan: (await readPlan(house, newest.planKey)).plan }
}

const NOT_YET = 'The plan comes with the finished blueprint. This blueprint is not finished yet.'

/** What would be public, and a mark by which exactly this is known again. */
export async function chosenSection(
  house: House,
  me: Me,
  { id, section: sectionId }: { id: string; section: string },
  card: Card,
): Promise<Chosen> {
  const { blueprint, plan } = await planOf(house, me, id)
  const section = plan.sections.find((one) => one.id === sectionId)
  if (!section) throw new Failure('not_found')
  const text = composed(plan, section, { ...card, most: POST_LONGEST })
  return { blueprint, title: section.title, text, fingerprint: hashOf(text.content) }
}

interface Wish extends Card {
  title: string
  fingerprint: string
  requestId: string
}

/** Only what was seen becomes public: a plan that was reissued since is looked at again first. */
export async function postSection(
  house: House,
  desk: Desk,
  me: Me,
  params: { id: string; section: string },
  { title, fingerprint, requestId, ...card }: Wish,
): Promise<string> {
  const chosen = await chosenSection(house, me, params, card)
  const known = await postOfRequest(house.db, me.id, requestId)
  if (known) return known
  if (chosen.fingerprint !== fingerprint) throw new Failure('changed_meanwhile', { sentence: LOOK_AGAIN })
  const form = { title, content: chosen.text.content, category: 'feedback' as const }
  try {
    return await writePost(house, desk, me, form, {
      card: chosen.title,
      alongside: async (tx, postId) => {
        await tx
          .insert(planReviews)
          .values({ postId, blueprintId: chosen.blueprint.id, section: params.section, requestId })
      },
    })
  } catch (error) {
    // The other press of a double click was first: it is posted.
    const posted = await postOfRequest(house.db, me.id, requestId)
    if (posted) return posted
    throw error
  }
}

const LOOK_AGAIN = 'The plan has changed since you looked. Please look at what will be public again.'
