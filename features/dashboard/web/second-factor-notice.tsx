import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { Button, LinkButton } from '#web/ui/button.tsx'

const LATER = 'secondFactorLater'

/** For people with a role: an offer that can be put off, or what has to be done first. */
export function SecondFactorNotice({ required }: { required: boolean }) {
  const [isPutOff, setIsPutOff] = useState(() => !required && readLater())
  if (isPutOff) return null
  return (
    <section
      aria-label="Second factor"
      className="flex flex-col gap-x-6 gap-y-3 rounded-3 border border-line bg-sunken px-5 py-4 sm:flex-row sm:items-center sm:justify-between"
    >
      <p className="flex min-w-0 gap-3 text-ui">
        <KeyRound size={18} strokeWidth={1.75} aria-hidden className="mt-1 shrink-0 text-draft-ink" />
        <span>
          {required
            ? 'Set up a passkey or an authenticator app to use your admin pages.'
            : 'Protect your admin account with a passkey or an authenticator app.'}
        </span>
      </p>
      <div className="flex shrink-0 flex-wrap gap-3 max-sm:flex-col">
        {!required && (
          <Button
            kind="ghost"
            onClick={() => {
              saveLater()
              setIsPutOff(true)
            }}
          >
            Not now
          </Button>
        )}
        <LinkButton to="/settings#security">Set it up</LinkButton>
      </div>
    </section>
  )
}

/** A browser that keeps nothing is offered it again. */
function readLater(): boolean {
  try {
    return localStorage.getItem(LATER) !== null
  } catch {
    return false
  }
}

function saveLater(): void {
  try {
    localStorage.setItem(LATER, '1')
  } catch {
    // Offered again next time.
  }
}
