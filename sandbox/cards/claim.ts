// One process at a time is the provider of a folder: whoever holds its port. The port is kept in the folder, so that a
// restart is found at the same address; the system frees it when its holder dies, however that happens.
import { readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createFile, replaceFile } from './whole-file.ts'

interface Options {
  folder: string
  secretKey: string
  /** Exactly this one, whatever the folder says. */
  port?: number | undefined
}

/** Undefined: another process is the provider. */
export async function claim(options: Options, listener: RequestListener): Promise<Server | undefined> {
  for (let tries = 0; tries < 5; tries++) {
    const result = await tryToClaim(options, listener)
    if (result !== 'again') return result
  }
  throw new Error(`No port could be claimed for ${options.folder}.`)
}

async function tryToClaim({ folder, secretKey, port }: Options, listener: RequestListener) {
  const kept = keptPort(folder)
  const wished = port || kept
  if (port && kept && kept !== port && (await isProvider(kept, secretKey))) return undefined
  if (wished !== undefined) {
    const server = await bind(wished, listener)
    if (server) {
      if (wished !== kept) replaceFile(join(folder, 'port'), String(wished))
      return server
    }
    if (await isProvider(wished, secretKey)) return undefined
    if (port) throw new Error(`Port ${port} is taken.`)
  }
  const server = await bind(0, listener)
  if (!server) return 'again'
  const file = join(folder, 'port')
  if (kept !== undefined) {
    // A stranger has our old port: any other will do.
    replaceFile(file, String(portOf(server)))
    return server
  }
  // Of several who come at once, the first to write it down wins.
  if (createFile(file, String(portOf(server)))) return server
  await new Promise((resolve) => server.close(resolve))
  return 'again'
}

export const portOf = (server: Server) => (server.address() as AddressInfo).port

export function keptPort(folder: string): number | undefined {
  try {
    return Number(readFileSync(join(folder, 'port'), 'utf8')) || undefined
  } catch {
    return undefined
  }
}

function bind(port: number, listener: RequestListener): Promise<Server | undefined> {
  const server = createServer(listener)
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    )
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}

/** Whether the one who listens there knows the key. */
async function isProvider(port: number, secretKey: string): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/sandbox/control`, {
      headers: { authorization: `Bearer ${secretKey}` },
      signal: AbortSignal.timeout(3_000),
    })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}
