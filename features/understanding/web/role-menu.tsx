import clsx from 'clsx'
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
  const firstRoles = [...new Set([...(likely.includes(role) ? [] : [role]), ...likely, 'other' as const])]
  return (
    <InlineSelect
      label={`What ${of} means`}
      value={isUnsure ? '' : role}
      options={roleOptions(firstRoles)}
      first={firstRoles.length}
      onChange={(chosen) => onChange(chosen as Role)}
      className={clsx('min-h-11', className)}
    >
      <span className={role === 'other' ? 'text-ink-3' : undefined}>
        {isUnsure && <span aria-hidden="true" className="mr-2 inline-block size-1.75 rounded-full bg-warn" />}
        {isUnsure ? `${ROLE_NAMES[role]}?` : ROLE_NAMES[role]}
        {isUnsure && <span className="sr-only"> Not sure yet.</span>}
      </span>
    </InlineSelect>
  )
}
