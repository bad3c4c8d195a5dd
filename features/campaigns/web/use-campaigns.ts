import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#kit/call.ts'
import type { Answer } from '#kit/endpoint.ts'
import { withFreshSignIn } from '#web/calls/fresh-sign-in.ts'
import { type Campaign, countAudiences, listCampaigns } from '../contract.ts'

const KEY = [listCampaigns.path]
/** While one is on its way it is asked often, while one waits for its moment now and then. */
const SENDING_MS = 2_000
const SCHEDULED_MS = 20_000

type Pages = InfiniteData<Answer<typeof listCampaigns>>

export const campaignsIn = ({ pages }: Pages): Campaign[] => pages.flatMap(({ campaigns }) => campaigns)

export function useCampaigns() {
  return useInfiniteQuery({
    queryKey: KEY,
    queryFn: ({ pageParam: cursor }) =>
      withFreshSignIn(() => call(listCampaigns, { query: cursor ? { cursor } : {} }), 'page'),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: ({ state }) => pace(state.data ? campaignsIn(state.data) : []),
  })
}

function pace(campaigns: Campaign[]): number | false {
  if (campaigns.some(({ status }) => status === 'sending')) return SENDING_MS
  return campaigns.some(({ status }) => status === 'scheduled') && SCHEDULED_MS
}

export function useRefreshCampaigns(): () => Promise<unknown> {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: KEY }),
      client.invalidateQueries({ queryKey: [countAudiences.path] }),
    ])
}

/** Asks the list anew, and answers how this campaign stands in it. */
export function useCampaignAnew(): (id: string) => Promise<Campaign | undefined> {
  const client = useQueryClient()
  const refresh = useRefreshCampaigns()
  return async (id) => {
    await refresh()
    const known = client.getQueryData<Pages>(KEY)
    return known && campaignsIn(known).find((campaign) => campaign.id === id)
  }
}
