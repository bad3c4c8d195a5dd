// Which addresses stay on this machine, and which on a network of one's own.
import { BlockList, isIP } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

const privateNetworks = new BlockList()
privateNetworks.addSubnet('10.0.0.0', 8, 'ipv4')
privateNetworks.addSubnet('172.16.0.0', 12, 'ipv4')
privateNetworks.addSubnet('192.168.0.0', 16, 'ipv4')
privateNetworks.addSubnet('169.254.0.0', 16, 'ipv4')
privateNetworks.addSubnet('fc00::', 7, 'ipv6')
privateNetworks.addSubnet('fe80::', 10, 'ipv6')

/** Endings that no public name server resolves: container and cluster networks, and networks at home. */
const PRIVATE_NAME = /\.(internal|local|lan|svc|svc\.cluster\.local|home\.arpa)$/

export function isLoopbackAddress(address: string): boolean {
  return isIn(loopback, address)
}

/** Of a URL, or of a Host header without its port. */
export function isLocalHost(host: string): boolean {
  const name = bare(host)
  return name === 'localhost' || name.endsWith('.localhost') || isLoopbackAddress(name)
}

/** Names without a dot are those of containers and of the machines beside. */
export function isPrivateHost(host: string): boolean {
  const name = bare(host)
  if (isIP(name)) return isLoopbackAddress(name) || isIn(privateNetworks, name)
  return isLocalHost(name) || !name.includes('.') || PRIVATE_NAME.test(name)
}

const bare = (host: string) => host.replace(/^\[|\]$/g, '').toLowerCase()

function isIn(list: BlockList, address: string): boolean {
  const version = isIP(address)
  // An IPv4 address that is written as IPv6 (::ffff:127.0.0.1) is looked up as what it is.
  return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4')
}
