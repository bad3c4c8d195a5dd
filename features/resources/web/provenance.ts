import { monthInWords } from '#web/calendar.ts'
import type { Resource } from '../contract.ts'

/** 'Seen at ft.com, November 2026', or that it is our own knowledge. */
export function provenance({ source, asOf }: Pick<Resource, 'source' | 'asOf'>): string {
  const month = monthInWords(asOf)
  const host = source && URL.parse(source)?.hostname.replace(/^www\./, '')
  return host ? `Seen at ${host}, ${month}` : `Listed by us, ${month}`
}
