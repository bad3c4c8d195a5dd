import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '#kit/call.ts'
import { withFreshSignIn } from '#web/calls/fresh-sign-in.ts'
import { type CUSTOMER_FILTERS, type Customer, listCustomers } from '../contract.ts'

export interface Match {
  search: string
  filter: (typeof CUSTOMER_FILTERS)[number]
}

/** Page by page, newest first. */
export function useCustomers({ search, filter }: Match) {
  const pages = useInfiniteQuery({
    queryKey: [listCustomers.path, search, filter],
    queryFn: ({ pageParam: cursor }) =>
      withFreshSignIn(() => call(listCustomers, { query: { search, filter, ...(cursor && { cursor }) } })),
    staleTime: 0,
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  })
  const customers: Customer[] | undefined = pages.data?.pages.flatMap((page) => page.customers)
  return { ...pages, customers }
}
