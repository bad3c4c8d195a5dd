import type { FastifyReply, FastifyRequest } from 'fastify'
import { buyerSecret, findMe, forMe, hashOf, requireMe } from '#features/accounts/server/public.ts'
import { makeFreeOrder } from '#features/checkout/server/public.ts'
import { handle, type Route } from '#kit/route.ts'
import { bearerOf } from '#server/bearer.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import {
  generateBlueprint,
  getBlueprintStatus,
  getFirstPage,
  getGenerationStatus,
  tryAgain as tryAgainCall,
  watchGeneration,
} from '../contract.ts'
import { keyOf } from './asked-by-key.ts'
import { generateWithCredit } from './generate-blueprint.ts'
import { modelOf } from './language-model.ts'
import { latestOf, recordOf } from './present.ts'
import { givenCorrections, refuseIncomplete } from './rules.ts'
import { sendFirstPage } from './send-first-page.ts'
import { findWatched, type Looker, newestFinished, newestGeneration, watchedOf } from './status-queries.ts'
import { streamProgress } from './stream-progress.ts'
import { tryAgain } from './try-again.ts'

const success = true as const

export function generationRoutes(house: House): Route[] {
  const { db } = house
  return [
    handle(generateBlueprint, async (call) => {
      const { promoCode, useCredits, requestId, corrections: sent, ...form } = call.body
      if (promoCode && !useCredits) {
        if (bearerOf(call.request) !== undefined)
          throw new Failure('invalid_input', { sentence: NO_PROMO_FOR_PROGRAMS })
        refuseIncomplete(form)
        const { orderId: _, ...placed } = await makeFreeOrder(house, {
          ...call,
          form,
          corrections: sent,
          promoCode,
        })
        return { success, ...placed }
      }
      const me = await requireMe(house, call)
      refuseIncomplete(form)
      // A program asks for nothing else. A page could have been led here by a link, so it has to say that it spends.
      if (!useCredits && bearerOf(call.request) === undefined)
        throw new Failure('invalid_input', { sentence: SAY_THAT_IT_SPENDS })
      const key = keyOf(call.request)
      const wish = { form, corrections: givenCorrections(sent), requestId, key }
      return { success, blueprintId: await generateWithCredit(house, me, wish) }
    }),

    handle(getBlueprintStatus, async (call) => {
      const looker = await whoLooks(house, call)
      return latestOf(await newestGeneration(db, looker), await newestFinished(db, looker))
    }),

    handle(getGenerationStatus, async (call) => {
      // The page that asked for another issue hears here what came of it. A program asked for the blueprint, which stands.
      const withFailedIssues = bearerOf(call.request) === undefined
      const watched = await watchedOf(db, await seenBlueprint(house, call), { withFailedIssues })
      if (!watched) throw new Failure('not_found')
      return recordOf(watched, { byModel: modelOf(house.config) !== undefined })
    }),

    handle(watchGeneration, async (call) => {
      const looker = await whoLooks(house, call)
      const blueprintId = await blueprintSeenBy(house, looker, call.params.id)
      const visitor = looker.viewer?.userId ?? looker.browserHash ?? ''
      return streamProgress(house, { blueprintId, visitor }, call)
    }),

    handle(getFirstPage, async (call) => sendFirstPage(house, await seenBlueprint(house, call), call)),

    forMe(house, { orderSessions: true })(tryAgainCall, async ({ me, params }) => ({
      success,
      blueprintId: await tryAgain(house, me, params.id),
    })),
  ]
}

const SAY_THAT_IT_SPENDS =
  'Please confirm that this spends one of your credits: start the blueprint from your dashboard.'
const NO_PROMO_FOR_PROGRAMS =
  'Promo codes work on the site. With an access token a blueprint costs one credit.'

async function seenBlueprint(house: House, call: Exchange & { params: { id: string } }): Promise<string> {
  return blueprintSeenBy(house, await whoLooks(house, call), call.params.id)
}

async function blueprintSeenBy({ db }: House, looker: Looker, id: string): Promise<string> {
  const found = await findWatched(db, looker, id)
  if (!found) throw new Failure('not_found')
  return found
}

interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
}

/**
 * The session. Without one, or with that of an order, the browser that began a checkout: its buyer may have none yet. Who
 * is signed in may be somebody else at the same machine.
 */
async function whoLooks(house: House, { request, reply }: Exchange): Promise<Looker> {
  const me = await findMe(house, request, reply)
  const secret = !me || me.onlyOrder ? buyerSecret(house, request) : undefined
  return {
    viewer: me && { userId: me.id, proved: me.proved, onlyOrder: me.onlyOrder },
    browserHash: secret && hashOf(secret),
  }
}
