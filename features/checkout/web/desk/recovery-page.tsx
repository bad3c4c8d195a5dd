import { AdminPage } from '#features/admin/web/public.ts'
import { withQueries } from '#web/calls/with-queries.tsx'
import RecoveryPanel from './recovery-panel.tsx'

export default withQueries(RecoveryPage)

function RecoveryPage() {
  return (
    <AdminPage title="Recovery" lead="What was paid and never recorded, found and served." from="owner">
      <RecoveryPanel alone />
    </AdminPage>
  )
}
