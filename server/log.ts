// Structured logs without secrets: no headers, no bodies, no query strings, no parameters of database queries.

import { DatabaseError } from 'pg'
import { type Logger, pino } from 'pino'
import { DrizzleQueryError } from './database/sql.ts'

export type Log = Logger

const SECRETS = ['password', 'token', 'secret', 'authorization', 'cookie', 'email']

export async function createLog(level: string, production: boolean): Promise<Log> {
  const pretty =
    !production && process.stdout.isTTY
      ? (await import('pino-pretty')).default({ sync: true, singleLine: true, ignore: 'pid,hostname' })
      : undefined
  return pino(logOptions(level), pretty ?? pino.destination({ sync: true }))
}

export function logOptions(level: string) {
  return {
    level,
    serializers: { err: safeError },
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), censor: '[kept out]' },
  }
}

/** A failed query's message and stack carry its parameters: name the statement and the database's reason instead. */
function safeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const { cause, code } = error as { cause?: unknown; code?: string }
  return {
    type: error.constructor.name,
    message: safeMessage(error),
    code,
    ...(error instanceof DrizzleQueryError ? { query: error.query } : {}),
    at: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 8),
    ...(cause === undefined ? {} : { cause: safeError(cause) }),
  }
}

function safeMessage(error: Error): string {
  if (error instanceof DrizzleQueryError) return 'a query failed'
  // PostgreSQL's data exceptions (class 22) repeat the value that did not fit.
  if (error instanceof DatabaseError && error.code?.startsWith('22')) return `data exception ${error.code}`
  return error.message
}
