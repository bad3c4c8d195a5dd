import type { QueryClient } from '@tanstack/react-query'
import { listManagedPosts, listPosts } from '../contract.ts'

/** After a change every list and post is asked anew when it is shown. */
export function forgetPosts(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey: [address] }) =>
      [listPosts.path, listManagedPosts.path].some((path) => String(address).startsWith(path)),
  })
}
