const MOST_FRAMES = 3

/** Of an error, its kind and where it happened: its message may quote the brief. */
export function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'something else was thrown'
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line))
  return [error.name, ...frames.slice(0, MOST_FRAMES).map((line) => line.trim())].join(' ')
}
