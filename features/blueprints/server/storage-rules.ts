// What is decided about stored files without looking at them.

const MEGABYTE = 1024 * 1024
const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS

/** Every version of this time stays. */
const KEPT_ALL_DAYS = 30
/** And so many of the newest, however old. */
const KEPT_NEWEST = 20

interface Former {
  version: number
  createdAt: Date
}

/**
 * The numbers of the earlier versions that go: of those older than 30 days and not among the newest 20, all but the last of
 * each week. The first stays, because everything began with it; the current one is not among them.
 */
export function versionsToDrop(former: Former[], now: Date): number[] {
  const newestFirst = former.toSorted((one, other) => other.version - one.version)
  const weeks = new Set<number>()
  return newestFirst.flatMap(({ version, createdAt }, place) => {
    const isRecent = now.getTime() - createdAt.getTime() <= KEPT_ALL_DAYS * DAY_MS
    if (isRecent || place < KEPT_NEWEST || place === newestFirst.length - 1) return []
    const week = Math.floor(createdAt.getTime() / WEEK_MS)
    if (weeks.has(week)) return [version]
    weeks.add(week)
    return []
  })
}

/** 'Your files take up 199.2 MB of 200 MB …' */
export function fullSentence(used: number, quota: number): string {
  return `Your files take up ${megabytes(used)} of ${megabytes(quota)} MB, so this does not fit. Nothing was changed or lost. Delete files you no longer need and empty the bin, then try again.`
}

const megabytes = (bytes: number) => String(Math.round((bytes / MEGABYTE) * 10) / 10)
