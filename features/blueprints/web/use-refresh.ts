import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { addressOf } from '#kit/call.ts'
import { listFiles } from '../contract.ts'

/** After a change: the list, the bin, versions, comments and links are asked anew, and the dashboard when it is next seen. */
export function useRefresh(id: string): () => Promise<void> {
  const client = useQueryClient()
  return useCallback(() => {
    const files = addressOf(listFiles, { params: { id } })
    return client.invalidateQueries({
      predicate: ({ queryKey: [address] }) =>
        String(address).startsWith(files) || address === '/api/dashboard',
    })
  }, [client, id])
}
