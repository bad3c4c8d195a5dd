import { useState } from 'react'
import { SECURITY_EVENT_KINDS, type SecurityEventKind } from '#kit/security-events.ts'
import { withQueries } from '#web/calls/with-queries.tsx'
import { SearchField } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { usePause } from '#web/use-pause.ts'
import { AdminPage } from './admin-page.tsx'
import { SecurityList } from './security-list.tsx'
import { KIND_WORDS } from './security-words.ts'

export default withQueries(SecurityPage)

function SecurityPage() {
  return (
    <AdminPage
      title="Security Log"
      from="owner"
      lead="Sign-ins, failed attempts and refusals of the last 90 days. Networks are shortened, and equal events within ten minutes are counted as one entry."
    >
      <Filtered />
    </AdminPage>
  )
}

const ALL = 'all'
const OPTIONS = [
  { value: ALL, label: 'All events' },
  ...SECURITY_EVENT_KINDS.map((kind) => ({ value: kind, label: KIND_WORDS[kind] })),
]

function Filtered() {
  const [kind, setKind] = useState<string>(ALL)
  const [typed, setTyped] = useState('')
  const account = usePause(typed.trim())
  const filter = { kind: kind === ALL ? undefined : (kind as SecurityEventKind), account }
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid items-end gap-4 sm:grid-cols-[minmax(0,18rem)_minmax(0,27.5rem)]">
        <Select label="Event" value={kind} onChange={setKind} options={OPTIONS} />
        <SearchField
          label="Search by account"
          placeholder="Name, email or account ID"
          maxLength={200}
          value={typed}
          onChange={setTyped}
          className="w-full sm:mb-1.5"
        />
      </div>
      <div>
        <SecurityList filter={filter} />
      </div>
    </div>
  )
}
