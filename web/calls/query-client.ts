// How the pages ask: a query's key begins with its address. Nothing is retried, nothing grows stale by itself, nothing
// is asked again because a window came to the front.
import { MutationCache, QueryClient, type QueryFunctionContext } from '@tanstack/react-query'
import { CallError, readAnswer } from '#kit/call.ts'

/** `on401: 'null'` answers null for signed-out visitors instead of failing. */
export function getAddress({ on401 }: { on401: 'fail' | 'null' }) {
  return async ({ queryKey, signal }: QueryFunctionContext): Promise<unknown> => {
    const response = await fetch(String(queryKey[0]), { credentials: 'include', signal })
    if (response.status === 401 && on401 === 'null') return null
    return readAnswer(response)
  }
}

/** Whoever acted on something that is not there any more: the sentence says so. */
export const isGone = (error: unknown) => error instanceof CallError && error.status === 404

/** What is on show is asked anew, so that lists do not go on offering what was deleted in another window. */
export const askAgain = (client: QueryClient) =>
  client.invalidateQueries({ predicate: ({ state }) => state.status === 'success' })

export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onError(error) {
        if (isGone(error)) void askAgain(client)
      },
    }),
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
  return client
}
