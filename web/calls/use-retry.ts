import { useState } from 'react'

interface Asked {
  error: Error | null
  refetch: () => Promise<unknown>
}

/** A failed query that is asked again forgets its failure at once; the Retry button stays, busy, until it answers. */
export function useRetry(query: Asked) {
  const [retried, setRetried] = useState<Error | null>(null)
  const error = query.error ?? retried
  async function retry() {
    setRetried(error)
    await query.refetch()
    setRetried(null)
  }
  return { failed: error !== null, error, retrying: retried !== null, retry: () => void retry() }
}
