import type { Role } from '#engine/read/reading.ts'
import { InlineSelect } from '#web/ui/inline-select.tsx'
import { ROLE_NAMES, roleOptions } from './role-names.ts'

type Props = {
  /** The figure, as it is named to those who hear it. */
  of: string
  role: Role
  /** Then choosing the same role says that it is right. */
  isUnsure: boolean
  likely: Role[]
  onChange: (role: Role) => void
  className?: string
}

/** What a figure means. */
export function RoleMenu({ of, role, isUnsure, likely, onChange, className }: Props) {
  const firstRoles = likely.includes(role) ? likely : [role, ...likely]
  return (
    <InlineSelect
      label={`What ${of} means`}
      value={isUnsure ? '' : role}
      options={roleOptions(firstRoles)}
      first={firstRoles.filter((one) => one !== 'other').length}
      onChange={(chosen) => onChange(chosen as Role)}
      {...(className && { className })}
    >
      <span className={role === 'other' ? 'text-ink-3' : undefined}>
        {isUnsure ? `${ROLE_NAMES[role]}?` : ROLE_NAMES[role]}
      </span>
    </InlineSelect>
  )
}
