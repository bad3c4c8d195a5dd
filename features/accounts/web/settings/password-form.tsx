import { type FormEvent, useState } from 'react'
import { faultOf } from '#web/calls/faults.ts'
import { FormError } from '#web/calls/form-error.tsx'
import { useCall } from '#web/calls/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { changePassword } from '../../contract.ts'
import { newPasswordErrors } from '../new-password-errors.ts'
import { NewPasswordField, PasswordField } from '../password-field.tsx'
import { type Account, useRefreshAccount } from './use-account.ts'

const EMPTY = { currentPassword: '', password: '', confirmPassword: '' }

export function PasswordForm({ account }: { account: Account }) {
  const { hasPassword } = account
  const owner = { ...account, hasRole: account.isAdmin }
  const [typed, setTyped] = useState(EMPTY)
  const [tried, setTried] = useState(false)
  const refresh = useRefreshAccount()
  const change = useCall(changePassword, {
    async onSuccess() {
      setTyped(EMPTY)
      setTried(false)
      toast({
        title: hasPassword ? 'Password changed' : 'Password set',
        description: 'All your other sessions and access tokens were ended.',
      })
      await refresh()
    },
  })
  const current = faultOf(changePassword.body.shape.currentPassword, typed.currentPassword)
  const faults = {
    ...newPasswordErrors(typed, owner),
    ...(hasPassword && current && { currentPassword: current }),
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (Object.keys(faults).length > 0 || change.isPending) return
    const { currentPassword, password } = typed
    change.mutate({ body: { password, ...(hasPassword && { currentPassword }) } })
  }

  const field = (name: keyof typeof EMPTY) => ({
    name,
    required: true,
    autoComplete: name === 'currentPassword' ? 'current-password' : 'new-password',
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
    error: tried ? faults[name] : undefined,
  })

  return (
    <Card>
      <form noValidate onSubmit={submit} className="grid max-w-110 gap-4">
        {/* Tells password managers whose password this is. */}
        <input type="email" autoComplete="username" value={account.email} readOnly hidden />
        {hasPassword && <PasswordField label="Current password" {...field('currentPassword')} />}
        <NewPasswordField label="New password" typed={typed.password} owner={owner} {...field('password')} />
        <PasswordField label="Confirm new password" {...field('confirmPassword')} />
        <FormError error={change.error} />
        <Button type="submit" busy={change.isPending} busyLabel="Saving..." className="sm:justify-self-start">
          {hasPassword ? 'Change password' : 'Set a password'}
        </Button>
      </form>
    </Card>
  )
}
