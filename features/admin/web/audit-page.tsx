import { useState } from 'react'
import { withQueries } from '#web/calls/with-queries.tsx'
import { SearchField } from '#web/ui/field.tsx'
import { usePause } from '#web/use-pause.ts'
import { AdminPage } from './admin-page.tsx'
import { AuditList } from './audit-list.tsx'

export default withQueries(AuditPage)

function AuditPage() {
  return (
    <AdminPage
      title="Audit Trail"
      from="owner"
      lead="What people with a role did, to whom, and why. Nobody can change or delete an entry."
    >
      <Searched />
    </AdminPage>
  )
}

function Searched() {
  const [typed, setTyped] = useState('')
  const search = usePause(typed.trim())
  return (
    <div className="grid grid-cols-1 gap-5">
      <SearchField
        label="Search the audit trail"
        placeholder="Search person, deed or reason"
        maxLength={200}
        value={typed}
        onChange={setTyped}
        className="w-full max-w-110"
      />
      <div>
        <AuditList asked={{ search }} empty={search ? 'Nothing found.' : 'Nothing was done yet.'} />
      </div>
    </div>
  )
}
