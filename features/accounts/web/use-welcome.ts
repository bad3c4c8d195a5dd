import { useNavigate } from 'react-router'
import { track } from '#web/analytics.ts'
import { signedIn } from '#web/session.ts'
import { toast } from '#web/ui/toast-store.ts'
import { closeAfterSignIn, isSameAgain } from './dialog-store.ts'

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

/** After a sign-in without a password: says so and goes to the dashboard, or on with what asked for it. */
export function useWelcome() {
  const navigate = useNavigate()
  return ({ user, passwordEnded = false }: { user: User; passwordEnded?: boolean }) => {
    track({ event: 'auth', action: 'login' })
    if (!isSameAgain(user.email)) signedIn()
    const description = passwordEnded ? `${welcome(user)} ${PASSWORD_ENDED}` : welcome(user)
    toast({ title: 'Authentication successful!', description })
    if (!closeAfterSignIn().goesOnHere) void navigate('/dashboard')
  }
}
