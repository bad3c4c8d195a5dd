// Threads that do not read, each in a way of its own.
export const THREADS = {
  hanging: new URL('hanging-thread.ts', import.meta.url),
  dying: new URL('dying-thread.ts', import.meta.url),
  failing: new URL('failing-thread.ts', import.meta.url),
}
