// What went wrong with a call: whether it may pass by itself, whether the model can repair it, and what to call it.
import { APICallError, InvalidResponseDataError, NoObjectGeneratedError, NoOutputGeneratedError } from 'ai'
import type { Limits } from '../limits.ts'
import { type Reason, WritingFailure } from '../writer.ts'
import { ResponseCut, ResponseTooLarge } from './bounded-fetch.ts'

export class CallFailure extends WritingFailure {
  /** The same question may be answered a moment later. */
  readonly mayPass: boolean
  /** How long the server asked us to wait. */
  readonly retryAfterMs: number | undefined
  /** The server did not like how it was asked. */
  readonly unsupported: boolean
  /** What the model wrote, where it wrote something. */
  readonly text: string | undefined
  /** Tokens, where it is known what the call cost. */
  readonly used: { inputTokens: number; outputTokens: number } | undefined

  constructor(reason: Reason, more: FailureDetails = {}) {
    super(reason, more)
    this.mayPass = more.mayPass ?? false
    this.retryAfterMs = more.retryAfterMs
    this.unsupported = more.unsupported ?? false
    this.text = more.text
    this.used = more.used
  }
}

interface FailureDetails {
  mayPass?: boolean
  outage?: boolean
  retryAfterMs?: number | undefined
  unsupported?: boolean
  text?: string
  used?: { inputTokens: number; outputTokens: number } | undefined
  detail?: string
  cause?: unknown
}

const FREE = { inputTokens: 0, outputTokens: 0 }

export function failureOf(error: unknown): WritingFailure {
  if (error instanceof WritingFailure) return error
  if (isCausedBy(error, ResponseTooLarge)) return new CallFailure('too-large', { outage: true, cause: error })
  if (isCausedBy(error, ResponseCut))
    return new CallFailure('cut-off', { mayPass: true, outage: true, cause: error })
  if (NoObjectGeneratedError.isInstance(error)) return unusable(error)
  if (APICallError.isInstance(error)) return refusedByServer(error)
  if (NoOutputGeneratedError.isInstance(error) || InvalidResponseDataError.isInstance(error))
    return new CallFailure('invalid-output', { cause: error })
  return new CallFailure('failed', { outage: true, cause: error })
}

function refusedByServer(error: APICallError): CallFailure {
  const { statusCode: status, responseHeaders: headers = {}, cause } = error
  const retryAfterMs = retryAfter(headers)
  const busy = { mayPass: true, outage: true, retryAfterMs, used: FREE, cause }
  if (status === undefined) return new CallFailure('server-error', busy)
  if (status === 429) return new CallFailure('rate-limited', busy)
  if (status >= 500 || status === 408) return new CallFailure('server-error', busy)
  if (status < 400)
    return new CallFailure('invalid-output', { detail: 'not a completion', outage: true, cause })
  const unsupported = status === 400 || status === 422
  return new CallFailure('refused', {
    detail: `status ${status}`,
    outage: true,
    unsupported,
    used: FREE,
    cause,
  })
}

function unusable(error: NoObjectGeneratedError): CallFailure {
  const { text = '', finishReason, usage, cause } = error
  const used = usage && { inputTokens: usage.inputTokens ?? 0, outputTokens: usage.outputTokens ?? 0 }
  const ended = endedBadly(finishReason)
  if (ended) return new CallFailure(ended, { used, cause })
  if (APOLOGY.test(text)) return new CallFailure('refused', { used, cause })
  const detail = cause instanceof Error ? cause.message.slice(0, 400) : 'not the JSON that was asked for'
  return new CallFailure('invalid-output', { text, used, detail, cause })
}

export function endedBadly(finishReason: string | undefined): Reason | undefined {
  if (finishReason === 'content-filter') return 'refused'
  if (finishReason === 'length') return 'cut-off'
  return undefined
}

const APOLOGY =
  /^[\s"']*(?:i['’]?m (?:sorry|afraid|unable)|i am (?:sorry|afraid|unable)|sorry\b|i (?:cannot|can['’]?t|won['’]?t))/i

function isCausedBy(error: unknown, kind: new () => Error, depth = 0): boolean {
  if (error instanceof kind) return true
  return error instanceof Error && depth < 10 && isCausedBy(error.cause, kind, depth + 1)
}

/** The header in seconds or as a date, or the finer one some servers send. */
export function retryAfter(headers: Record<string, string>, now = Date.now()): number | undefined {
  const fine = Number.parseFloat(headers['retry-after-ms'] ?? '')
  if (fine >= 0) return fine
  const value = headers['retry-after']
  if (!value) return undefined
  const ms = /^\s*[\d.]+\s*$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined
}

/** How long to wait before the same question again; undefined when it should not be asked again. */
export function waitBefore(
  failure: WritingFailure,
  tries: number,
  { retries, backoffMs, retryAfterMs: longest }: Pick<Limits, 'retries' | 'backoffMs' | 'retryAfterMs'>,
): number | undefined {
  if (!(failure instanceof CallFailure) || !failure.mayPass || tries > retries) return undefined
  const asked = failure.retryAfterMs ?? 0
  return asked > longest ? undefined : Math.max(asked, backoffMs * 2 ** (tries - 1))
}
