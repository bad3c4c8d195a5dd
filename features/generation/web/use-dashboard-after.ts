import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { getDashboard } from '#features/dashboard/contract.ts'

const REDIRECT_AFTER = 2000

/** What the dashboard showed before is out of date. */
export function useDashboardRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [getDashboard.path] })
}

/** Refreshes the dashboard and, a moment later, goes there. */
export function useDashboardAfter(complete: boolean, address = '/dashboard'): void {
  const navigate = useNavigate()
  const client = useQueryClient()
  useEffect(() => {
    if (!complete) return
    void client.invalidateQueries({ queryKey: [getDashboard.path] })
    const going = setTimeout(() => void navigate(address), REDIRECT_AFTER)
    return () => clearTimeout(going)
  }, [complete, address, navigate, client])
}
