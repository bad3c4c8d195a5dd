import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomText } from './objects/ids.ts'

export interface Keys {
  secretKey: string
  webhookSecret: string
}

/** Made once, so that a restart neither locks the shop out nor spoils signatures under way. */
export function keysIn(folder: string, given: Partial<Keys>): Keys {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const keys = { ...made(join(folder, 'keys.json')) }
  return {
    secretKey: given.secretKey ?? keys.secretKey,
    webhookSecret: given.webhookSecret ?? keys.webhookSecret,
  }
}

function made(path: string): Keys {
  const fresh = { secretKey: `sk_test_${randomText(99)}`, webhookSecret: `whsec_${randomText(32)}` }
  try {
    writeFileSync(path, JSON.stringify(fresh), { mode: 0o600, flag: 'wx' })
    return fresh
  } catch {
    return JSON.parse(readFileSync(path, 'utf8'))
  }
}
