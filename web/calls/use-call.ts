// Contracts as hooks: typed by the same value that the server is typed by.
import {
  type QueryFunctionContext,
  type UseMutationOptions,
  type UseQueryOptions,
  useMutation,
  useQuery,
} from '@tanstack/react-query'
import { addressOf, call } from '#kit/call.ts'
import type { Answer, Endpoint, Input } from '#kit/endpoint.ts'
import { withFreshSignIn } from './fresh-sign-in.ts'

type Given<E extends Endpoint> = unknown extends Input<E> ? undefined : Input<E>

/** Reads. The key is the full address, so that equal questions share their answer. */
export function useAnswer<E extends Endpoint>(
  endpoint: E,
  input: Given<E>,
  options: Omit<UseQueryOptions<Answer<E>>, 'queryKey' | 'queryFn'> = {},
) {
  return useQuery<Answer<E>>({ ...questionOf(endpoint, input), ...options })
}

/** For pages that lead to the login themselves once the session has ended. */
export const LEAVES_WHEN_SIGNED_OUT = { meta: { leavesWhenSignedOut: true } }

export function questionOf<E extends Endpoint>(endpoint: E, input: Given<E>) {
  return {
    queryKey: [addressOf(endpoint, input ?? {})],
    queryFn: ({ client, queryKey, meta }: QueryFunctionContext): Promise<Answer<E>> => {
      const ask = () => callPlainly(endpoint, input)
      if (meta?.leavesWhenSignedOut) return ask()
      return withFreshSignIn(ask, client.getQueryData(queryKey) === undefined ? 'page' : 'page again')
    },
  }
}

/** Changes. */
export function useCall<E extends Endpoint>(
  endpoint: E,
  options: UseMutationOptions<Answer<E>, Error, Given<E>> = {},
) {
  return useMutation<Answer<E>, Error, Given<E>>({
    mutationFn: (input) => withFreshSignIn(() => callPlainly(endpoint, input)),
    ...options,
  })
}

function callPlainly<E extends Endpoint>(endpoint: E, input: Given<E>): Promise<Answer<E>> {
  return (call as (endpoint: E, input: Given<E>) => Promise<Answer<E>>)(endpoint, input)
}
