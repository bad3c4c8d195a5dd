import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { IconButton } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { PASSWORD_SHORTEST } from '../contract.ts'
import { passwordFault } from '../password-rule.ts'
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
  owner?: { email?: string; fullName?: string; hasRole?: boolean }
}

/** Says while one types what would be refused, then how an accepted password could be better. */
export function NewPasswordField({ typed, owner, ...props }: NewPasswordFieldProps) {
  // Who has just begun is not told that it is too short.
  const fault = typed.length < PASSWORD_SHORTEST ? undefined : passwordFault(typed, owner)
  const advice = fault ?? passwordAdvice(typed, owner)
  return <PasswordField {...props} autoComplete="new-password" hint={props.error ? undefined : advice} />
}
