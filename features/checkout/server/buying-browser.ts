import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashOf, markBuyer, markPromoUser } from '#features/accounts/server/public.ts'
import type { House } from '#server/house.ts'
import { networkOf } from '#server/rate-limit/limiter.ts'
import type { Browser } from './open-order.ts'

interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
}

/** Marks the browser that orders, and with a promo code also as one that used a code. */
export function buyingBrowser(house: House, { request, reply }: Exchange, code?: string): Browser {
  return {
    browserHash: hashOf(markBuyer(house, request, reply)),
    promoBrowser: code ? hashOf(markPromoUser(house, request, reply)) : undefined,
    network: networkOf(request.ip),
  }
}
