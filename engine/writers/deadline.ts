// Waiting with an end. Work that ignores its signal is left behind, not waited for.

interface Deadline {
  signal: AbortSignal
  close(): void
}

/** A signal that fires after `ms` with the reason given, or with the outer signal and its reason. */
export function openDeadline(ms: number, overdue: () => Error, outer?: AbortSignal): Deadline {
  const controller = new AbortController()
  const stop = () => controller.abort(outer?.reason)
  if (outer?.aborted) stop()
  outer?.addEventListener('abort', stop, { once: true })
  const timer = setTimeout(() => controller.abort(overdue()), ms)
  return {
    signal: controller.signal,
    close() {
      clearTimeout(timer)
      outer?.removeEventListener('abort', stop)
    },
  }
}

/** As the work ends, or with the signal's reason as soon as that fires. */
export async function until<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  signal.throwIfAborted()
  const fired = Promise.withResolvers<never>()
  const fire = () => fired.reject(signal.reason)
  signal.addEventListener('abort', fire, { once: true })
  try {
    return await Promise.race([work(), fired.promise])
  } finally {
    signal.removeEventListener('abort', fire)
  }
}

export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  const over = Promise.withResolvers<void>()
  const timer = setTimeout(over.resolve, ms)
  try {
    await (signal ? until(signal, () => over.promise) : over.promise)
  } finally {
    clearTimeout(timer)
  }
}
