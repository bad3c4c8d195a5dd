import { Link } from 'react-router'
import { useSignedIn } from '#web/session.ts'
import { linkLook } from './link-look.ts'
import { Notice } from './notice.tsx'
import { useMe } from './use-me.ts'

/** Whoever is signed in already need not do it again. */
export function SignedInNotice() {
  const { data: me } = useMe({ enabled: useSignedIn() === 'yes' })
  // A purchase opened that session; whoever is here wants to sign in.
  if (!me || me.orderOnly) return null
  return (
    <Notice kind="info" className="mb-6">
      You are signed in as {me.email}.{' '}
      <Link to="/dashboard" className={linkLook}>
        Founder Dashboard
      </Link>
    </Notice>
  )
}
