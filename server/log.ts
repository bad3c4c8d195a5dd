// Structured logs without secrets: no headers, no bodies, no query strings, no parameters of database queries.
import { DrizzleQueryError } from 'drizzle-orm'
import { type Logger, pino, stdSerializers } from 'pino'

export type Log = Logger

const SECRETS = ['password', 'token', 'secret', 'authorization', 'cookie', 'email']

export async function createLog(level: string, production: boolean): Promise<Log> {
  const pretty =
    !production && process.stdout.isTTY
      ? (await import('pino-pretty')).default({ sync: true, ignore: 'pid,hostname' })
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

/** A failed query's own message and stack carry its parameters: name the statement and the database's reason instead. */
function safeError(error: unknown): unknown {
  if (error instanceof DrizzleQueryError) {
    const cause = error.cause as { code?: string; message?: string } | undefined
    return { type: 'DrizzleQueryError', query: error.query, sqlState: cause?.code, message: cause?.message }
  }
  if (error instanceof Error) {
    const { type, message, stack, code } = stdSerializers.err(error)
    return { type, message, stack, code }
  }
  return { type: typeof error }
}
