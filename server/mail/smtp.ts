// What every way of sending shares: the connection, the identity of a message, and the meaning of a refusal.
import { createTransport } from 'nodemailer'

/** `keepOpen`: many messages over one connection. Close it in the end, either way. */
export function openTransport(smtpUrl: string, { keepOpen = false } = {}) {
  const settings = { url: smtpUrl, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 }
  return keepOpen
    ? createTransport({ ...settings, pool: true, maxConnections: 1, maxMessages: Number.POSITIVE_INFINITY })
    : createTransport(settings)
}

/** The same for every try, so that a mail program can tell that it has this one already. */
export function messageId(id: string, from: string): string {
  return `<${id}@${from.match(/@([^\s>]+)/)?.[1] ?? 'localhost'}>`
}

/**
 * What the mail server said about this recipient or this message: 5xx means never, 4xx not now. About our login, our sender or the
 * connection it says nothing of the sort.
 */
export function refusalOf(error: unknown): 'final' | 'for now' | undefined {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string }
  if (command !== 'RCPT TO' && command !== 'DATA') return undefined
  if (responseCode >= 500) return 'final'
  return responseCode >= 400 ? 'for now' : undefined
}
