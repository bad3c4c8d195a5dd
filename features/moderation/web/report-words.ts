import type { Report, Status } from '../contract.ts'
import { SHOWN_MOST } from '../contract.ts'

export const STATUS_WORDS: Record<Status, string> = {
  pending: 'Pending',
  reviewed: 'Under Review',
  resolved: 'Resolved',
  dismissed: 'Dismissed',
}

type TabName = 'pending' | 'reviewed' | 'resolved'

interface TabWords {
  name: TabName
  label: string
  empty: string
  statuses: Status[]
}

export const TABS: TabWords[] = [
  { name: 'pending', label: 'Pending', empty: 'No pending reports', statuses: ['pending'] },
  { name: 'reviewed', label: 'Under Review', empty: 'No reports under review', statuses: ['reviewed'] },
  {
    name: 'resolved',
    label: 'Resolved',
    empty: 'No resolved reports',
    statuses: ['resolved', 'dismissed'],
  },
]

export const inTab = (reports: Report[], { statuses }: Pick<TabWords, 'statuses'>): Report[] =>
  reports.filter(({ status }) => statuses.includes(status))

/** 'Pending (3)'. Where the server stops, so does the count. */
export function tabLabel(label: string, count: number): string {
  return `${label} (${count < SHOWN_MOST ? count : `${SHOWN_MOST}+`})`
}

const WHEN = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** 'Nov 16, 2026, 02:05 PM' */
export const moment = (iso: string): string => WHEN.format(new Date(iso))
