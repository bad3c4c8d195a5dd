// The sandbox card provider's payment pages, at the shop's own address.
import type { FastifyInstance } from 'fastify'
import type { ShopsCardProvider } from '#sandbox/cards/cards.ts'

export function mountPaymentPages(app: FastifyInstance, provider: ShopsCardProvider): void {
  app.register(async (pages) => {
    // The provider reads the bytes itself.
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser('*', (_request, _payload, done) => done(null))
    pages.all('/sandbox/checkout/*', { schema: { hide: true } }, (request, reply) => {
      reply.hijack()
      provider.servePage(request.raw, reply.raw)
    })
  })
}
