// The reference: Fastify with one route that sends the dashboard's own statements straight to the driver, the session's
// first, and answers with the rows. A program of its own, as the shop is: DATABASE_URL, PORT.
import { drizzle } from 'drizzle-orm/node-postgres'
import fastify from 'fastify'
import pg from 'pg'
import { findAnySession } from '#features/accounts/server/sessions.ts'
import { totalsOf } from '#features/credits/server/public.ts'
import { shelfPageOf } from '#features/dashboard/server/queries.ts'
import { recentGenerations } from '#features/generation/server/public.ts'
import { countUnread } from '#features/notifications/server/public.ts'

interface Statement {
  text: string
  values: unknown[]
}

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const known = new Map<string, Promise<Statement[]>>()

/** What the real route asks for this founder, written down once. */
async function statementsOf(token: string): Promise<Statement[]> {
  const asked: Statement[] = []
  const logger = { logQuery: (text: string, values: unknown[]) => void asked.push({ text, values }) }
  const db = drizzle(pool, { casing: 'snake_case', logger })
  const found = await findAnySession(db, token)
  const userId = found?.user.id ?? ''
  const viewer = { userId, proved: true }
  await totalsOf(db, userId, viewer)
  await shelfPageOf(db, viewer, { search: '', filter: 'all' })
  await recentGenerations(db, viewer)
  await countUnread(db, userId)
  return asked
}

const app = fastify()
app.get('/api/dashboard', async (request) => {
  const token = /fcp_session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? ''
  if (!known.has(token)) known.set(token, statementsOf(token))
  const [session, ...others] = (await known.get(token)) ?? []
  if (!session) throw new Error('Nobody is signed in.')
  const { rows: user } = await pool.query(session)
  const answers = await Promise.all(others.map((statement) => pool.query(statement)))
  return { user, answers: answers.map(({ rows }) => rows) }
})
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
