import { TextField } from './field.tsx'

interface CurrentPasswordProps {
  value: string
  onChange: (typed: string) => void
  error: string | undefined
  hint?: string
}

/** Asked for where a session alone is not enough. */
export function CurrentPassword({ onChange, ...field }: CurrentPasswordProps) {
  return (
    <TextField
      label="Current password"
      type="password"
      name="currentPassword"
      autoComplete="current-password"
      required
      onChange={(event) => onChange(event.target.value)}
      {...field}
    />
  )
}
