// How the pages ask: a query's key begins with its address. Nothing is retried, nothing grows stale by itself, nothing
// is asked again because a window came to the front.
import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query'
import { readAnswer } from '#kit/call.ts'

/** `on401: 'null'` answers null for signed-out visitors instead of failing. */
export function getAddress({ on401 }: { on401: 'fail' | 'null' }) {
  return async ({ queryKey, signal }: QueryFunctionContext): Promise<unknown> => {
    const response = await fetch(String(queryKey[0]), { credentials: 'include', signal })
    if (response.status === 401 && on401 === 'null') return null
    return readAnswer(response)
  }
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: getAddress({ on401: 'fail' }),
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
      },
      mutations: { retry: false },
    },
  })
}
