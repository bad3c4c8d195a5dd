import { useState } from 'react'
import { Dialog } from '#web/ui/dialog.tsx'
import { type AuthMode, CHECK_EMAIL, MODES } from './auth-modes.ts'
import { AuthPanel } from './auth-panel.tsx'
import { closeDialog } from './dialog-store.ts'
import { DIALOG } from './places.ts'
import { useAuth } from './use-auth.ts'

export function LoginDialog({ email, mode: startMode = 'signIn' }: { email?: string; mode?: AuthMode }) {
  const [mode, setMode] = useState(startMode)
  const auth = useAuth({ place: DIALOG, onResetSent: () => setMode('signIn') })
  const { title, lead } = MODES[mode]
  return (
    <Dialog
      open
      onOpenChange={closeDialog}
      title={auth.waiting ? CHECK_EMAIL : title}
      description={mode === 'reset' ? lead : undefined}
    >
      <AuthPanel auth={auth} mode={mode} onMode={setMode} email={email} />
    </Dialog>
  )
}
