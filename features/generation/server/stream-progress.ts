// The progress of one blueprint as server-sent events. Whatever process makes it, this one hears of each change.
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { modelOf } from './language-model.ts'
import { recordOf } from './present.ts'
import { watchedOf } from './status-queries.ts'
import { CHANNEL } from './told.ts'

/** So often a comment keeps the connection open, and the record is looked at without being told. */
const HEARTBEAT_MS = 15_000
/** When nobody can tell us of changes, we look as often as the page would. */
const POLL_MS = 3_000
/** Then the browser comes back by itself, and is asked again who it is. */
const LONGEST_MS = 600_000
/** Whoever has not read the end by then is not waited for. */
const LINGER_MS = 5_000
const MOST_STREAMS = 2_000
/** A page has one, and people have several pages open. A page that is refused asks every 3 s instead (web/follow-generation.ts). */
const MOST_OF_VISITOR = 10

/** Each stream, and whose it is. */
const open = new Map<ServerResponse, string>()

interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
}

interface Watch {
  blueprintId: string
  /** The account, or the browser that bought without one. */
  visitor: string
}

export async function streamProgress(
  house: House,
  { blueprintId, visitor }: Watch,
  { request, reply }: Exchange,
): Promise<FastifyReply> {
  const known = request.headers['last-event-id']
  const first = await newest(house, blueprintId)
  // An answer without content tells the browser not to come back.
  if (!first || (first.isLast && first.id === known)) return reply.code(204).send()
  if (request.method === 'HEAD') return reply.type('text/event-stream').send()
  if (open.size >= MOST_STREAMS) throw new Failure('overloaded')
  if (countOf(visitor) >= MOST_OF_VISITOR) throw new Failure('rate_limited')
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    // For proxies that would wait for more.
    'x-accel-buffering': 'no',
  })
  raw.write('retry: 1000\n\n')
  open.set(raw, visitor)
  await keepTelling(house, blueprintId, { raw, socket: request.raw.socket }, String(known))
  return reply
}

function countOf(visitor: string): number {
  let count = 0
  for (const watcher of open.values()) if (watcher === visitor) count++
  return count
}

interface Line {
  raw: ServerResponse
  socket: Socket
}

async function keepTelling(house: House, blueprintId: string, line: Line, known: string): Promise<void> {
  const { raw, socket } = line
  const gone = Promise.withResolvers<void>()
  const leave = () => gone.resolve()
  // Unheard, an error of one stream would end the process.
  for (const event of ['close', 'error']) raw.on(event, leave)
  // An answer that waits behind another one of its connection is not told of the connection's end.
  socket.on('close', leave)
  if (raw.destroyed) leave()
  const look = looker(house, blueprintId, line, known)
  const stop = await house.notices
    .listen(CHANNEL, (payload) => {
      if (payload === blueprintId || payload === undefined) look()
    })
    .catch(() => undefined)
  const timer = setInterval(
    () => {
      if (isOver(raw)) return
      if (!raw.writableNeedDrain) raw.write(': still here\n\n')
      look()
    },
    stop ? HEARTBEAT_MS : POLL_MS,
  )
  const limit = setTimeout(() => end(line), LONGEST_MS)
  // After listening has begun, so that no change falls between.
  look()
  await gone.promise
  clearInterval(timer)
  clearTimeout(limit)
  socket.off('close', leave)
  stop?.()
  open.delete(raw)
}

const isOver = (raw: ServerResponse) => raw.writableEnded || raw.destroyed

/** A client that does not read would keep the answer, and all that belongs to it, for ever. */
function end({ raw, socket }: Line): void {
  if (isOver(raw)) return
  raw.end()
  const waiting = setTimeout(() => socket.destroy(), LINGER_MS)
  for (const emitter of [raw, socket]) emitter.once('close', () => clearTimeout(waiting))
}

/** Looks, and writes what is new. Asked while it looks, it looks once more. */
function looker(house: House, blueprintId: string, line: Line, known: string): () => void {
  const { raw } = line
  let told = known
  let isLooking = false
  let isAskedAgain = false
  const look = async () => {
    const news = await newest(house, blueprintId)
    if (isOver(raw)) return
    if (!news) return end(line)
    // Whoever reads slowly gets the newest when they are ready for it.
    if (news.id === told || raw.writableNeedDrain) return
    told = news.id
    raw.write(`id: ${news.id}\ndata: ${news.data}\n\n`)
    if (news.isLast) end(line)
  }
  return async function ask() {
    isAskedAgain = isLooking
    if (isLooking) return
    isLooking = true
    await look().catch((err) => house.log.warn({ err }, 'progress was not read'))
    isLooking = false
    if (isAskedAgain) void ask()
  }
}

const asked = new Map<string, ReturnType<typeof read>>()

/** However many watch a blueprint, and all hear of a change at once, the database is asked once. */
function newest(house: House, blueprintId: string): ReturnType<typeof read> {
  const together = asked.get(blueprintId)
  if (together) return together
  const reading = setImmediate().then(() => {
    // Whoever asks from now on may have heard of something newer.
    asked.delete(blueprintId)
    return read(house, blueprintId)
  })
  asked.set(blueprintId, reading)
  return reading
}

async function read({ db, config }: House, blueprintId: string) {
  const watched = await watchedOf(db, blueprintId)
  if (!watched) return undefined
  const { id, status, updatedAt } = watched.generation
  return {
    id: `${id}/${status}/${updatedAt.getTime()}`,
    data: JSON.stringify(recordOf(watched, { byModel: modelOf(config) !== undefined })),
    isLast: status === 'complete' || status === 'error',
  }
}
