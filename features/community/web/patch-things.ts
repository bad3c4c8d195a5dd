// Changes what the pages already know of a post or a comment, wherever it is shown.
import type { QueryClient } from '@tanstack/react-query'
import { type Comment, type ListedPost, listPosts, type Post, type ThingKind } from '../contract.ts'

type Known = { posts?: ListedPost[]; post?: Post; comments?: Comment[] }
type Change = Partial<Post & Comment>

const isOurs = (address: unknown) => String(address).startsWith(listPosts.path)

export function patchThing(
  client: QueryClient,
  kind: ThingKind,
  id: string,
  change: Change | ((known: Change) => Change),
): void {
  const patched = <T extends { id: string }>(one: T): T =>
    one.id === id ? { ...one, ...(typeof change === 'function' ? change(one) : change) } : one
  client.setQueriesData<Known>({ predicate: ({ queryKey: [address] }) => isOurs(address) }, (known) => {
    if (!known) return known
    if (kind === 'comment')
      return known.comments ? { ...known, comments: known.comments.map(patched) } : known
    if (known.posts) return { ...known, posts: known.posts.map(patched) }
    return known.post ? { ...known, post: patched(known.post) } : known
  })
}

/** What was asked before the change may answer after it, without it: it is asked anew. */
export function askAgainIfUnderWay(client: QueryClient): void {
  const ours = { predicate: ({ queryKey: [address] }: { queryKey: readonly unknown[] }) => isOurs(address) }
  if (client.isFetching(ours) > 0) void client.invalidateQueries(ours)
}

/** Every list may have changed: it is asked anew when it is shown. */
export function forgetLists(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey: [address] }) => String(address).split('?')[0] === listPosts.path,
  })
}
