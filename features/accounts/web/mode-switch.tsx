import type { AuthMode } from './auth-modes.ts'
import { reachableLinkLook } from './link-look.ts'

const SWITCHES: Record<AuthMode, { question?: string; label: string; to: AuthMode }> = {
  signIn: { question: 'No account yet?', label: 'Sign up here', to: 'signUp' },
  signUp: { question: 'Already have an account?', label: 'Sign in here', to: 'signIn' },
  reset: { label: 'Back to sign in', to: 'signIn' },
}

export function ModeSwitch({ mode, onMode }: { mode: AuthMode; onMode: (mode: AuthMode) => void }) {
  const { question, label, to } = SWITCHES[mode]
  return (
    <p className="text-small text-ink-2 in-[[role=dialog]]:text-center">
      {question}{' '}
      <button type="button" className={reachableLinkLook} onClick={() => onMode(to)}>
        {label}
      </button>
    </p>
  )
}
