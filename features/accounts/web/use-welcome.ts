import { useNavigate } from 'react-router'
import { track } from '#web/analytics.ts'
import { signedIn } from '#web/session.ts'
import { toast } from '#web/ui/toast-store.ts'
import { closeDialog } from './dialog-store.ts'

export const PASSWORD_ENDED =
  'For your safety, the password set before this address was confirmed no longer works. You can set a new one in Settings.'

interface User {
  email: string
  fullName: string
}

/** Whoever only bought something may have no name yet. */
export function welcome({ fullName, email }: User): string {
  return `Welcome back, ${fullName || email}!`
}

/** After a sign-in without a password: says so and goes to the dashboard. */
export function useWelcome() {
  const navigate = useNavigate()
  return ({ user, passwordEnded = false }: { user: User; passwordEnded?: boolean }) => {
    track({ event: 'auth', action: 'login' })
    signedIn()
    const description = passwordEnded ? `${welcome(user)} ${PASSWORD_ENDED}` : welcome(user)
    toast({ title: 'Authentication successful!', description })
    closeDialog()
    void navigate('/dashboard')
  }
}
