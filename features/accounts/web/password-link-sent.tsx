import { Button } from '#web/ui/button.tsx'

/** Somebody signs up with the address of an account that never had a password, by a purchase for example. */
export function PasswordLinkSent({ email, onBack }: { email: string; onBack: () => void }) {
  return (
    <div className="grid gap-5">
      <p className="text-ink-2">
        This address already has an account without a password. We sent a link to set the password to{' '}
        <strong className="font-[550] text-ink">{email}</strong>. It works for one hour.
      </p>
      <Button onClick={onBack} className="w-full">
        Back to sign in
      </Button>
    </div>
  )
}
