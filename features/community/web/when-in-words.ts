import { dayInWords } from '#web/calendar.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** 'Just now', '2 hours ago', 'Yesterday', 'Nov 12', 'Nov 12, 2025'. */
export function whenInWords(iso: string, now: Date | undefined): string {
  const [month = '', ...rest] = dayInWords(iso).split(' ')
  const [day = '', year = ''] = rest
  const short = `${month.slice(0, 3)} ${day.replace(',', '')}`
  if (!now) return `${short}, ${year}`
  const age = now.getTime() - Date.parse(iso)
  if (age < MINUTE) return 'Just now'
  if (age < HOUR) return ago(Math.floor(age / MINUTE), 'minute')
  if (age < DAY) return ago(Math.floor(age / HOUR), 'hour')
  if (age < 2 * DAY) return 'Yesterday'
  return String(now.getUTCFullYear()) === year ? short : `${short}, ${year}`
}

const ago = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`
