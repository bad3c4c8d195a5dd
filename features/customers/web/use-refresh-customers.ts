import { useQueryClient } from '@tanstack/react-query'
import { listAudit } from '#features/admin/contract.ts'
import { listCustomers } from '../contract.ts'

/** After a change: what shows customers, and what shows what was done to them. */
export function useRefreshCustomers(): () => Promise<void> {
  const client = useQueryClient()
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [address] }) =>
        String(address).startsWith(listCustomers.path) || address === listAudit.path,
    })
}
