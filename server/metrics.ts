import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { House } from './house.ts'

export function mountMetrics(app: FastifyInstance, house: House): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const refreshJobs = countJobs(registry, house)
  countConnections(registry, house.database.pool)
  const duration = new Histogram({
    name: 'fcp_http_request_duration_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    // The pattern, never the address: addresses carry ids, and there is no end of them.
    const route = request.routeOptions.url ?? 'unknown'
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', { schema: { hide: true } }, async (_, reply) => {
    await refreshJobs()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** Counts are asked of the database when somebody looks. */
function countJobs(registry: Registry, { jobs, log }: House): () => Promise<void> {
  const registers = [registry]
  const inQueues = new Gauge({
    name: 'fcp_jobs',
    help: 'Jobs by queue and state',
    labelNames: ['queue', 'state'],
    registers,
  })
  const dead = new Gauge({
    name: 'fcp_jobs_dead_letters',
    help: 'Jobs that failed for good and wait for a person',
    registers,
  })
  return async () => {
    try {
      const { queues, deadLetters } = await jobs.counts()
      dead.set(deadLetters)
      for (const { name, waiting, active } of queues) {
        inQueues.set({ queue: name, state: 'waiting' }, waiting)
        inQueues.set({ queue: name, state: 'active' }, active)
      }
    } catch (err) {
      // The other figures matter most when the database does not answer.
      log.warn({ err }, 'jobs could not be counted')
    }
  }
}

function countConnections(registry: Registry, pool: House['database']['pool']): void {
  new Gauge({
    name: 'fcp_database_connections',
    help: 'Database connections of this process',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'wanted' }, pool.waitingCount)
    },
  })
}
