import { useQuery } from '@tanstack/react-query'
import { CallError } from '#kit/call.ts'

/** By its version: the address stays the same when the content changes. */
export function useFileText({ url, version = 0 }: { url: string; version?: number }) {
  return useQuery({
    queryKey: ['text of a file', url, version],
    queryFn: async ({ signal }) => {
      const response = await fetch(url, { credentials: 'include', signal })
      const text = await response.text()
      if (!response.ok) throw new CallError(response.status, text || response.statusText)
      return text
    },
    gcTime: 0,
  })
}
