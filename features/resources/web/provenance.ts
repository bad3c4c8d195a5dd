import type { Resource } from '../contract.ts'

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** 'Seen at ft.com, November 2026', or that it is our own knowledge. */
export function provenance({ source, asOf }: Pick<Resource, 'source' | 'asOf'>): string {
  const month = MONTH.format(new Date(`${asOf}-01T00:00:00Z`))
  const host = source && URL.parse(source)?.hostname.replace(/^www\./, '')
  return host ? `Seen at ${host}, ${month}` : `Our own knowledge, ${month}`
}
