import { LogOut } from 'lucide-react'
import { logout } from '#features/accounts/contract.ts'
import { track } from '#web/analytics.ts'
import { useCall } from '#web/calls/use-call.ts'
import { useLeave } from '#web/session.ts'
import { quickLook } from '#web/ui/quick-link.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { toast } from '#web/ui/toast-store.ts'

/** Unlike the header's, it says how it went, and stays when it failed. */
export function LogOutButton() {
  const leave = useLeave()
  const end = useCall(logout, {
    async onSuccess() {
      track({ event: 'auth', action: 'logout' })
      toast({ title: 'Logged out successfully' })
      await leave()
    },
    onError: () => toast({ kind: 'destructive', title: 'Logout failed' }),
  })
  return (
    <button
      type="button"
      aria-busy={end.isPending}
      onClick={() => !end.isPending && end.mutate(undefined)}
      className={quickLook}
    >
      {end.isPending ? <Spinner /> : <LogOut size={16} strokeWidth={1.75} aria-hidden />}
      Log Out
    </button>
  )
}
