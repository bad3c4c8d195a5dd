// What every shop of a drill has around it, whatever it is made of.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Mailbox, openMailbox } from '#sandbox/mailbox/mailbox.ts'
import { type Provider, startProvider } from '../market/provider.ts'

/** What is to be done when all is over, the last first. */
export type Undo = (() => unknown)[]

/** A folder of its own, cleared away with everything else in the end, also when raising it fails. */
export async function raised<T extends object>(
  name: string,
  raise: (folder: string, undo: Undo) => Promise<T>,
): Promise<T & { close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), `fcp-${name}-`))
  const undo: Undo = [() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })]
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    return { ...(await raise(folder, undo)), close }
  } catch (error) {
    await close()
    throw error
  }
}

interface Outside {
  provider: Provider
  mailbox: Mailbox
  /** What the shop has to know of them. */
  env: Record<string, string>
}

/** Card provider and mailbox, of the drill's own. */
export async function openOutsideWorld(folder: string, site: string, undo: Undo): Promise<Outside> {
  const provider = await startProvider(join(folder, 'cards'), `${site}/api/webhooks/stripe`)
  undo.push(provider.close)
  const mailbox = await openMailbox(join(folder, 'mailbox'))
  undo.push(mailbox.close)
  const env = {
    PUBLIC_URL: site,
    SMTP_URL: mailbox.smtpUrl,
    TRUST_PROXY: '127.0.0.1',
    RATE_LIMIT_PER_MINUTE: '0',
    FREE_BLUEPRINTS_PER_DAY: '0',
    STRIPE_SECRET_KEY: provider.secretKey,
    STRIPE_WEBHOOK_SECRET: provider.webhookSecret,
    STRIPE_API_BASE: provider.apiBase,
  }
  return { provider, mailbox, env }
}
