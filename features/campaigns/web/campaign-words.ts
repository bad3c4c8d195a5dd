// What the screens say about a campaign.
import type { BadgeKind } from '#web/ui/badge.tsx'
import type { Campaign } from '../contract.ts'

const SHOWN_CONTENT = 150
const WHEN = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
const NUMBER = new Intl.NumberFormat('en-US')

export const AUDIENCE_WORDS: Record<Campaign['audience'], string> = {
  agreed: 'Everybody who agreed to news',
  customers: 'Customers who agreed to news',
}

export const when = (moment: string) => WHEN.format(new Date(moment))
export const number = (count: number) => NUMBER.format(count)
export const people = (count: number) => (count === 1 ? '1 person' : `${number(count)} people`)

/** Whole characters, also of scripts that need more than one code unit for them. */
export function cutContent(content: string): string {
  const characters = [...content]
  return characters.length > SHOWN_CONTENT
    ? `${characters.slice(0, SHOWN_CONTENT).join('').trimEnd()}...`
    : content
}

export function statusBadge({ status, stopped }: Campaign): { kind: BadgeKind; label: string } {
  if (status === 'draft') return { kind: 'neutral', label: 'Draft' }
  if (status === 'scheduled') return { kind: 'info', label: 'Scheduled' }
  if (status === 'sending') return { kind: 'cyan', label: 'Sending' }
  return stopped ? { kind: 'warn', label: 'Stopped' } : { kind: 'ok', label: 'Sent' }
}

export function momentOf({ status, scheduledFor, startedAt, finishedAt, updatedAt }: Campaign): string {
  if (status === 'scheduled' && scheduledFor) return `Goes out ${when(scheduledFor)}`
  if (status === 'sending' && startedAt) return `Started ${when(startedAt)}`
  if (status === 'sent' && finishedAt) return `Sent ${when(finishedAt)}`
  return `Saved ${when(updatedAt)}`
}

/** How far it is, in percent: whoever was refused or had left is done, too. */
export function progressOf({ recipients, waiting }: NonNullable<Campaign['results']>): number {
  return recipients === 0 ? 100 : ((recipients - waiting) / recipients) * 100
}

/** What a date field holds is the time of this browser's clock; the server gets the moment. */
export function momentFromField(value: string): string | undefined {
  const moment = new Date(value)
  return value && !Number.isNaN(moment.getTime()) ? moment.toISOString() : undefined
}

export interface Typed {
  name: string
  subject: string
  content: string
}

export function faultsOf({ name, subject, content }: Typed): Partial<Typed> {
  return {
    ...(!name.trim() && { name: 'Please enter a name.' }),
    ...(!subject.trim() && { subject: 'Please enter a subject.' }),
    ...(!content.trim() && { content: 'Please enter the content.' }),
  }
}
