// What whoever watches a worker may ask it. It serves nobody else.
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { toFailure } from './errors.ts'
import { mountHealth } from './health.ts'
import type { House } from './house.ts'
import { mountMetrics } from './metrics.ts'

export function buildHealthApp(house: House): FastifyInstance {
  const app: FastifyInstance = fastify({
    loggerInstance: house.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
  })
  app.setErrorHandler((error, _, reply) => {
    const { status, message } = toFailure(error)
    return reply.code(status).send({ success: false, error: message })
  })
  mountHealth(app, house)
  mountMetrics(app, house)
  return app
}
