// A job as data, apart from the work, so that whoever enqueues it needs nothing of whoever does it.
import type { z } from 'zod'

export interface Queue<Data extends object = object> {
  name: string
  data: z.ZodType<Data>
  /** How often it is tried again after it failed or its worker died. Then it becomes a dead letter. */
  retries: number
  retryDelaySeconds: number
  /** How long one try may take. */
  timeLimitSeconds: number
  /** How many run side by side in one worker process. */
  concurrency: number
  /** A cron line (UTC), for jobs that start by themselves. Their data is {}. */
  schedule?: string
}

export function queue<Data extends object>(
  given: Pick<Queue<Data>, 'name' | 'data'> & Partial<Queue<Data>>,
): Queue<Data> {
  return { retries: 5, retryDelaySeconds: 1, timeLimitSeconds: 900, concurrency: 2, ...given }
}

export interface Attempt {
  jobId: string
  /** Set when the job's claim is lost or the worker shuts down. */
  signal: AbortSignal
  isLast: boolean
}

export interface Job<Data extends object = object> {
  queue: Queue<Data>
  run: (data: Data, attempt: Attempt) => Promise<void>
}

export function work<Data extends object>(queue: Queue<Data>, run: Job<Data>['run']): Job<Data> {
  return { queue, run }
}
