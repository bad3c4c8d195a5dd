import { useQuery } from '@tanstack/react-query'
import { CallError } from '#kit/call.ts'
import { withFreshSignIn } from '#web/calls/fresh-sign-in.ts'

/** By its version: the address stays the same when the content changes. */
export function useFileText({ url, version = 0 }: { url: string; version?: number }) {
  return useQuery({
    queryKey: ['text of a file', url, version],
    queryFn: ({ signal }) => withFreshSignIn(() => fetchText(url, signal), 'page'),
    gcTime: 0,
  })
}

async function fetchText(url: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, { credentials: 'include', signal })
  const text = await response.text()
  if (!response.ok) throw new CallError(response.status, text || response.statusText)
  return text
}
