// What whoever watches the shop from outside may read: the program's own figures, and those of its features.
import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { Failure } from './errors.ts'
import type { House, Measure } from './house.ts'

/** However often somebody looks, the database is asked this often. */
const FRESH_MS = 10_000

export function mountMetrics(app: FastifyInstance, house: House): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const refreshJobs = countJobs(registry, house)
  const refreshFeatures = measureFeatures(registry, house)
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
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(house, request.headers.authorization)) throw new Failure('not_found')
    await Promise.all([refreshJobs(), refreshFeatures()])
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** What the shop earns is the owner's to know. */
function mayRead({ config: { metricsToken, production } }: House, shown: string | undefined): boolean {
  if (!metricsToken) return !production
  const [given, wanted] = [Buffer.from(shown ?? ''), Buffer.from(`Bearer ${metricsToken}`)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
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

function measureFeatures(registry: Registry, house: House): () => Promise<void> {
  let asked: { at: number; answer: Promise<void> } | undefined
  async function ask(): Promise<void> {
    for (const { name, measures } of house.features) {
      try {
        for (const measure of (await measures?.(house)) ?? []) record(registry, measure)
      } catch (err) {
        house.log.warn({ err, feature: name }, 'could not be measured')
      }
    }
  }
  return () => {
    if (!asked || Date.now() - asked.at > FRESH_MS) asked = { at: Date.now(), answer: ask() }
    return asked.answer
  }
}

/** Replaced as a whole: a label that is no more would keep its last value. */
function record(registry: Registry, { name, help, kind, values }: Measure): void {
  registry.removeSingleMetric(name)
  const labelNames = Object.keys(values[0]?.labels ?? {})
  const settings = { name, help, labelNames, registers: [registry] }
  const metric = kind === 'counter' ? new Counter(settings) : new Gauge(settings)
  for (const { labels = {}, value } of values) metric.inc(labels, value)
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
