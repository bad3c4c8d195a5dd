import { KeyRound } from 'lucide-react'
import { call } from '#kit/call.ts'
import { type Ended, LEAVING, useOneAtATime } from '#web/calls/one-at-a-time.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { Button } from '#web/ui/button.tsx'
import { useHydrated } from '#web/ui/hydrated.ts'
import { toast } from '#web/ui/toast-store.ts'
import { passkeySignInOptions, signInWithPasskey } from '../../second-factor-contract.ts'
import { useWelcome } from '../use-welcome.ts'
import { canUsePasskeys, NO_PASSKEY, signWithPasskey } from './passkey-client.ts'

/** For browsers that know passkeys; the prerendered page has it, too, so that nothing jumps. */
export function PasskeyButton() {
  const { busy, run } = useOneAtATime<'passkey'>()
  const welcome = useWelcome()
  if (useHydrated() && !canUsePasskeys()) return null

  async function signIn(): Promise<Ended> {
    try {
      const { options } = await call(passkeySignInOptions, { body: {} })
      const passkey = await signWithPasskey(options)
      welcome(await call(signInWithPasskey, { body: { passkey } }))
      return LEAVING
    } catch (error) {
      toast({ kind: 'destructive', title: 'Sign In', description: sentenceOf(error, NO_PASSKEY) })
      return undefined
    }
  }

  return (
    <Button
      icon={KeyRound}
      busy={busy === 'passkey'}
      busyLabel="Waiting for your passkey..."
      onClick={() => void run('passkey', signIn)}
      className="w-full"
    >
      Sign in with a passkey
    </Button>
  )
}
