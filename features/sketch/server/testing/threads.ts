// Threads that do not sketch, each in a way of its own.
const thread = (name: string) => new URL(`${name}-thread.ts`, import.meta.url)

export const THREADS = { dying: thread('dying'), hanging: thread('hanging') }
