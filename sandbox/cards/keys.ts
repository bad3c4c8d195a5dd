import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomText } from './objects/ids.ts'
import { createFile } from './whole-file.ts'

export interface Keys {
  secretKey: string
  webhookSecret: string
}

/** Made once, so that a restart neither locks the shop out nor spoils signatures under way. */
export function keysIn(folder: string, given: Partial<Keys>): Keys {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const keys = made(join(folder, 'keys.json'))
  return {
    secretKey: given.secretKey ?? keys.secretKey,
    webhookSecret: given.webhookSecret ?? keys.webhookSecret,
  }
}

function made(path: string): Keys {
  const fresh = { secretKey: `sk_test_${randomText(99)}`, webhookSecret: `whsec_${randomText(32)}` }
  return createFile(path, JSON.stringify(fresh)) ? fresh : JSON.parse(readFileSync(path, 'utf8'))
}
