import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { Answer } from '#kit/endpoint.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import type { Corrections, SentBrief, understandBrief } from '../contract.ts'
import { readerOf } from './reader-of.ts'
import { ReaderBusy } from './reading/reader.ts'

type Sent = SentBrief & { corrections?: Corrections }

/** Nothing of it is stored or logged; what was read lately stays in memory under a hash of all that was sent. */
export async function understandSent(
  house: House,
  { corrections = {}, ...sent }: Sent,
  reply: FastifyReply,
): Promise<Answer<typeof understandBrief>> {
  const question = {
    key: createHash('sha256')
      .update(JSON.stringify([sent, corrections]))
      .digest('base64'),
    brief: { ...sent, fullName: '', email: '' },
    corrections,
  }
  try {
    return { success: true, ...(await readerOf(house).understand(question, untilGone(reply))) }
  } catch (error) {
    if (error instanceof ReaderBusy) throw new Failure('overloaded', { headers: { 'retry-after': '2' } })
    if (error === GONE) throw new Failure('request_timeout')
    throw error
  }
}

const GONE = new Error('Whoever asked has gone.')

/** Somebody who goes on typing takes the question back. */
function untilGone({ raw }: FastifyReply): AbortSignal {
  const control = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) control.abort(GONE)
  })
  return control.signal
}
