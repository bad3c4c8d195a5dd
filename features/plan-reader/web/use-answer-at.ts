// Reads by address, with the contract as a type alone: the parser of contracts is a fifth of what this page would load.
import { useQuery } from '@tanstack/react-query'

export function useAnswerAt<Reply>(address: string) {
  return useQuery<Reply>({ queryKey: [address], staleTime: STALE_MS, refetchOnMount: 'always' })
}

const STALE_MS = 60_000
