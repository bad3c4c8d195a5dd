import { useState } from 'react'
import { Dialog } from '#web/ui/dialog.tsx'
import { type AuthMode, CHECK_EMAIL, MODES } from './auth-modes.ts'
import { AuthPanel } from './auth-panel.tsx'
import { closeDialog } from './dialog-store.ts'
import { DIALOG } from './places.ts'
import { useAuth } from './use-auth.ts'

interface LoginDialogProps {
  email?: string
  mode?: AuthMode
  /** Somebody with a role, who signed in too long ago for what they are about to do. */
  again?: true
  ended?: true
}

const AGAIN = 'Admins sign in again every 12 hours. What you were doing goes on right after.'
const ENDED = 'You have been signed out. Sign in again to continue: nothing on this page is lost.'

export function LoginDialog({ email, mode: startMode = 'signIn', again, ended }: LoginDialogProps) {
  const [mode, setMode] = useState(startMode)
  const auth = useAuth({ place: DIALOG, onResetSent: () => setMode('signIn') })
  const { title, lead } = MODES[mode]
  return (
    <Dialog
      open
      onOpenChange={closeDialog}
      title={auth.waiting ? CHECK_EMAIL : title}
      description={mode === 'reset' ? lead : again ? AGAIN : ended && ENDED}
    >
      <AuthPanel auth={auth} mode={mode} onMode={setMode} email={email} />
    </Dialog>
  )
}
