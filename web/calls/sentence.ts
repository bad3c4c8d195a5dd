import { CallError } from '#kit/call.ts'

/** What the server said for people, or our own words when it said nothing. */
export function sentenceOf(error: unknown, otherwise: string): string {
  return (error instanceof CallError && error.sentence) || otherwise
}

export function isSignedOut(error: unknown): boolean {
  return error instanceof CallError && error.status === 401
}
