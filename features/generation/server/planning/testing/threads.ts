// Threads that do not plan, each in a way of its own.
export const THREADS = {
  refusing: new URL('refusing-thread.ts', import.meta.url),
  slow: new URL('slow-thread.ts', import.meta.url),
  hanging: new URL('hanging-thread.ts', import.meta.url),
  dying: new URL('dying-thread.ts', import.meta.url),
}
