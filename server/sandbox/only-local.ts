// The sandbox is for whoever sits at this machine: its mailbox holds everybody's login links.
import type { FastifyRequest } from 'fastify'
import { Failure } from '../errors.ts'
import { isLocalHost, isLoopbackAddress } from '../local-address.ts'

type Headers = Record<string, string | string[] | undefined>

export async function refuseOutsiders({ raw }: FastifyRequest): Promise<void> {
  if (!isFromThisMachine(raw.socket.remoteAddress, raw.headers)) throw new Failure('not_found')
}

/**
 * The socket decides, never an address that TRUST_PROXY lets a header replace. Behind a proxy on this machine every socket is a
 * loopback one, so three headers decide as well: what the proxies say of the visitor has to be local from end to end, and so has
 * the name that was asked for. The name also keeps out web pages that have their own name resolve to 127.0.0.1.
 */
export function isFromThisMachine(socketAddress: string | undefined, headers: Headers): boolean {
  if (!isLoopbackAddress(socketAddress ?? '')) return false
  // Nobody needs the sandbox through proxies that speak this header, so it is not read, only refused.
  if (headers.forwarded !== undefined || headers.via !== undefined) return false
  const visitors = [...listOf(headers['x-forwarded-for']), ...listOf(headers['x-real-ip'])]
  const names = [...listOf(headers.host), ...listOf(headers['x-forwarded-host'])]
  return visitors.every(isLoopbackAddress) && names.every((name) => isLocalHost(withoutPort(name)))
}

function listOf(header: string | string[] | undefined): string[] {
  return [header ?? []].flat().flatMap((line) => line.split(',').map((part) => part.trim()))
}

const withoutPort = (host: string) => host.replace(/:\d+$/, '')
