// A program repeats a request when it does not know whether the first one arrived. Its key tells that it is the same.
import type { FastifyRequest } from 'fastify'
import { Failure } from '#server/errors.ts'

const LONGEST = 255

/** Of the Idempotency-Key header, if there is one. */
export function keyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const { 'idempotency-key': key } = headers
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\x21-\x7e]+$/.test(key) || key.length > LONGEST)
    throw new Failure('invalid_input', { sentence: WRONG_KEY })
  return key
}

const WRONG_KEY = `The Idempotency-Key can have at most ${LONGEST} letters, digits and signs, without blanks.`
