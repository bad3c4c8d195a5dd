// Contracts as hooks: typed by the same value that the server is typed by.
import { type UseMutationOptions, type UseQueryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { addressOf, call } from '#kit/call.ts'
import type { Answer, Endpoint, Input } from '#kit/endpoint.ts'

type Given<E extends Endpoint> = unknown extends Input<E> ? undefined : Input<E>

/** Reads. The key is the full address, so that equal questions share their answer. */
export function useAnswer<E extends Endpoint>(
  endpoint: E,
  input: Given<E>,
  options: Omit<UseQueryOptions<Answer<E>>, 'queryKey' | 'queryFn'> = {},
) {
  return useQuery<Answer<E>>({
    queryKey: [addressOf(endpoint, input ?? {})],
    queryFn: () => callWith(endpoint, input),
    ...options,
  })
}

/** Changes. */
export function useCall<E extends Endpoint>(
  endpoint: E,
  options: UseMutationOptions<Answer<E>, Error, Given<E>> = {},
) {
  return useMutation<Answer<E>, Error, Given<E>>({
    mutationFn: (input) => callWith(endpoint, input),
    ...options,
  })
}

function callWith<E extends Endpoint>(endpoint: E, input: Given<E>): Promise<Answer<E>> {
  return (call as (endpoint: E, input: Given<E>) => Promise<Answer<E>>)(endpoint, input)
}
