// A value that another page of ours hands over to be tried. It comes with the move from page to page and never in an address:
// opening an address changes nothing.

interface TriedValue {
  id: string
  value: number
}

/** In the state of a location, which anything may be. */
export function triedIn(state: unknown): TriedValue | undefined {
  if (typeof state !== 'object' || state === null || !('triedValue' in state)) return undefined
  const { triedValue } = state
  if (typeof triedValue !== 'object' || triedValue === null) return undefined
  const { id, value } = triedValue as Partial<TriedValue>
  if (typeof id !== 'string' || typeof value !== 'number' || !Number.isFinite(value)) return undefined
  return { id, value }
}
