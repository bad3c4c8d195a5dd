import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { IconButton } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { passwordAdvice } from './password-advice.ts'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'>

export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <IconButton
          label={shown ? 'Hide password' : 'Show password'}
          icon={shown ? EyeOff : Eye}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}

type NewPasswordFieldProps = PasswordFieldProps & {
  typed: string
  /** Whose password it will be, as far as it is known. */
  owner?: { email?: string; fullName?: string }
}

/** Advises against a weak password, and takes it all the same. */
export function NewPasswordField({ typed, owner, ...props }: NewPasswordFieldProps) {
  const advice = props.error ? undefined : passwordAdvice(typed, owner)
  return <PasswordField {...props} autoComplete="new-password" hint={advice} />
}
