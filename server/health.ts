import type { FastifyInstance } from 'fastify'
import { isMigrated } from './database/migrate.ts'
import type { House } from './house.ts'

/** `isLeaving`: told to stop, and only serving until those in front of it have looked elsewhere. */
export function mountHealth(
  app: FastifyInstance,
  { database, log }: House,
  isLeaving: () => boolean = () => false,
): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'alive' }))
  app.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    const status = await readiness()
    return reply.code(status === 'ready' ? 200 : 503).send({ status })
  })

  async function readiness() {
    if (isLeaving()) return 'leaving'
    try {
      return (await isMigrated(database.pool)) ? 'ready' : 'migrations are missing'
    } catch (err) {
      log.warn({ err }, 'not ready')
      return 'the database does not answer'
    }
  }
}
